/**
 * The declaration of a route. The app mounts it and the OpenAPI document describes it from the same value, so neither
 * can miss one.
 */
import type { Context } from 'hono';
import type * as z from 'zod/mini';
import type { Problem, ProblemCode } from '../service/problem.ts';
import type { Service } from '../service/service.ts';
import type { Written } from './answers/answer.ts';
import { unknownProblems } from './path-parameters.ts';
import type { Reply } from './responses.ts';

/** A request on its way to a handler. */
export interface Call<Body> {
  readonly c: Context;
  readonly service: Service;
  readonly body: Body;
  /** The id in the session cookie, if there is one. */
  readonly cookie: string | undefined;
  /** Whether the route declares that it sends letters. */
  readonly mails: boolean;
  /** The network of the caller (see `networkOf`), for rate limits only. */
  readonly address: string;
}

export interface Declaration<Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Hono writes it: `/api/tables/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly answer: {
    readonly status: 200 | 201 | 202 | 204;
    readonly description: string;
    readonly type?: string;
    readonly schema?: z.ZodMiniType<Answer>;
  };
  /** Behind the question mark, each optional. */
  readonly query?: readonly { readonly name: string; readonly description: string }[];
  /** It puts letters into the outbox, so it goes through the mail gate (`gateOf`). */
  readonly mails?: true;
  /** Beyond what every write and every path with a table in it can answer. */
  readonly problems?: readonly ProblemCode[];
}

export interface Route extends Declaration {
  readonly body: z.ZodMiniType | null;
  readonly handle: (call: Call<unknown>) => Outcome<unknown>;
}

/** What a handler gives: an answer with a body of this type, or a problem. */
export type Outcome<Answer> = Promise<Reply<Answer> | Problem> | Reply<Answer> | Problem;

/** A route without a body. The compiler checks the body of its answer against the schema. */
export const route = <Answer>(
  declaration: Declaration<Answer>,
  handle: (call: Call<unknown>) => Outcome<Written<Answer>>,
): Route => ({ ...declaration, body: null, handle });

/** A route with a body: its handler gets what the schema has parsed. */
export const routeWithBody = <Answer, Body>(
  declaration: Declaration<Answer>,
  body: z.ZodMiniType<Body>,
  handle: (call: Call<Body>) => Outcome<Written<Answer>>,
): Route => ({ ...declaration, body, handle: (call) => handle(call as Call<Body>) });

/** What every write can answer before a handler sees it, and every path with a table. */
export const commonProblems = ({ method, path, body, mails }: Route): ProblemCode[] => [
  ...(method === 'GET' ? [] : (['foreign-origin', 'too-many-requests'] as const)),
  ...(body ? (['bad-json', 'wrong-type', 'too-large', 'bad-request', 'too-slow', 'overloaded'] as const) : []),
  ...(mails ? (['mailbox-limit'] as const) : []),
  ...unknownProblems(path),
];
