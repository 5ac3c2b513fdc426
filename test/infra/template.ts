/**
 * The stack's template on stub bundles, so that the infrastructure's tests need no build.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { functionNames, readSettings } from '../../infra/settings.ts';
import { RailpostStack } from '../../infra/stack.ts';

export interface StubBuild {
  readonly functionsFolder: string;
  readonly webFolder: string;
  /** For what a synthesis leaves. */
  readonly outdir: string;
  remove(): void;
}

/** Folders that look like a build. */
export function stubBuild(): StubBuild {
  const folder = mkdtempSync(join(tmpdir(), 'railpost-infra-'));
  const [functionsFolder, webFolder] = [join(folder, 'functions'), join(folder, 'web')];
  for (const name of functionNames) {
    mkdirSync(join(functionsFolder, name), { recursive: true });
    writeFileSync(join(functionsFolder, name, 'index.mjs'), `export const handler = () => '${name}';\n`);
  }
  writeFileSync(join(functionsFolder, 'api/shell.html'), '<!doctype html>\n');
  mkdirSync(join(webFolder, 'assets'), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html>\n');
  writeFileSync(join(webFolder, 'assets/landing-ABCDEFGH.js'), 'export {};\n');
  return {
    functionsFolder,
    webFolder,
    outdir: join(folder, 'cdk.out'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** The context of cdk.json: the same switches as in a real synthesis. */
const cdkContext = () =>
  (JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')) as { context: object }).context;

/** That the functions' version of Node is no longer the newest. */
const RUNTIME_AGE = 'CloudFormation-Validate::W2531';

export function synthesise(context: Record<string, string> = {}): Template {
  const build = stubBuild();
  try {
    const given: Record<string, unknown> = { ...build, ...context };
    const settings = readSettings((name) => given[name]);
    if (typeof settings === 'string') throw new Error(settings);
    const stack = new RailpostStack(new App({ outdir: build.outdir, context: { ...cdkContext() } }), settings);
    Validations.of(stack).acknowledge({ id: RUNTIME_AGE, reason: 'the synthesis itself says it, once is enough' });
    return Template.fromStack(stack);
  } finally {
    build.remove();
  }
}

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}

export const resourcesOf = (template: Template, type?: string): [string, Resource][] =>
  Object.entries(template.toJSON()['Resources'] as Record<string, Resource>).filter(
    ([, resource]) => type === undefined || resource.Type === type,
  );

export interface Statement {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | string[];
  readonly Resource?: unknown;
  readonly Principal?: unknown;
  readonly Condition?: unknown;
}

/** Every statement of every policy, wherever in the template it stands. */
export function statementsOf(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'Statement' in value && Array.isArray(value.Statement) ? (value.Statement as Statement[]) : [];
  return [...own, ...Object.values(value).flatMap(statementsOf)];
}

export const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** The one resource of a type: its name and what stands in it. */
export function only(
  template: Template,
  type: string,
): { readonly id: string; readonly Properties: Resource['Properties'] } {
  const [found, ...others] = resourcesOf(template, type);
  if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} resources of ${type}, not one`);
  return { id: found[0], Properties: found[1].Properties };
}

export const outputsOf = (template: Template): Record<string, { Value: unknown }> =>
  template.toJSON()['Outputs'] as Record<string, { Value: unknown }>;
