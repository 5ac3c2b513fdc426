/**
 * The items beside the streams: tables before their start, seats, sessions, heads, counters. They may be overwritten,
 * so every put can have a condition.
 *
 * DynamoDB deletes expired items some time later, or (embedded) never; here an expired item reads as absent.
 */
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unstorable } from './limits.ts';
import { accepted, type Database, putOn, queryAll, scanFor, type Span, type Terms, withoutKey } from './requests.ts';
import type { Condition, Item, Key, Store } from './store.ts';

type Items = Pick<
  Store,
  'get' | 'put' | 'putNewer' | 'remove' | 'list' | 'listBelow' | 'newest' | 'newestWith' | 'partitionsWith' | 'count'
>;

/** Seconds since 1970, as DynamoDB's time to live counts them. */
export type Clock = () => number;

const ABSENT = 'attribute_not_exists(#PK)';

export const itemsOf = (database: Database, clock: Clock): Items => ({
  async get<T extends Item>(key: Key, now = clock()) {
    const { documents, table } = database;
    const { Item: found } = await documents.send(
      new GetCommand({ TableName: table, Key: { PK: key.PK, SK: key.SK }, ConsistentRead: true }),
    );
    return found === undefined || isExpired(found, now) ? null : (withoutKey(found) as T);
  },

  async put(key, item, condition = 'always') {
    const written = typeof condition === 'object' ? { ...item, revision: condition.revision + 1 } : item;
    return putOn(database, key, plain(written), termsOf(condition, clock()));
  },

  async putNewer(key, item) {
    return putOn(database, key, plain(item), {
      ConditionExpression: `${ABSENT} OR #version < :version`,
      ExpressionAttributeNames: { '#PK': 'PK', '#version': 'version' },
      ExpressionAttributeValues: { ':version': item.version },
    });
  },

  async remove({ PK, SK }) {
    await database.documents.send(new DeleteCommand({ TableName: database.table, Key: { PK, SK } }));
  },

  async list<T extends Item>(PK: string, prefix: string, now = clock()) {
    const items = await queryAll(database, spanOf(PK, prefix));
    return items.filter((item) => !isExpired(item, now)).map((item) => withoutKey(item) as T);
  },

  async listBelow<T extends Item>(PK: string, below: string, limit: number, now = clock()) {
    const items = await queryAll(database, spanBelow(PK, below), limit);
    return items.filter((item) => !isExpired(item, now)).map((item) => withoutKey(item) as T);
  },

  newest: <T extends Item>(PK: string, limit: number, before?: string, now = clock()) =>
    lastOf<T>(database, (last) => (last === undefined ? spanOf(PK, '') : spanBelow(PK, last)), limit, before, now),

  newestWith: <T extends Item>(PK: string, prefix: string, limit: number, before?: string, now = clock()) =>
    lastOf<T>(
      database,
      (last) => (last === undefined ? spanOf(PK, prefix) : spanBetween(PK, prefix, last)),
      limit,
      before,
      now,
    ),

  partitionsWith: (SK) => scanFor(database, SK),

  async count(key, expiresAt) {
    const now = clock();
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const count = await countOn(database, key, expiresAt, now);
      if (count !== null) return count;
      if (await countAnew(database, key, expiresAt, now)) return 1;
    }
    throw new Error('a counter changed between every attempt to count');
  },
});

/** The last items of a span that ends below `before`. */
async function lastOf<T extends Item>(
  database: Database,
  spanBefore: (last: string | undefined) => Span,
  limit: number,
  before: string | undefined,
  now: number,
): Promise<T[]> {
  const found: T[] = [];
  let last = before;
  while (found.length < limit) {
    // One more than is wanted, since a span may hold its own end. What has expired may still lie there as well.
    const page = await queryAll(database, spanBefore(last), limit + 1, 'backwards');
    const fresh = page.filter((item) => item['SK'] !== last && !isExpired(item, now));
    found.push(...fresh.map((item) => withoutKey(item) as T));
    if (page.length <= limit) break;
    last = page.at(-1)?.['SK'] as string | undefined;
  }
  return found.slice(0, limit);
}

const isExpired = (item: Item, now: number): boolean =>
  typeof item['expiresAt'] === 'number' && item['expiresAt'] <= now;

/** The item, if it will read back as it was written. */
function plain(item: Item): Item {
  const place = unstorable(item);
  if (place !== null) throw new TypeError(`an item that cannot be stored, because of ${place}`);
  return item;
}

function termsOf(condition: Condition, now: number): Terms {
  if (condition === 'always') return {};
  if (condition === 'absent') {
    return {
      ConditionExpression: `${ABSENT} OR #expiresAt <= :now`,
      ExpressionAttributeNames: { '#PK': 'PK', '#expiresAt': 'expiresAt' },
      ExpressionAttributeValues: { ':now': now },
    };
  }
  return {
    ConditionExpression: '#revision = :revision',
    ExpressionAttributeNames: { '#revision': 'revision' },
    ExpressionAttributeValues: { ':revision': condition.revision },
  };
}

/** An empty prefix means the whole partition; DynamoDB would not take it as a value. */
const spanOf = (PK: string, prefix: string) =>
  prefix === ''
    ? {
        KeyConditionExpression: '#PK = :PK',
        ExpressionAttributeNames: { '#PK': 'PK' },
        ExpressionAttributeValues: { ':PK': PK },
      }
    : {
        KeyConditionExpression: '#PK = :PK AND begins_with(#SK, :prefix)',
        ExpressionAttributeNames: { '#PK': 'PK', '#SK': 'SK' },
        ExpressionAttributeValues: { ':PK': PK, ':prefix': prefix },
      };

const spanBelow = (PK: string, below: string) => ({
  KeyConditionExpression: '#PK = :PK AND #SK < :below',
  ExpressionAttributeNames: { '#PK': 'PK', '#SK': 'SK' },
  ExpressionAttributeValues: { ':PK': PK, ':below': below },
});

/** Both ends included: DynamoDB takes one condition on a sort key. */
const spanBetween = (PK: string, first: string, last: string) => ({
  KeyConditionExpression: '#PK = :PK AND #SK BETWEEN :first AND :last',
  ExpressionAttributeNames: { '#PK': 'PK', '#SK': 'SK' },
  ExpressionAttributeValues: { ':PK': PK, ':first': first, ':last': last },
});

/** Two are needed when a counter has expired; more only when several processes find that out at once. */
const MOST_ATTEMPTS = 5;

/** One more on a living counter or a new one; null on an expired one. The first count sets when it vanishes. */
async function countOn(database: Database, key: Key, expiresAt: number, now: number): Promise<number | null> {
  let count = 0;
  const update = database.documents.send(
    new UpdateCommand({
      TableName: database.table,
      Key: { PK: key.PK, SK: key.SK },
      UpdateExpression: 'SET #expiresAt = if_not_exists(#expiresAt, :expiresAt) ADD #count :one',
      ConditionExpression: `${ABSENT} OR #expiresAt > :now`,
      ExpressionAttributeNames: { '#PK': 'PK', '#count': 'count', '#expiresAt': 'expiresAt' },
      ExpressionAttributeValues: { ':one': 1, ':expiresAt': expiresAt, ':now': now },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  const counted = await accepted(update.then(({ Attributes }) => (count = Number(Attributes?.['count']))));
  return counted ? count : null;
}

/** Begins again at one, over an expired counter only. */
async function countAnew(database: Database, key: Key, expiresAt: number, now: number): Promise<boolean> {
  return putOn(
    database,
    key,
    { count: 1, expiresAt },
    {
      ConditionExpression: '#expiresAt <= :now',
      ExpressionAttributeNames: { '#expiresAt': 'expiresAt' },
      ExpressionAttributeValues: { ':now': now },
    },
  );
}
