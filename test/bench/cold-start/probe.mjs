/**
 * A fresh process that loads one bundle, has it answer one request, and writes down when: `whole` since the process
 * began, `own` without the time that Node itself takes to start, `processor` what it has computed.
 */
const began = performance.now();
const { handler } = await import(process.argv[2] ?? '');
const path = '/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa/head';
const { statusCode } = await handler({
  version: '2.0',
  rawPath: path,
  rawQueryString: '',
  headers: { host: 'gateway.example' },
  requestContext: { domainName: 'gateway.example', http: { method: 'GET', path, sourceIp: '192.0.2.1' } },
  isBase64Encoded: false,
});
const answered = performance.now();
const { user, system } = process.cpuUsage();
if (statusCode !== 404) throw new Error(`answered ${statusCode}`);
process.send?.({ whole: answered, own: answered - began, processor: (user + system) / 1000 }, () => process.exit(0));
