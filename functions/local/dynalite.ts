/**
 * The embedded database: dynalite in this process, its data in a folder or, for tests, in memory. The AWS SDK talks to
 * it as it talks to AWS, but its requests are handed over as function calls.
 */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from '../store/create-table.ts';
import { dynamoStore } from '../store/dynamo.ts';
import type { Store } from '../store/store.ts';
import { type Engine, openEngine } from './dynalite-engine.ts';
import { expiredOn, type RemoveExpired } from './remove-expired.ts';

export interface DynaliteOptions {
  /** The data folder; null for memory. */
  readonly folder: string | null;
  /** Whether a write is on the disk itself before it is acknowledged; only a comparison of speed leaves it out. */
  readonly synced?: boolean;
}

export interface OpenDynalite {
  readonly store: Store;
  /** Takes a portion of what has expired off the disk. */
  readonly removeExpired: RemoveExpired;
  /** For further tables on the same data. */
  readonly client: DynamoDBClient;
  close(): Promise<void>;
}

const TABLE = 'railpost';

// The SDK warns whoever runs it of what its future versions will need; ours is pinned, and no AWS is near.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** Opening a folder that another process has open fails; `folder-lock.ts` finds that out first. */
export async function openDynalite({ folder, synced = folder !== null }: DynaliteOptions): Promise<OpenDynalite> {
  const engine = await openEngine({ folder, synced });
  const client = clientOf(engine);
  await engine.forgetUnfinished(TABLE);
  await createTable(client, TABLE);
  return {
    store: dynamoStore(client, TABLE),
    removeExpired: expiredOn(client, TABLE),
    client,
    async close() {
      client.destroy();
      await engine.close();
    },
  };
}

/** Region and credentials must be there for the SDK and mean nothing here; the endpoint is never looked up. */
const clientOf = (engine: Engine): DynamoDBClient =>
  new DynamoDBClient({
    region: 'local',
    endpoint: 'http://dynalite.invalid',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    signer: { sign: (request) => Promise.resolve(request) },
    maxAttempts: 1,
    requestHandler: {
      metadata: { handlerProtocol: 'in-process' },
      handle: async (request: Request) => ({ response: await handle(engine, request) }),
      updateHttpClientConfig: () => {},
      httpHandlerConfigs: () => ({}),
      destroy: () => {},
    },
  });

interface Request {
  readonly headers: { readonly [name: string]: string };
  readonly body?: unknown;
}

async function handle(engine: Engine, { headers, body }: Request) {
  // "DynamoDB_20120810.PutItem": the operation stands behind the version of the interface.
  const name = headers['x-amz-target']?.split('.')[1] ?? '';
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array);
  const answer = await engine.run(name, text);
  return {
    statusCode: answer.status,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Buffer.from(answer.body),
  };
}
