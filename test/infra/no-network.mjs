/**
 * Preloaded into a process and all that it starts: whoever tries to reach a network host fails and is written down.
 * Pipes and Unix sockets, by which processes of one machine talk, stay open.
 */
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';

/** @param {string} what */
function refuse(what) {
  appendFileSync(process.env['RAILPOST_NETWORK_LOG'] ?? '/dev/null', `${what}\n`);
  throw new Error(`no network here: ${what}`);
}

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (/** @type {any[]} */ ...words) {
  const [options] = Array.isArray(words[0]) ? words[0] : words;
  const path = typeof options === 'string' ? options : options?.path;
  if (path === undefined || path === null) refuse(`connect ${options?.host}:${options?.port}`);
  return Reflect.apply(connect, this, words);
};
Object.assign(dns, { lookup: (/** @type {string} */ name) => refuse(`lookup ${name}`) });
