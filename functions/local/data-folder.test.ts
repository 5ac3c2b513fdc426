/** The data folder: made where it can be, a system's own reason at once where it cannot, and for its owner alone. */
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepToOwner, makeFolder } from './data-folder.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'railpost-folder-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const modeOf = async (...names: string[]) => ((await stat(join(home, ...names))).mode & 0o777).toString(8);

describe('making it', () => {
  it('makes what is missing on the way, for the owner alone', async () => {
    await makeFolder(join(home, 'a/b/c'));
    expect(await modeOf('a/b/c')).toBe('700');
    await makeFolder(join(home, 'a/b/c'));
  });

  it('two at the same time both succeed', async () => {
    await Promise.all(Array.from({ length: 5 }, () => makeFolder(join(home, 'x/y/z'))));
    expect(await modeOf('x/y/z')).toBe('700');
  });

  it.skipIf(!existsSync('/proc/self'))('ends at once where the system says no, even in /proc', async () => {
    for (const folder of ['/proc/x/y', '/proc/x', '/proc/self/x/y/z']) {
      await expect(makeFolder(folder)).rejects.toThrow(/^E[A-Z]+: .*mkdir/);
    }
  });

  it('tells the reason for a file in the way, a device, a long name, a link to nowhere', async () => {
    await writeFile(join(home, 'file'), '');
    await symlink(join(home, 'nowhere'), join(home, 'link'));
    await symlink(join(home, 'loop'), join(home, 'loop'));
    await expect(makeFolder(join(home, 'file'))).rejects.toThrow(/^E(EXIST|NOTDIR)/);
    await expect(makeFolder(join(home, 'file', 'x'))).rejects.toThrow(/^ENOTDIR/);
    await expect(makeFolder('/dev/null/x')).rejects.toThrow(/^ENOTDIR/);
    await expect(makeFolder(join(home, 'a'.repeat(300)))).rejects.toThrow(/^ENAMETOOLONG/);
    await expect(makeFolder(join(home, 'b/'.repeat(3000)))).rejects.toThrow(/^ENAMETOOLONG/);
    await expect(makeFolder(join(home, 'link', 'x'))).rejects.toThrow(/^E(EXIST|NOENT)/);
    await expect(makeFolder(join(home, 'loop', 'x'))).rejects.toThrow(/^ELOOP/);
  });
});

describe('keeping it to its owner', () => {
  it('covers a damaged key file that was put aside, which still holds secrets', async () => {
    await oldFolder();
    await writeFile(join(home, 'keys.json.damaged'), '{');
    await chmod(join(home, 'keys.json.damaged'), 0o644);
    expect(await keepToOwner(home)).toBe(true);
    expect([await modeOf('keys.json.damaged'), await modeOf()]).toEqual(['600', '700']);
  });

  async function oldFolder() {
    for (const folder of ['database', 'lock']) {
      await mkdir(join(home, folder));
      await writeFile(join(home, folder, '000003.log'), '');
      await chmod(join(home, folder, '000003.log'), 0o644);
      await chmod(join(home, folder), 0o755);
    }
    await writeFile(join(home, 'keys.json'), '{}');
    await chmod(join(home, 'keys.json'), 0o644);
    await chmod(home, 0o755);
  }

  it('tightens a folder and all its files that an older version or a restore has left open', async () => {
    await oldFolder();
    expect(await keepToOwner(home)).toBe(true);
    expect([await modeOf('.'), await modeOf('database'), await modeOf('lock')]).toEqual(['700', '700', '700']);
    for (const file of ['keys.json', 'database/000003.log', 'lock/000003.log']) expect(await modeOf(file)).toBe('600');
  });

  it('leaves alone what is not ours: a folder with other things in it, and where links lead', async () => {
    await oldFolder();
    await writeFile(join(home, 'notes.txt'), '');
    await chmod(join(home, 'notes.txt'), 0o644);
    await symlink(join(home, 'notes.txt'), join(home, 'database/link'));
    expect(await keepToOwner(home)).toBe(true);
    expect([await modeOf('.'), await modeOf('notes.txt')]).toEqual(['755', '644']);
    expect([await modeOf('database'), await modeOf('keys.json')]).toEqual(['700', '600']);
    expect(await readdir(join(home, 'database'))).toEqual(['000003.log', 'link']);
  });

  it('says so where it could not be done', async () => {
    expect(await keepToOwner(join(home, 'nothing'))).toBe(false);
  });

  it('is content with a folder in which nothing lies yet', async () => {
    expect(await keepToOwner(home)).toBe(true);
    expect(await modeOf('.')).toBe('700');
  });
});
