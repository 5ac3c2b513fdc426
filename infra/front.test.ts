import { expect, test } from 'vitest';
import { only, outputsOf, resourcesOf, synthesise } from '../test/infra/template.ts';
import { contentSecurityPolicy } from './front-policies.ts';

interface Behavior {
  readonly PathPattern?: string;
  readonly CachePolicyId: unknown;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId: { Ref: string };
  readonly TargetOriginId: string;
  readonly ViewerProtocolPolicy: string;
  readonly Compress: boolean;
  readonly AllowedMethods?: string[];
}

interface Origin {
  readonly Id: string;
  readonly S3OriginConfig?: object;
  readonly OriginAccessControlId?: unknown;
  readonly CustomOriginConfig?: object;
  readonly OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
}

interface DistributionConfig {
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors: Behavior[];
  readonly Origins: Origin[];
  readonly CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL: number; ResponsePagePath?: string }[];
}

const distributionOf = (template: ReturnType<typeof synthesise>) =>
  only(template, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'] as DistributionConfig;

const template = synthesise();
const distribution = distributionOf(template);
const behaviors = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors];
const behavior = (path: string) => distribution.CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
const originOf = (found: Behavior | undefined) => distribution.Origins.find(({ Id }) => Id === found?.TargetOriginId);

/** The managed policies of CloudFront, by the ids in its documentation. */
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const ALL_VIEWER_EXCEPT_HOST_HEADER = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

test('HTTP/2 and HTTP/3, https only, compressed', () => {
  expect(distribution).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, DefaultRootObject: 'index.html' });
  for (const { ViewerProtocolPolicy, Compress } of behaviors) {
    expect({ ViewerProtocolPolicy, Compress }).toEqual({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
  }
});

test('pages come from the bucket by origin access control', () => {
  const origin = originOf(distribution.DefaultCacheBehavior);
  expect(origin).toMatchObject({
    S3OriginConfig: { OriginAccessIdentity: '' },
    OriginAccessControlId: { 'Fn::GetAtt': [expect.any(String), 'Id'] },
  });
  expect(only(template, 'AWS::CloudFront::OriginAccessControl').Properties).toMatchObject({
    OriginAccessControlConfig: {
      OriginAccessControlOriginType: 's3',
      SigningBehavior: 'always',
      SigningProtocol: 'sigv4',
    },
  });
  expect(distribution.DefaultCacheBehavior.CachePolicyId).toBe(CACHING_OPTIMIZED);
});

test.each(['/api/*', '/unsubscribe/*', '/t/*', '/api/tables/*/head', '/api/tables/*/commits/*'])(
  '%s comes from the API over TLS 1.2, which is shown the key of the edge',
  (path) => {
    expect(originOf(behavior(path))).toMatchObject({
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
      OriginCustomHeaders: [
        {
          HeaderName: 'x-railpost-edge',
          HeaderValue: { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] },
        },
      ],
    });
  },
);

test('what everybody sees alike is kept as long as the answer says, and never sees a cookie', () => {
  const { id: policy, Properties } = only(template, 'AWS::CloudFront::CachePolicy');
  expect(Properties['CachePolicyConfig']).toMatchObject({
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 31_536_000,
    ParametersInCacheKeyAndForwardedToOrigin: {
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
    },
  });
  for (const path of ['/t/*', '/api/tables/*/head', '/api/tables/*/commits/*']) {
    const found = behavior(path);
    expect(found).toMatchObject({ CachePolicyId: { Ref: policy }, AllowedMethods: ['GET', 'HEAD'] });
    expect(found).not.toHaveProperty('OriginRequestPolicyId');
  }
});

test('all else of the API passes through unkept, with cookies', () => {
  expect(behavior('/api/*')).toMatchObject({
    CachePolicyId: CACHING_DISABLED,
    OriginRequestPolicyId: ALL_VIEWER_EXCEPT_HOST_HEADER,
    AllowedMethods: expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']),
  });
});

test('the narrower paths stand before /api/*, since the first that fits is taken', () => {
  const paths = distribution.CacheBehaviors.map(({ PathPattern }) => PathPattern);
  expect(paths.at(-1)).toBe('/api/*');
});

test('no failure is kept for the next person', () => {
  expect(distribution.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode)).toEqual(
    expect.arrayContaining([400, 403, 404, 405, 500, 502, 503, 504]),
  );
  for (const response of distribution.CustomErrorResponses) {
    expect(response.ErrorCachingMinTTL).toBe(0);
    expect(response).not.toHaveProperty('ResponsePagePath');
  }
});

test('every answer carries the security headers, and the service may say them itself', () => {
  const { id: policy, Properties } = only(template, 'AWS::CloudFront::ResponseHeadersPolicy');
  for (const { ResponseHeadersPolicyId } of behaviors) expect(ResponseHeadersPolicyId).toEqual({ Ref: policy });
  expect(Properties['ResponseHeadersPolicyConfig']).toMatchObject({
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: contentSecurityPolicy, Override: false },
      ContentTypeOptions: { Override: false },
      FrameOptions: { FrameOption: 'DENY', Override: false },
      ReferrerPolicy: { ReferrerPolicy: 'same-origin', Override: false },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: false },
    },
  });
});

test('hashed files are kept for ever and pages are asked for each time; the files come first', () => {
  const uploads = resourcesOf(template, 'Custom::CDKBucketDeployment');
  const [assets, assetsUpload] = uploads.find(([, { Properties }]) => 'Include' in Properties) ?? [];
  const [, pagesUpload] = uploads.find(([, { Properties }]) => !('Include' in Properties)) ?? [];
  expect(assetsUpload?.Properties).toMatchObject({
    Include: ['assets/*'],
    Exclude: ['*'],
    Prune: false,
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(pagesUpload?.Properties).toMatchObject({
    Exclude: ['assets/*', 'mailbox/*'],
    Prune: false,
    SystemMetadata: { 'cache-control': 'no-cache' },
  });
  expect(pagesUpload).toMatchObject({ DependsOn: expect.arrayContaining([assets]) });
});

test('without an own domain the address is the one of CloudFront', () => {
  const { id } = only(template, 'AWS::CloudFront::Distribution');
  expect(outputsOf(template)['Address']?.Value).toEqual({
    'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, 'DomainName'] }]],
  });
});

test('an own domain brings its certificate and TLS 1.2', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b';
  const own = synthesise({ domainName: 'play.example.org', certificateArn });
  expect(distributionOf(own)).toMatchObject({
    Aliases: ['play.example.org'],
    ViewerCertificate: {
      AcmCertificateArn: certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    },
  });
  expect(outputsOf(own)['Address']?.Value).toBe('https://play.example.org');
});
