/**
 * The door to dynalite's inside. We call its operations as functions instead of through its HTTP server: no port, no
 * socket, and a failing disk becomes a failed request, where the server would throw it out of the process. The version
 * is pinned exactly, since none of this is promised by the package.
 *
 * Acknowledged writes survive the end of the process however it comes (leveldb hands each to the operating system
 * before it answers). With `synced` they also survive a power cut: dynalite leaves leveldb's `sync` off, so we switch
 * it on where abstract-level hands a write to the database.
 */
import { createRequire } from 'node:module';
import { type Level, openLevel } from './level.ts';

type Callback<T> = (error: unknown, result: T) => void;

/** With what abstract-level asks of a database that extends it. */
interface WritableLevel extends Level {
  _put(key: unknown, value: unknown, options: object): Promise<void>;
  _del(key: unknown, options: object): Promise<void>;
  _batch(operations: unknown, options: object): Promise<void>;
}

interface TableRecords {
  get(name: string, callback: Callback<{ TableStatus?: string } | undefined>): void;
  del(name: string, callback: Callback<unknown>): void;
}

interface Data {
  readonly db: WritableLevel;
  readonly tableDb: TableRecords;
}

interface Options {
  readonly path?: string;
  readonly createTableMs: number;
}

interface Validation {
  readonly types: object;
  readonly custom?: unknown;
}

/** A refusal in DynamoDB's own words, which the SDK turns into its exceptions. */
interface Refusal {
  readonly statusCode: number;
  readonly body: object;
}

type Action = (data: Data, input: unknown, callback: Callback<object>) => void;

const require = createRequire(import.meta.url);
const database = require('dynalite/db') as { create(options: Options): Data };
const validations = require('dynalite/validations') as {
  checkTypes(input: unknown, types: object): unknown;
  checkValidations(input: unknown, types: object, custom: unknown, data: Data): void;
};

const operation = (name: string) => ({
  act: require(`dynalite/actions/${name}`) as Action,
  validation: require(`dynalite/validations/${name}`) as Validation,
});

/** The operations that the store uses, by the names that the SDK sends. */
const operations = new Map([
  ['CreateTable', operation('createTable')],
  ['DescribeTable', operation('describeTable')],
  ['GetItem', operation('getItem')],
  ['PutItem', operation('putItem')],
  ['UpdateItem', operation('updateItem')],
  ['DeleteItem', operation('deleteItem')],
  ['Query', operation('query')],
]);

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface Engine {
  /** Runs one operation. Refusals are answers; an exception means that the disk or the engine failed. */
  run(name: string, input: string): Promise<Answer>;
  /** Forgets a table whose making was cut off; it holds nothing yet and would stay unusable for ever. */
  forgetUnfinished(table: string): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export async function openEngine(options: { folder: string | null; synced: boolean }): Promise<Engine> {
  const data = database.create({ createTableMs: 0, ...(options.folder === null ? {} : { path: options.folder }) });
  await openLevel(data.db);
  if (options.synced) syncWrites(data.db);
  const underway = new Set<Promise<Answer>>();
  let closing: Promise<void> | null = null;
  return {
    async run(name, input) {
      if (closing) throw new Error('the database is closed');
      const answer = answerTo(data, name, input);
      underway.add(answer);
      try {
        return await answer;
      } finally {
        underway.delete(answer);
      }
    },
    async forgetUnfinished(table) {
      const record = await called<{ TableStatus?: string } | undefined>((done) => data.tableDb.get(table, done));
      if (record?.TableStatus === 'CREATING') await called((done) => data.tableDb.del(table, done));
    },
    async close() {
      closing ??= Promise.allSettled(underway).then(() => data.db.close());
      await closing;
    },
  };
}

function syncWrites(db: WritableLevel): void {
  const put = db._put.bind(db);
  const del = db._del.bind(db);
  const batch = db._batch.bind(db);
  db._put = (key, value, options) => put(key, value, { ...options, sync: true });
  db._del = (key, options) => del(key, { ...options, sync: true });
  db._batch = (operations, options) => batch(operations, { ...options, sync: true });
}

async function answerTo(data: Data, name: string, text: string): Promise<Answer> {
  const operation = operations.get(name);
  if (!operation) throw new Error(`the embedded database is not asked for ${name}`);
  const { act, validation } = operation;
  try {
    const input = validations.checkTypes(JSON.parse(text), validation.types);
    validations.checkValidations(input, validation.types, validation.custom, data);
    const result = await called<object>((done) => act(data, input, done));
    return { status: 200, body: JSON.stringify(result) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { status: error.statusCode, body: JSON.stringify(error.body) };
  }
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' && error !== null && 'statusCode' in error && 'body' in error;

function called<T>(run: (done: Callback<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    run((error, result) => {
      if (error) reject(error instanceof Error ? error : new Error('the embedded database failed', { cause: error }));
      else resolve(result);
    });
  });
}
