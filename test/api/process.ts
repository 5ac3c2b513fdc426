/** The local server as its own process, bundled into a folder of its own with a small set of pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SHELL } from './service.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const PAGES = {
  'index.html': '<!doctype html><title>Railpost</title>',
  'new/index.html': '<!doctype html><title>New table</title>',
  't/index.html': SHELL,
  'assets/landing-ABCDEFGH.js': `console.log(${JSON.stringify('railway '.repeat(500))});`,
  'assets/font-ABCDEFGH.woff2': 'not really a font',
};

/** How long a process may take to start or to stop; the machine may be busy. */
const PATIENCE = 20_000;

export interface Started {
  readonly address: string;
  readonly child: ChildProcess;
  output(): string;
  errors(): string;
  /** Sends a signal and gives the exit code, or the signal that ended the process. */
  end(...signals: NodeJS.Signals[]): Promise<number | string | null>;
}

export async function installServer() {
  const home = await mkdtemp(join(tmpdir(), 'railpost-'));
  const server = join(home, 'functions/dist/server.mjs');
  await build({
    entryPoints: {
      server: join(repository, 'functions/local/main.ts'),
      'worker-thread': join(repository, 'functions/local/worker-thread.ts'),
    },
    outdir: dirname(server),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  await symlink(join(repository, 'node_modules'), join(home, 'node_modules'));
  await mkdir(join(home, 'functions/render'), { recursive: true });
  await symlink(join(repository, 'functions/render/fonts'), join(home, 'functions/render/fonts'));
  for (const [name, content] of Object.entries(PAGES)) {
    const path = join(home, 'web/dist', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const running = new Set<ChildProcess>();

  function launch(environment: Record<string, string>, shell?: string) {
    const command = [process.execPath, server];
    const [file = '', ...words] = shell === undefined ? command : ['sh', '-c', shell, 'sh', ...command];
    const child = spawn(file, words, {
      cwd: home,
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: join(home, 'data'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const said = { output: '', errors: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
    const exit = once(child, 'close').then(([code, signal]) => {
      running.delete(child);
      return (code ?? signal) as number | string | null;
    });
    return { child, said, exit };
  }

  return {
    home,
    data: join(home, 'data'),
    /** Starts a server that must come up; by a script of the shell that ends with `exec "$@"`, if given. */
    async start(environment: Record<string, string> = {}, shell?: string): Promise<Started> {
      const { child, said, exit } = launch(environment, shell);
      const late = Date.now() + PATIENCE;
      while (!/is ready: open \S+/.test(said.output)) {
        if (child.exitCode !== null || Date.now() > late) throw new Error(`not started: ${said.output}${said.errors}`);
        await new Promise((resume) => setTimeout(resume, 20));
      }
      return {
        address: /is ready: open (\S+)\//.exec(said.output)?.[1] ?? '',
        child,
        output: () => said.output,
        errors: () => said.errors,
        async end(...signals) {
          for (const signal of signals) child.kill(signal);
          return exit;
        },
      };
    },
    /** Starts a server that must not come up. */
    async refuse(environment: Record<string, string>) {
      const { said, exit } = launch(environment);
      return { code: await exit, ...said };
    },
    async close() {
      for (const child of running) child.kill('SIGKILL');
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
