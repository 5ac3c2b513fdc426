/** Generates the OpenAPI 3.1 document from the declarations and schemas of the routes. */
import * as z from 'zod/mini';
import manifest from '../../package.json' with { type: 'json' };
import { type ProblemCode, problemStatus } from '../service/problem.ts';
import { parametersOf } from './path-parameters.ts';
import { commonProblems, type Route } from './route.ts';

const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
});

/** Options and commands are read by the game itself, so their schemas stay open here. */
const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

export const describe = (routes: readonly Route[], publicUrl: string): object => ({
  openapi: '3.1.0',
  info: { title: 'Railpost', version: manifest.version, description: manifest.description },
  servers: [{ url: publicUrl }],
  paths: pathsOf(routes),
  components: { schemas: { Problem: jsonSchema(problemSchema, 'output') } },
});

function pathsOf(routes: readonly Route[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const operations = (paths[templateOf(route.path)] ??= {});
    operations[route.method.toLowerCase()] = operationOf(route);
  }
  return paths;
}

/** `/api/tables/:id` is written `/api/tables/{id}` there. */
const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const operationOf = (route: Route): object => ({
  summary: route.summary,
  ...(route.mails ? { 'x-sends-mail': true } : {}),
  parameters: [
    ...parametersOf(route.path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(route.query ?? []).map((one) => ({ ...one, in: 'query', required: false, schema: { type: 'string' } })),
  ],
  ...(route.body
    ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body, 'input') } } } }
    : {}),
  responses: { ...answersOf(route), ...problemsOf([...(route.problems ?? []), ...commonProblems(route)]) },
});

const answersOf = ({ answer: { status, description, type = 'application/json', schema } }: Route) => ({
  [status]: {
    description,
    ...(status === 204 ? {} : { content: { [type]: { schema: schema ? jsonSchema(schema, 'output') : {} } } }),
  },
});

function problemsOf(codes: readonly ProblemCode[]): Record<string, object> {
  const statuses = [...new Set(codes.map((code) => problemStatus[code]))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => problemStatus[code] === status).join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}
