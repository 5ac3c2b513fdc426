/**
 * The module check: which module may import what, that `domain` stays free of clock, randomness, network and process,
 * and that only a game's own folders and the registers name a game (`stages/game-names.mjs`).
 * It reads the TypeScript sources; of the `.mjs` files that install and build only the names of games are checked.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesIn, gamesNamed } from './stages/game-names.mjs';
import { importsOf, isProperty } from './stages/imports.mjs';
import { layerViolations } from './stages/layers.mjs';
import { tokenise } from './stages/tokens.mjs';

/**
 * @typedef {{ file: string, line: number, sentence: string }} Violation
 * @typedef {{ modules: string[], packages: string[], typesOf?: string[], typesFrom?: string, node: boolean }} Module
 */

/**
 * What each module may import. A package stands for all of its files unless it names one (`zod/mini`).
 * @type {Record<string, Module>}
 */
const modules = {
  domain: { modules: ['domain'], packages: ['zod/mini', '@noble/hashes'], node: false },
  web: {
    modules: ['web', 'domain'],
    packages: ['preact', '@preact/signals', 'zod/mini', '@noble/hashes'],
    // The types of API answers are made from the server's schemas; nothing of such an import is left in a page.
    typesFrom: 'functions/http/answers/',
    node: false,
  },
  functions: {
    // The service tells its version.
    modules: ['functions', 'domain', 'package.json'],
    packages: [
      'hono',
      '@hono/node-server',
      'zod',
      '@noble/hashes',
      'dynalite',
      '@aws-sdk/client-dynamodb',
      '@aws-sdk/client-sesv2',
      '@aws-sdk/client-ssm',
      '@aws-sdk/lib-dynamodb',
      '@resvg/resvg-wasm',
      'nodemailer',
    ],
    typesOf: ['aws-lambda'],
    node: true,
  },
  infra: { modules: ['infra'], packages: ['aws-cdk-lib', 'constructs'], node: true },
};

/** What `domain` may not even name, and why. */
const banned = [
  {
    names: ['Date', 'Temporal', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame'],
    reason: 'domain has no clock: times come in from outside',
  },
  { names: ['crypto'], reason: 'domain has no randomness of its own: draws are recorded in facts' },
  {
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'navigator'],
    reason: 'domain has no network: what it needs is handed to it',
  },
  {
    names: ['process', 'globalThis', 'require', 'Buffer', 'console', 'eval'],
    reason: 'domain knows no process: it runs in the browser too',
  },
  {
    names: ['document', 'window', 'localStorage', 'sessionStorage', 'indexedDB'],
    reason: 'domain knows no page: it runs on the server too',
  },
];

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * All violations in one file.
 * @param {string} file its path from the project's root, with `/`
 * @param {string} source
 * @returns {Violation[]}
 */
export function checkFile(file, source) {
  const module = file.split('/')[0] ?? '';
  const rule = modules[module];
  if (rule === undefined) return [];
  const tokens = tokenise(source, { jsx: file.endsWith('x') });
  const imports = importsOf(tokens).flatMap((found) => {
    const sentence = importComplaint(file, module, rule, found);
    return sentence === undefined ? [] : [{ file, line: found.line, sentence }];
  });
  const names = module === 'domain' && !isTest(file) ? nameComplaints(tokens) : [];
  return [...imports, ...names.map((found) => ({ file, ...found }))];
}

/**
 * @param {string} file
 * @param {string} module
 * @param {Module} rule
 * @param {import('./stages/imports.mjs').Import} found
 */
function importComplaint(file, module, rule, { from, typeOnly }) {
  if (from === undefined) {
    return rule.node ? undefined : 'imports a name computed at run time, which no check can follow';
  }
  if (!from.startsWith('.')) return packageComplaint(file, module, rule, from, typeOnly);
  const target = posix.join(posix.dirname(file), from);
  const targetModule = target.split('/')[0] ?? '';
  if (isTest(file) && targetModule === 'test') return undefined;
  if (typeOnly && rule.typesFrom !== undefined && target.startsWith(rule.typesFrom)) return undefined;
  if (!rule.modules.includes(targetModule)) {
    return `imports ${target}; ${module} imports from ${rule.modules.join(' and ')} only`;
  }
  return module === 'domain' ? gameComplaint(file, target) : undefined;
}

/**
 * A test may use whatever is installed; a source only what its module is allowed.
 * @param {string} file
 * @param {string} module
 * @param {Module} rule
 * @param {string} from
 * @param {boolean} typeOnly
 */
function packageComplaint(file, module, rule, from, typeOnly) {
  if (isTest(file)) return undefined;
  const isNode = from.startsWith('node:') || builtinModules.includes(from);
  if (isNode) return rule.node ? undefined : `imports ${from}; ${module} does without Node`;
  const allowed = typeOnly ? [...rule.packages, ...(rule.typesOf ?? [])] : rule.packages;
  if (allowed.some((name) => from === name || from.startsWith(`${name}/`))) return undefined;
  return `imports ${from}; of the packages ${module} uses only ${rule.packages.join(', ')}`;
}

/**
 * Within domain every folder but the kernel is a game; only the register beside them knows all.
 * @param {string} file
 * @param {string} target
 */
function gameComplaint(file, target) {
  const [own, other] = [folderOf(file), folderOf(target)];
  if (own === undefined || own === other) return undefined;
  if (own === 'kernel') return `imports ${target}; the kernel knows no game`;
  if (other === 'kernel') return undefined;
  return `imports ${target}; a game imports only itself and the kernel`;
}

/** @param {string} file */
function folderOf(file) {
  const parts = file.split('/');
  return parts.length > 2 ? parts[1] : undefined;
}

/**
 * @param {import('./stages/tokens.mjs').Token[]} tokens
 * @returns {{ line: number, sentence: string }[]}
 */
function nameComplaints(tokens) {
  const own = new Set(tokens.filter((_, place) => isDeclared(tokens, place)).map((token) => token.text));
  return tokens.flatMap((token, place) => {
    if (token.kind !== 'name' || isProperty(tokens, place) || own.has(token.text)) return [];
    if (token.text === 'Math' && !namesPureMath(tokens, place)) {
      return [{ line: token.line, sentence: 'uses Math.random or hands Math on; domain has no randomness of its own' }];
    }
    const found = banned.find(({ names }) => names.includes(token.text));
    return found === undefined ? [] : [{ line: token.line, sentence: `uses ${token.text}; ${found.reason}` }];
  });
}

/**
 * Whether a file gives this name a meaning of its own here: a palace may have a window. The globals of the language
 * itself stay what they are.
 * @param {import('./stages/tokens.mjs').Token[]} tokens
 * @param {number} place
 */
function isDeclared(tokens, place) {
  const [before, token, after] = [tokens[place - 1], tokens[place], tokens[place + 1]];
  if (token?.kind !== 'name' || ['Date', 'Math', 'globalThis', 'eval'].includes(token.text)) return false;
  const isParameter = (before?.text === '(' || before?.text === ',') && after?.text === ':';
  return isParameter || ['const', 'let', 'function'].includes(before?.text ?? '');
}

/**
 * `Math.floor` is welcome; `Math.random`, `Math['random']` and `const { random } = Math` are not.
 * @param {import('./stages/tokens.mjs').Token[]} tokens
 * @param {number} place of `Math`
 */
function namesPureMath(tokens, place) {
  return tokens[place + 1]?.text === '.' && tokens[place + 2]?.text !== 'random';
}

/**
 * @param {string} root
 * @param {RegExp} kind
 */
function sourcesIn(root, kind) {
  return Object.keys(modules).flatMap((module) =>
    readdirSync(join(root, module), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(module, name.replaceAll('\\', '/')))
      .filter((file) => kind.test(file) && !/\/(dist|node_modules)\//.test(file)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const files = sourcesIn(root, /\.(tsx?|mjs|mts|css|html)$/);
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, source: read(file) }));
  const games = gamesIn(root);
  const violations = [
    ...sources.flatMap(({ file, source }) => checkFile(file, source)),
    ...layerViolations(sources),
    ...files.flatMap((file) => gamesNamed(file, read(file), games)),
  ];
  for (const { file, line, sentence } of violations) console.error(`${file}:${line} ${sentence}.`);
  console.log(`${files.length} files, ${violations.length} against the rules of the modules.`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
