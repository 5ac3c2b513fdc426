/**
 * Loaded before the service: on SIGUSR2 the time limits that its HTTP server has for connections pass so many times
 * faster. A limit that is switched off (0) stays off.
 */
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const FASTER = Number(process.env['FASTER'] ?? 1);
const createServer = http.createServer;

http.createServer = /** @type {typeof createServer} */ (
  (/** @type {Parameters<typeof createServer>} */ ...given) => {
    const server = createServer(...given);
    // How often the server looks for connections that are over their limit.
    Object.assign(server, { connectionsCheckingInterval: 100 });
    process.once('SIGUSR2', () => {
      server.headersTimeout = Math.ceil(server.headersTimeout / FASTER);
      server.requestTimeout = Math.ceil(server.requestTimeout / FASTER);
      server.keepAliveTimeout = Math.ceil(server.keepAliveTimeout / FASTER);
      server.timeout = Math.ceil(server.timeout / FASTER);
    });
    return server;
  }
);
syncBuiltinESMExports();
