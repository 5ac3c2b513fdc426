/**
 * What CloudFront adds and how long it keeps answers. The service says both itself; here stands what the bucket cannot
 * say, and that the service's own word counts.
 */
import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type ErrorResponse,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** The same sentence as the service's; a test compares them. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Keeps an answer exactly as long as its Cache-Control says, and asks again with its ETag. */
export const honouringOrigin = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'HonouringOrigin', {
    comment: 'As long as the answer says',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    cookieBehavior: CacheCookieBehavior.none(),
    headerBehavior: CacheHeaderBehavior.none(),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });

/** Never over what the service has said itself. */
export const securityHeaders = (scope: Construct): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'SecurityHeaders', {
    comment: 'For what comes from the bucket',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: false },
      contentTypeOptions: { override: false },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: false },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: false },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(365), override: false },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: false }],
    },
  });

/**
 * CloudFront would keep a failure for ten seconds and hand one person's refusal to the next. The statuses are those it
 * keeps at all.
 */
export const neverKept: ErrorResponse[] = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
