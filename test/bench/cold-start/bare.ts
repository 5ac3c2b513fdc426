/** What the API is measured against: Hono and the document client, one route, one query, nothing else. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Hono } from 'hono';
import { handle } from 'hono/aws-lambda';

const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));

const app = new Hono().get('/api/tables/:id/head', async (c) => {
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: process.env['TABLE_NAME'],
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :stream',
      ExpressionAttributeValues: { ':stream': `game#${c.req.param('id')}` },
    }),
  );
  return Items.length === 0 ? c.json({ code: 'unknown-table' }, 404) : c.json(Items);
});

export const handler = handle(app);
