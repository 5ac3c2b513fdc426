/**
 * The two small functions that run at CloudFront's edge, before a request is looked up. CloudFront takes them as text
 * and calls `handler`.
 */
import {
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** Old addresses of pages, with their new ones. */
export type Redirects = { readonly [old: string]: string };

/**
 * S3 knows files, people type folders: /new is new/index.html. An old address leads to the new one with its query, whose
 * values CloudFront hands over as they were sent.
 */
export const namePage = (redirects: Redirects): string => `const redirects = ${JSON.stringify(redirects)};
function handler(event) {
  const request = event.request;
  const now = redirects[request.uri.replace(/\\/$/, '')];
  if (now !== undefined) {
    const query = Object.entries(request.querystring).flatMap(([name, entry]) =>
      (entry.multiValue || [entry]).map(({ value }) => name + '=' + value));
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: {
        location: { value: now + (query.length > 0 ? '?' + query.join('&') : '') },
        'cache-control': { value: 'public, max-age=3600' },
      },
    };
  }
  const last = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (last === '') request.uri += 'index.html';
  else if (!last.includes('.')) request.uri += '/index.html';
  return request;
}`;

/** Tells the service who asks; what a sender has written into that header himself is lost. */
export const nameViewer = `function handler(event) {
  event.request.headers['x-railpost-viewer'] = { value: event.viewer.ip };
  return event.request;
}`;

export const atEdge = (scope: Construct, id: string, source: string): FunctionAssociation => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(scope, id, { code: FunctionCode.fromInline(source), runtime: FunctionRuntime.JS_2_0 }),
});
