/**
 * The HTTP API of API Gateway between a request and the function: payload format 2.0, in which header names are lower
 * case, cookies stand apart, and a body may come as base64.
 */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Lambda } from './lambda.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

export function eventOf({ method, path, headers = {}, body }: Asked): APIGatewayProxyEventV2 {
  const [rawPath = '', rawQueryString = ''] = path.split('?');
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const { cookie, ...rest } = named;
  const bytes = body === undefined ? undefined : Buffer.from(body);
  return {
    version: '2.0',
    routeKey: 'ANY /api/{proxy+}',
    rawPath,
    rawQueryString,
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    headers: {
      ...rest,
      ...(bytes ? { 'content-length': String(bytes.length) } : {}),
      host: 'abc.execute-api.eu-central-1.amazonaws.com',
      'x-forwarded-for': '192.0.2.1',
    },
    requestContext: {
      accountId: '123456789012',
      apiId: 'abc',
      domainName: 'abc.execute-api.eu-central-1.amazonaws.com',
      domainPrefix: 'abc',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: 'id',
      routeKey: 'ANY /api/{proxy+}',
      stage: '$default',
      time: '01/Mar/2026:12:00:00 +0000',
      timeEpoch: 1_772_366_400_000,
    },
    ...(bytes ? { body: bytes.toString('base64') } : {}),
    isBase64Encoded: bytes !== undefined,
  };
}

/** The same event with its body as text, as the gateway sends it for types that it knows as text. */
export const asText = (event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 =>
  event.body === undefined
    ? event
    : { ...event, body: Buffer.from(event.body, 'base64').toString(), isBase64Encoded: false };

export async function throughGateway(lambda: Lambda, event: APIGatewayProxyEventV2): Promise<Answered> {
  const result = await lambda.invoke<APIGatewayProxyStructuredResultV2>(event);
  return {
    status: result.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    cookies: result.cookies ?? [],
    body: Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
  };
}
