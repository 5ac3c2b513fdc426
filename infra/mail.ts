/**
 * Mail through SES: a sender domain if one is named, and a configuration set that reports what came back and who
 * complained, so that nobody is written to against their will.
 */
import { CfnOutput, Stack } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Settings } from './settings.ts';

export interface Sender {
  /** What a function has to know to send. */
  readonly environment: Record<string, string>;
  /** What it must be allowed to send with. */
  readonly resources: string[];
}

export class Mail extends Construct {
  /** Bounces and complaints. */
  readonly events: Topic;
  /** Null: nothing is sent. */
  readonly sender: Sender | null;

  constructor(scope: Construct, id: string, { mailDomain }: Pick<Settings, 'mailDomain'>) {
    super(scope, id);
    this.events = new Topic(this, 'Events', { enforceSSL: true });
    const configurationSet = new ConfigurationSet(this, 'Sending', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    });
    configurationSet.addEventDestination('Returned', {
      destination: EventDestination.snsTopic(this.events),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    this.sender = mailDomain === null ? null : this.#sendFrom(mailDomain, configurationSet);
  }

  #sendFrom(mailDomain: string, configurationSet: ConfigurationSet): Sender {
    const identity = new EmailIdentity(this, 'Sender', {
      identity: Identity.domain(mailDomain),
      configurationSet,
      mailFromDomain: `bounce.${mailDomain}`,
    });
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      new CfnOutput(this, `MailRecord${index + 1}`, {
        value: `${name} CNAME ${value}`,
        description: 'A DNS record that lets SES sign mail for the domain (DKIM, RFC 6376)',
      });
    }
    const name = configurationSet.configurationSetName;
    const set = Stack.of(this).formatArn({ service: 'ses', resource: 'configuration-set', resourceName: name });
    return {
      environment: { MAIL_FROM: `Railpost <post@${mailDomain}>`, CONFIGURATION_SET: name },
      resources: [identity.emailIdentityArn, set],
    };
  }
}
