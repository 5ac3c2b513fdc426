/**
 * Calls dynalite's operations as functions instead of through its HTTP server: no port, no socket, and a disk error
 * fails one request instead of the process. The version is pinned exactly, because these are internals of the package.
 *
 * Acknowledged writes survive the end of the process and, with `synced`, a power cut; see `write-order.ts`. After a
 * failed write, reads go on; the next write reopens the database once there is room.
 */
import { statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { makeFolder } from './data-folder.ts';
import { closeIterators, type IterableLevel } from './iterators.ts';
import { openLevel } from './level.ts';
import { orderWrites, type WritableLevel, type WriteOrder } from './write-order.ts';

type Callback<T> = (error: unknown, result: T) => void;

interface TableRecord {
  readonly TableStatus?: string;
}

interface TableRecords {
  get(name: string, callback: Callback<TableRecord | undefined>): void;
  del(name: string, callback: Callback<unknown>): void;
}

interface Data {
  readonly db: WritableLevel & IterableLevel;
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

const operation = (name: string, writes: boolean) => ({
  act: require(`dynalite/actions/${name}`) as Action,
  validation: require(`dynalite/validations/${name}`) as Validation,
  writes,
});

/** The operations that the store uses, by the names that the SDK sends. */
const operations = new Map([
  ['CreateTable', operation('createTable', true)],
  ['DescribeTable', operation('describeTable', false)],
  ['GetItem', operation('getItem', false)],
  ['PutItem', operation('putItem', true)],
  ['UpdateItem', operation('updateItem', true)],
  ['DeleteItem', operation('deleteItem', true)],
  ['Query', operation('query', false)],
  ['Scan', operation('scan', false)],
]);

type Operation = ReturnType<typeof operation>;

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

export async function openEngine(place: { folder: string | null; synced: boolean }): Promise<Engine> {
  let data = await openData(place);
  const underway = new Set<Promise<Answer>>();
  let mending: Promise<void> | null = null;
  let closing: Promise<void> | null = null;

  async function mend(): Promise<void> {
    if (!(await hasRoom(place.folder))) throw new Error('the disk is full');
    await Promise.allSettled(underway);
    await data.db.close();
    data = await openData(place);
  }

  async function answer(name: string, input: string): Promise<Answer> {
    const operation = operations.get(name);
    if (!operation) throw new Error(`the embedded database is not asked for ${name}`);
    if (operation.writes && data.order?.failed()) {
      mending ??= mend().finally(() => (mending = null));
    }
    // While the database is reopened, reading waits too.
    if (mending) await (operation.writes ? mending : mending.catch(() => {}));
    const answer = answerTo(data, operation, input);
    underway.add(answer);
    return answer.finally(() => underway.delete(answer));
  }

  return {
    async run(name, input) {
      if (closing) throw new Error('the database is closed');
      return answer(name, input);
    },
    async forgetUnfinished(table) {
      const record = await called<TableRecord | undefined>((done) => data.tableDb.get(table, done));
      if (record?.TableStatus === 'CREATING') await called((done) => data.tableDb.del(table, done));
    },
    async close() {
      closing ??= Promise.allSettled([...underway, mending]).then(() => data.db.close());
      await closing;
    },
  };
}

interface OrderedData extends Data {
  /** Null in memory, where no write can fail. */
  readonly order: WriteOrder | null;
}

async function openData({ folder, synced }: { folder: string | null; synced: boolean }): Promise<OrderedData> {
  if (folder !== null) await makeFolder(folder);
  const data = database.create({ createTableMs: 0, ...(folder === null ? {} : { path: folder }) });
  await openLevel(data.db);
  rememberTables(data.tableDb);
  closeIterators(data.db);
  return { ...data, order: folder === null ? null : orderWrites(data.db, synced) };
}

/**
 * dynalite reads the description of a table before everything it does there, as often as what it was asked for. None of
 * our operations changes or removes a table that is ready, so one reading is enough.
 */
function rememberTables(tables: TableRecords): void {
  const ready = new Map<string, TableRecord>();
  const read = tables.get.bind(tables);
  tables.get = (name, callback) => {
    const known = ready.get(name);
    if (known !== undefined) return void setImmediate(callback, null, known);
    read(name, (error, record) => {
      if (!error && record?.TableStatus === 'ACTIVE') ready.set(name, record);
      callback(error, record);
    });
  };
}

/** leveldb writes up to 4 MB again when it reopens; a database that could not would not even read any more. */
const ROOM = 16 * 2 ** 20;

async function hasRoom(folder: string | null): Promise<boolean> {
  if (folder === null) return true;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= ROOM;
}

async function answerTo(data: Data, { act, validation }: Operation, text: string): Promise<Answer> {
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
