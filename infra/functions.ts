/**
 * The four functions: `api` answers requests, `follow` is woken by new commits, `sweep` looks every minute for what
 * `follow` has missed and for what has come due, `bounce` hears from SES. Each may do to the table what its code does, and no more.
 */
import { Duration, Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Data } from './data.ts';
import type { Front } from './front.ts';
import { ServiceFunction } from './function.ts';
import type { Mail } from './mail.ts';
import type { FunctionName, Settings } from './settings.ts';

export interface FunctionsProperties {
  readonly settings: Settings;
  readonly data: Data;
  readonly front: Front;
  readonly mail: Mail;
}

const READ = ['dynamodb:GetItem', 'dynamodb:Query'];
const WRITE = ['dynamodb:PutItem', 'dynamodb:UpdateItem'];
const REMOVE = ['dynamodb:DeleteItem'];

export class Functions extends Construct {
  /** The name of the parameter that holds the signing keys. CloudFormation cannot make it: it never sees the keys. */
  readonly keysParameter: string;
  readonly #properties: FunctionsProperties;

  constructor(scope: Construct, id: string, properties: FunctionsProperties) {
    super(scope, id);
    this.#properties = properties;
    this.keysParameter = `/${properties.settings.stackName}/keys`;
    this.#answerRequests(properties.front.api);
    this.#followCommits();
    this.#sweepEveryMinute();
    this.#hearFromMail();
  }

  #answerRequests(gateway: HttpApi): void {
    const { front, data, mail, settings } = this.#properties;
    // Processor time comes with memory, and a cold start is processor time.
    const api = this.#make('api', 'Answers requests', 10, 1024, {
      PUBLIC_URL: front.address,
      EDGE_KEY: front.edgeKey,
      KEYS_PARAMETER: this.keysParameter,
      ...(settings.operator === null ? {} : { OPERATOR: settings.operator }),
      ...(settings.contact === null ? {} : { CONTACT: settings.contact }),
      ...mail.sender?.environment,
    });
    api.allow([...READ, ...WRITE, ...REMOVE], data.table.tableArn);
    this.#mayReadKeys(api);
    const integration = new HttpLambdaIntegration('Integration', api.lambda);
    for (const path of ['/api/{proxy+}', '/t/{proxy+}', '/unsubscribe/{proxy+}']) {
      gateway.addRoutes({ path, methods: [HttpMethod.ANY], integration });
    }
  }

  #followCommits(): void {
    const { table } = this.#properties.data;
    const follow = this.#make('follow', 'Brings up to date what follows from new commits', 60, 512);
    follow.allow([...READ, ...WRITE, ...REMOVE], table.tableArn);
    const missed = new Queue(this, 'Missed', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    follow.lambda.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [
          FilterCriteria.filter({
            eventName: ['INSERT'],
            dynamodb: { Keys: { SK: { S: [{ prefix: 'commit#' }] } } },
          }),
        ],
        batchSize: 100,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 5,
        maxRecordAge: Duration.hours(1),
        onFailure: new SqsDlq(missed),
      }),
    );
  }

  #sweepEveryMinute(): void {
    const { front, data, mail } = this.#properties;
    // It draws the pictures of mails, which is processor time.
    const sweep = this.#make('sweep', 'Looks for tables that lag, and does what has come due', 120, 1024, {
      PUBLIC_URL: front.address,
      KEYS_PARAMETER: this.keysParameter,
      ...mail.sender?.environment,
    });
    if (mail.sender) sweep.allow(['ses:SendEmail', 'ses:SendRawEmail'], ...mail.sender.resources);
    sweep.allow([...READ, ...WRITE, ...REMOVE], data.table.tableArn);
    this.#mayReadKeys(sweep);
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      // The next minute comes anyway.
      targets: [new LambdaTarget(sweep.lambda, { retryAttempts: 0, maxEventAge: Duration.minutes(1) })],
    });
  }

  #hearFromMail(): void {
    const { data, mail } = this.#properties;
    const bounce = this.#make('bounce', 'Hears of mail that came back', 30, 256, {
      KEYS_PARAMETER: this.keysParameter,
    });
    // It looks up whose address came back, to tell the tables.
    bounce.allow([...READ, 'dynamodb:PutItem'], data.table.tableArn);
    this.#mayReadKeys(bounce);
    mail.events.addSubscription(new LambdaSubscription(bounce.lambda));
  }

  #make(
    name: FunctionName,
    description: string,
    seconds: number,
    megabytes: number,
    environment: Record<string, string> = {},
  ): ServiceFunction {
    const { settings, data } = this.#properties;
    return new ServiceFunction(this, name, {
      settings,
      name,
      description,
      seconds,
      megabytes,
      environment: { TABLE_NAME: data.table.tableName, ...environment },
    });
  }

  /** A parameter under the account's own key for parameters needs no further right to be decrypted. */
  #mayReadKeys(reader: ServiceFunction): void {
    const resourceName = this.keysParameter.slice(1);
    reader.allow(
      ['ssm:GetParameter'],
      Stack.of(this).formatArn({ service: 'ssm', resource: 'parameter', resourceName }),
    );
  }
}
