/** Settings from the environment: defaults, what they mean for the app, and a sentence for each that cannot be. */
import { describe, expect, it } from 'vitest';
import { type LocalSettings, readEnvironment, settingsFor } from './environment.ts';

const read = (environment: Record<string, string>) => readEnvironment(environment) as LocalSettings;

it('has defaults for a newcomer', () => {
  const defaults = {
    host: '127.0.0.1',
    port: 3089,
    publicUrl: null,
    proxies: 0,
    dataFolder: '.data',
    smtpUrl: null,
    mailFrom: null,
    operator: null,
    contact: null,
    newKeys: false,
  };
  expect(readEnvironment({})).toEqual(defaults);
  expect(readEnvironment({ HOST: '', PORT: ' ', PUBLIC_URL: '', TRUST_PROXY: '', DATA_DIR: '', SMTP_URL: '' })).toEqual(
    defaults,
  );
});

it('reads what an operator sets', () => {
  expect(
    readEnvironment({
      HOST: '::1',
      PORT: '0',
      PUBLIC_URL: 'https://Games.Example.org:443/',
      TRUST_PROXY: '2',
      DATA_DIR: '/var/lib/railpost',
      SMTP_URL: 'smtps://club:secret@mail.example.org',
      MAIL_FROM: 'Our club <Post@example.org>',
      OPERATOR: ' Our club ',
      CONTACT: 'post@example.org',
      RAILPOST_NEW_KEYS: '1',
    }),
  ).toEqual({
    host: '::1',
    port: 0,
    publicUrl: 'https://games.example.org',
    proxies: 2,
    dataFolder: '/var/lib/railpost',
    smtpUrl: 'smtps://club:secret@mail.example.org',
    mailFrom: { name: 'Our club', address: 'post@example.org' },
    operator: 'Our club',
    contact: 'post@example.org',
    newKeys: true,
  });
  expect(read({ HOST: 'fe80:0:0:0:0:0:0:1' }).host).toBe('fe80:0:0:0:0:0:0:1');
  expect(read({ TRUST_PROXY: 'true' }).proxies).toBe(1);
  expect(read({ TRUST_PROXY: 'false' }).proxies).toBe(0);
});

it.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ PORT: '80.5' }, 'PORT'],
  [{ HOST: 'http://localhost' }, 'HOST'],
  [{ HOST: 'localhost:3089' }, 'HOST'],
  [{ HOST: 'two words' }, 'HOST'],
  [{ HOST: '[::1]' }, 'HOST'],
  [{ TRUST_PROXY: 'loopback' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10' }, 'TRUST_PROXY'],
  [{ MAIL_FROM: 'our club' }, 'MAIL_FROM'],
  [{ PUBLIC_URL: 'games.example.org' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://games.example.org' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://games.example.org/railpost' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://games.example.org?x' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://me:pass@games.example.org' }, 'PUBLIC_URL'],
])('answers %o by a sentence about it', (environment, name) => {
  const sentence = readEnvironment(environment);
  expect(sentence).toMatch(/^[A-Z_]+ must be .*\.$/);
  expect(sentence).toContain(name);
});

it.each(['mail.example.org', 'https://mail.example.org', 'smtp:'])(
  'answers an SMTP_URL of %s without repeating it, for it may hold a password',
  (given) => {
    const sentence = readEnvironment({ SMTP_URL: given });
    expect(sentence).toMatch(/^SMTP_URL must name a mail server/);
    if (given !== 'smtp:') expect(sentence).not.toContain(`${given},`);
  },
);

it.each([
  [{}, 'mailbox'],
  [{ PUBLIC_URL: 'http://127.0.0.1:9000' }, 'mailbox'],
  [{ HOST: '0.0.0.0' }, 'none'],
  [{ TRUST_PROXY: '1' }, 'none'],
  [{ PUBLIC_URL: 'https://games.example.org' }, 'none'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'sent'],
  [{ SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'https://games.example.org' }, 'sent'],
])('with %o mail is %s: only the person at the machine may read its mailbox', (environment, mail) => {
  expect(settingsFor(read(environment), 4000).mail).toBe(mail);
});

describe('limits and links', () => {
  it.each([
    [{}, false, 'http://localhost:4000'],
    [{ HOST: 'localhost' }, false, 'http://localhost:4000'],
    [{ HOST: '0.0.0.0' }, true, 'http://localhost:4000'],
    [{ TRUST_PROXY: '1' }, true, 'http://localhost:4000'],
    [{ PUBLIC_URL: 'https://games.example.org' }, true, 'https://games.example.org'],
    [{ PUBLIC_URL: 'http://127.0.0.1:9000' }, false, 'http://127.0.0.1:9000'],
  ])('with %o: exposed %s, at %s', (environment, exposed, publicUrl) => {
    const settings = settingsFor(read(environment), 4000);
    expect(settings.exposed).toBe(exposed);
    expect(settings.publicUrl).toBe(publicUrl);
    expect(settings.allowsOrigin(publicUrl)).toBe(true);
    expect(settings.allowsOrigin('http://evil.example')).toBe(false);
  });
});
