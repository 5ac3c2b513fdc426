/**
 * The front door. CloudFront is the only thing that people reach: pages come from a private bucket, everything under
 * /api and /t from the HTTP API. The API's own address refuses whoever does not bring the edge's key.
 */
import { Aws, Fn } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type IOrigin,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Construct } from 'constructs';
import { atEdge, nameViewer } from './edge.ts';
import { honouringOrigin, neverKept, securityHeaders } from './front-policies.ts';
import type { Settings } from './settings.ts';
import { Pages } from './pages.ts';

export class Front extends Construct {
  readonly api: HttpApi;
  readonly distribution: Distribution;
  /** What people open; links in mails begin with it. */
  readonly address: string;
  /** CloudFront shows it to the API, so that nobody gets past CloudFront. Random, and known inside the account only. */
  readonly edgeKey = Fn.select(2, Fn.split('/', Aws.STACK_ID));

  constructor(scope: Construct, id: string, { ownDomain, webFolder }: Settings) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { description: 'Railpost behind CloudFront' });
    const pages = new Pages(this, 'Pages', webFolder);
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      responseHeadersPolicy: securityHeaders(this),
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Railpost',
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      defaultBehavior: { ...common, ...pages.behavior },
      additionalBehaviors: this.#toApi(common),
      errorResponses: neverKept,
      // The name that CloudFront gives comes with CloudFront's own terms; an own certificate can ask for more.
      ...(ownDomain !== null && {
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        domainNames: [ownDomain.domainName],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', ownDomain.certificateArn),
      }),
    });
    this.address = `https://${ownDomain?.domainName ?? this.distribution.distributionDomainName}`;
  }

  /**
   * What everybody sees alike (head, commits, the shell of a table) goes without cookies and may be kept at the edge
   * for as long as the answer says; all else passes through.
   */
  #toApi(common: Omit<BehaviorOptions, 'origin'>): Record<string, BehaviorOptions> {
    const origin = this.#apiOrigin();
    const shared: BehaviorOptions = {
      ...common,
      origin,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: honouringOrigin(this),
    };
    const own: BehaviorOptions = {
      ...common,
      origin,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [atEdge(this, 'Viewer', nameViewer)],
    };
    return {
      '/api/tables/*/head': shared,
      '/api/tables/*/commits/*': shared,
      '/t/*': shared,
      '/unsubscribe/*': own,
      '/api/*': own,
    };
  }

  #apiOrigin(): IOrigin {
    return new HttpOrigin(`${this.api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: { 'x-railpost-edge': this.edgeKey },
    });
  }
}
