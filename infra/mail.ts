/**
 * Mail through SES: a sender domain if one is named, and a configuration set that reports what came back and who
 * complained, so that nobody is written to against their will.
 */
import { CfnOutput } from 'aws-cdk-lib';
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

export class Mail extends Construct {
  /** Bounces and complaints. */
  readonly events: Topic;

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
    if (mailDomain !== null) this.#sendFrom(mailDomain, configurationSet);
  }

  #sendFrom(mailDomain: string, configurationSet: ConfigurationSet): void {
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
  }
}
