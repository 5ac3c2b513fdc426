/**
 * What an operator may choose, given as context: `npx cdk deploy -c domainName=play.example.org -c certificateArn=…`.
 * Without any of it the service stands under the address that CloudFront gives it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const functionNames = ['api', 'follow', 'sweep', 'bounce'] as const;
export type FunctionName = (typeof functionNames)[number];

export interface OwnDomain {
  readonly domainName: string;
  readonly certificateArn: string;
}

export interface Settings {
  readonly stackName: string;
  readonly ownDomain: OwnDomain | null;
  /** Where mail comes from; null sets up no sender. */
  readonly mailDomain: string | null;
  /** Who runs the service and how to reach them; the privacy page says it. */
  readonly operator: string | null;
  readonly contact: string | null;
  /** One folder per function, as the build leaves them. */
  readonly functionsFolder: string;
  readonly webFolder: string;
}

/** The settings, or a sentence that says what is wrong with them. */
export function readSettings(context: (name: string) => unknown): Settings | string {
  const text = (name: string): string | null => {
    const value = context(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const domainName = text('domainName');
  const certificateArn = text('certificateArn');
  const mailDomain = text('mailDomain');
  for (const [name, value] of Object.entries({ domainName, mailDomain })) {
    if (value !== null && !isHostName(value)) return `${name} is a name such as play.example.org, not "${value}".`;
  }
  if ((domainName === null) !== (certificateArn === null)) {
    return 'An own domain needs both domainName and certificateArn; give both or neither.';
  }
  // CloudFront takes certificates from there alone, wherever the rest of the stack lies.
  if (certificateArn !== null && !/^arn:[\w-]+:acm:us-east-1:\d{12}:certificate\/.+$/.test(certificateArn)) {
    return 'certificateArn names a certificate of AWS Certificate Manager in us-east-1 (arn:aws:acm:us-east-1:…).';
  }
  const settings: Settings = {
    stackName: text('stackName') ?? 'Railpost',
    ownDomain: domainName === null || certificateArn === null ? null : { domainName, certificateArn },
    mailDomain,
    operator: text('operator'),
    contact: text('contact'),
    functionsFolder: text('functionsFolder') ?? 'functions/dist/lambda',
    webFolder: text('webFolder') ?? 'web/dist',
  };
  return missingBuild(settings) ?? settings;
}

/** RFC 1123 section 2.1, with at least one dot. */
const isHostName = (name: string): boolean =>
  name.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(name);

function missingBuild({ functionsFolder, webFolder }: Settings): string | null {
  const needed = [
    join(webFolder, 'index.html'),
    ...functionNames.map((name) => join(functionsFolder, name, 'index.mjs')),
    join(functionsFolder, 'api/shell.html'),
  ];
  const missing = needed.find((file) => !existsSync(file));
  return missing === undefined ? null : `${missing} is not there; run "npm run build" first.`;
}
