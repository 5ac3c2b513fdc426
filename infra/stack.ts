/**
 * The whole service as one stack: data, front door, functions, mail. The pieces know each other only by what stands in
 * their constructors.
 */
import { CfnOutput, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Data } from './data.ts';
import { Front } from './front.ts';
import { Functions } from './functions.ts';
import { Mail } from './mail.ts';
import type { Settings } from './settings.ts';

export class RailpostStack extends Stack {
  constructor(scope: Construct, settings: Settings) {
    super(scope, settings.stackName, {
      description: 'Railpost: railway board games, one mail at a time',
      // The service holds what people have played; nobody should lose it by one command.
      terminationProtection: true,
    });
    Tags.of(this).add('application', 'railpost');

    const data = new Data(this, 'Data');
    const front = new Front(this, 'Front', settings);
    const mail = new Mail(this, 'Mail', settings);
    const functions = new Functions(this, 'Functions', { settings, data, front, mail });

    new CfnOutput(this, 'Address', { value: front.address, description: 'Open this' });
    new CfnOutput(this, 'DistributionName', {
      value: front.distribution.distributionDomainName,
      description: 'Where an own domain has to point (CNAME or alias)',
    });
    new CfnOutput(this, 'TableName', { value: data.table.tableName });
    new CfnOutput(this, 'KeysParameter', {
      value: functions.keysParameter,
      description: 'The parameter with the signing keys; docs/deploying.md tells how to make it',
    });
  }
}
