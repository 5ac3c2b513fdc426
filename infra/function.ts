/**
 * One Lambda function of the service: a built bundle, a log that forgets after a month, and a role that may write that
 * log and nothing else until somebody grants more.
 */
import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { FunctionName, Settings } from './settings.ts';

export interface ServiceFunctionProperties {
  readonly settings: Settings;
  readonly name: FunctionName;
  readonly description: string;
  readonly environment: Record<string, string>;
  readonly seconds: number;
  readonly megabytes: number;
}

export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, properties: ServiceFunctionProperties) {
    super(scope, id);
    const { settings, name, description, environment, seconds, megabytes } = properties;
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.lambda = new LambdaFunction(this, 'Function', {
      description,
      code: Code.fromAsset(join(settings.functionsFolder, name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_22_X,
      architecture: Architecture.ARM_64,
      memorySize: megabytes,
      timeout: Duration.seconds(seconds),
      // The SDK warns of what its future versions will need; ours is pinned.
      environment: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', ...environment },
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
  }

  allow(actions: string[], ...resources: string[]): void {
    this.lambda.addToRolePolicy(new PolicyStatement({ actions, resources }));
  }
}
