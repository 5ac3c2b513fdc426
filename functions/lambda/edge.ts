/**
 * Accepts requests from CloudFront only, which sends a secret header; requests directly to the gateway get 404. The
 * caller's address is taken from CloudFront alone.
 */
import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

type Headers = APIGatewayProxyEventV2['headers'];

/** Without a key in the settings everybody may come. */
export function comesFromEdge(headers: Headers, edgeKey: string | undefined): boolean {
  if (edgeKey === undefined) return true;
  const [shown, expected] = [Buffer.from(headers['x-railpost-edge'] ?? ''), Buffer.from(edgeKey)];
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}

/** The network address of the caller: as the edge has named it, else the other end of the connection. */
export function viewerOf(event: APIGatewayProxyEventV2, edgeKey: string | undefined): string {
  const named = edgeKey === undefined ? undefined : event.headers['x-railpost-viewer'];
  return named ?? event.requestContext.http.sourceIp;
}
