/** What CloudFront says for the bucket is what the service says for itself. */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from '../../functions/http/headers.ts';
import { publicSettings } from '../../functions/service/settings.ts';
import { contentSecurityPolicy } from '../../infra/front-policies.ts';

test('pages from the bucket and answers of the service have one content security policy', async () => {
  const app = new Hono().use(securityHeaders(publicSettings('https://play.example.org'))).get('/', (c) => c.text(''));
  const { headers } = await app.request('/');
  expect(headers.get('Content-Security-Policy')).toBe(contentSecurityPolicy);
  expect(headers.get('Referrer-Policy')).toBe('same-origin');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
});
