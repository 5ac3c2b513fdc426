/**
 * The Lambda function behind the HTTP API, on DynamoDB. Module-level work is done once per process and adds to the cold
 * start, so there is little of it.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { type Context, Hono } from 'hono';
import { type APIGatewayProxyResult, defaultIsContentTypeBinary, handle, type LambdaEvent } from 'hono/aws-lambda';
import { games } from '../../domain/games.ts';
import { problemAnswer } from '../http/responses.ts';
import { createApp } from '../http/app.ts';
import { problem } from '../service/problem.ts';
import { comesFromEdge, viewerOf } from './edge.ts';
import { log, required, storeInAws } from './environment.ts';
import { keysInParameter } from './keys.ts';
import { settingsInAws } from './delivery.ts';

const edgeKey = process.env['EDGE_KEY'];

const app = createApp({
  store: storeInAws(),
  games,
  keys: keysInParameter(required('KEYS_PARAMETER')),
  settings: settingsInAws(),
  clock: Date.now,
  random: randomBytes,
  shell,
  runsOn: { runsOn: 'lambda', store: 'dynamodb' },
  addressOf: (c: Context<{ Bindings: { event: APIGatewayProxyEventV2 } }>) => viewerOf(c.env.event, edgeKey),
  log,
});

/** As text, a sheet would lose the mark that tells spreadsheets that it is UTF-8. */
const isContentTypeBinary = (type: string): boolean => defaultIsContentTypeBinary(type) || type.startsWith('text/csv');

const answer = handle(app, { isContentTypeBinary });
const nowhere = handle(new Hono().notFound((c) => problemAnswer(c, problem('unknown-route'))));

/** The build puts the page of a table beside the bundle. */
let page: Promise<string> | undefined;
function shell(): Promise<string> {
  page ??= readFile(new URL('shell.html', import.meta.url), 'utf8');
  return page;
}

export function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyResult> {
  const entry = comesFromEdge(event.headers, edgeKey) ? answer : nowhere;
  // Hono asks for what only some gateways send.
  return entry(readable(event) as unknown as LambdaEvent);
}

/** RFC 9110 section 9.3.1: what comes with a GET means nothing; as a `Request` it would be refused. */
function readable(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const { method } = event.requestContext.http;
  const { body: _, ...bare } = event;
  return method === 'GET' || method === 'HEAD' ? bare : event;
}
