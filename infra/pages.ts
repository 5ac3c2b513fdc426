/**
 * The built pages in a private bucket that only CloudFront may read. Names with a hash never change and may be kept for
 * ever; pages are asked for each time. Files of earlier builds stay, so that a page that is open keeps working.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLevel, type BehaviorOptions, CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { atEdge, namePage, type Redirects } from './edge.ts';

const YEAR = 31_536_000;

/** The build of the pages names them. */
function redirectsIn(webFolder: string): Redirects {
  const file = join(webFolder, 'redirects.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Redirects) : {};
}

export class Pages extends Construct {
  readonly behavior: BehaviorOptions;

  constructor(scope: Construct, id: string, webFolder: string) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Everything in it can be built again.
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
      // The library's own types do not know exactOptionalPropertyTypes.
    }) as IBucket;
    this.behavior = {
      // May list, so that a missing page is "not found" and not "forbidden".
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [atEdge(this, 'Page', namePage(redirectsIn(webFolder)))],
    };
    // A request for the root names a file (`edge.ts`), so the list itself is never shown.
    Annotations.of(this.node.scope ?? this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    );
    this.#upload(bucket, webFolder);
  }

  #upload(bucket: IBucket, webFolder: string): void {
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_WEEK,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = { destinationBucket: bucket, sources: [Source.asset(webFolder)], prune: false, logGroup };
    const assets = new BucketDeployment(this, 'Assets', {
      ...common,
      exclude: ['*'],
      include: ['assets/*'],
      cacheControl: [CacheControl.fromString(`public, max-age=${YEAR}, immutable`)],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...common,
      // The mailbox is for one machine and its one person.
      exclude: ['assets/*', 'mailbox/*'],
      cacheControl: [CacheControl.fromString('no-cache')],
    });
    // A new page must not be there before what it loads.
    pages.node.addDependency(assets);
  }
}
