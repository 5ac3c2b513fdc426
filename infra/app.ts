/**
 * `npx cdk synth`, `npx cdk deploy`: the service in an AWS account. What may be chosen is in `settings.ts`; whatever is
 * wrong with it is told in one sentence.
 */
import { App } from 'aws-cdk-lib';
import { readSettings } from './settings.ts';
import { RailpostStack } from './stack.ts';

const app = new App();
const settings = readSettings((name) => app.node.tryGetContext(name) as unknown);

if (typeof settings === 'string') {
  console.error(settings);
  process.exitCode = 1;
} else {
  new RailpostStack(app, settings);
}
