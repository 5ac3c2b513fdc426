/**
 * Every route, what it needs of whoever calls, and a body that is well formed. `tokens.test.ts` tries every wrong kind of
 * key on each, and fails when a route is missing here: whoever adds one says here who may call it.
 */

/**
 * `nothing`: everybody may. `seat`: a session with seat 0 of the table. `host`: its host. `player`: a session in which an
 * address was confirmed. `sitter`: any seat of the table, or its host. `link`: a link in the body. `token`: one in the path.
 */
export type Needs = 'nothing' | 'seat' | 'host' | 'player' | 'sitter' | 'link' | 'token';

export interface RouteRow {
  readonly needs: Needs;
  readonly body?: object;
}

const SUBMISSION = {
  seat: 0,
  expectedVersion: 1,
  commandId: '6f1a36b8-5a0c-4e0f-9d5b-2f7a3b0c1d2e',
  command: { type: 'turn', steps: [] },
};
const ADDRESS = { address: 'somebody@example.org' };

export const routeTable: { readonly [route: string]: RouteRow } = {
  'GET /api/health': { needs: 'nothing' },
  'GET /api/games': { needs: 'nothing' },
  'GET /api/openapi.json': { needs: 'nothing' },
  /** Only for whoever is at the machine, which no key proves. */
  'GET /api/mailbox': { needs: 'nothing' },
  'POST /api/mailbox/deliveries': { needs: 'nothing' },
  'GET /api/mailbox/:message': { needs: 'nothing' },
  'GET /api/mailbox/:message/page': { needs: 'nothing' },
  'GET /api/privacy': { needs: 'nothing' },
  'GET /api/site': { needs: 'nothing' },
  'GET /api/statistics': { needs: 'nothing' },
  'GET /t/:id': { needs: 'nothing' },

  'GET /api/tables': { needs: 'nothing' },
  'POST /api/tables': { needs: 'nothing', body: { game: 'lilliput', seats: [{}, {}] } },
  'POST /api/imports': { needs: 'nothing', body: {} },
  'GET /api/tables/:id': { needs: 'nothing' },
  'GET /api/tables/:id/head': { needs: 'nothing' },
  'GET /api/tables/:id/commits/:block': { needs: 'nothing' },
  'GET /api/tables/:id/seats': { needs: 'nothing' },
  'GET /api/tables/:id/export': { needs: 'nothing' },
  'GET /api/tables/:id/clock': { needs: 'nothing' },
  'GET /api/tables/:id/host-log': { needs: 'nothing' },
  'GET /api/tables/:id/chat': { needs: 'nothing' },
  'GET /api/tables/:id/annotations': { needs: 'nothing' },
  'GET /api/tables/:id/feed': { needs: 'nothing' },
  'POST /api/tables/:id/reports': { needs: 'nothing', body: { reason: 'other' } },

  'PATCH /api/tables/:id': { needs: 'host', body: { title: 'Other' } },
  'POST /api/tables/:id/start': { needs: 'host' },
  'POST /api/tables/:id/close': { needs: 'host' },
  'POST /api/tables/:id/proposals': {
    needs: 'host',
    body: { commandId: '6f1a36b8-5a0c-4e0f-9d5b-2f7a3b0c1d2e', command: { type: 'proposePause' } },
  },
  'PATCH /api/tables/:id/annotations': { needs: 'host', body: { annotators: 'everybody' } },
  'GET /api/tables/:id/links': { needs: 'host' },
  'POST /api/tables/:id/seats/:seat/invitation': { needs: 'host', body: ADDRESS },
  'POST /api/tables/:id/seats/:seat/letters': { needs: 'host' },
  'POST /api/tables/:id/seats/:seat/substitute': { needs: 'host', body: { ...ADDRESS, name: 'Zoë' } },
  'POST /api/tables/:id/seats/:seat/hand-over-codes': { needs: 'seat', body: ADDRESS },
  'POST /api/tables/:id/seats/:seat/hand-over': { needs: 'seat', body: { ...ADDRESS, name: 'Zoë', code: 'AAAAAA' } },

  'POST /api/tables/:id/commands': { needs: 'seat', body: SUBMISSION },
  'POST /api/tables/:id/seats/:seat/resign-codes': { needs: 'seat' },
  'GET /api/tables/:id/orders': { needs: 'seat' },
  'PUT /api/tables/:id/orders': { needs: 'seat', body: { orders: {} } },
  'DELETE /api/tables/:id/orders': { needs: 'seat' },
  'GET /api/tables/:id/orders/record': { needs: 'seat' },
  'POST /api/tables/:id/chat': { needs: 'seat', body: { seat: 0, text: 'Hello' } },
  'POST /api/tables/:id/chat/withdrawals': {
    needs: 'seat',
    body: { seat: 0, message: '2026-01-01T00:00:00.000Z#00000000' },
  },
  'POST /api/tables/:id/annotations': { needs: 'seat', body: { seat: 0, version: 1, text: 'Why there?' } },
  'POST /api/tables/:id/annotations/withdrawals': {
    needs: 'seat',
    body: { seat: 0, annotation: '0000000001#2026-01-01T00:00:00.000Z#00000000' },
  },
  'GET /api/tables/:id/seats/:seat/notes': { needs: 'seat' },
  'POST /api/tables/:id/seats/:seat/notes': { needs: 'seat', body: { text: 'Mine' } },
  'POST /api/tables/:id/leave': { needs: 'seat', body: { seat: 0 } },
  'GET /api/tables/:id/feed-link': { needs: 'sitter' },
  'POST /api/tables/:id/rematch': { needs: 'sitter' },
  'POST /api/tables/:id/claim': { needs: 'sitter' },

  'POST /api/tables/:id/join': { needs: 'player', body: { name: 'Zoë' } },
  'GET /api/people/me': { needs: 'player' },
  'PATCH /api/people/me': { needs: 'player', body: { language: 'fr' } },
  'GET /api/people/me/tables': { needs: 'player' },
  'GET /api/people/me/next': { needs: 'player' },
  'GET /api/people/me/statistics': { needs: 'player' },
  'POST /api/people/me/mutes': { needs: 'player', body: { table: 'a'.repeat(26) } },
  'DELETE /api/people/me/mutes/:id': { needs: 'player' },
  'POST /api/people/me/links': { needs: 'player' },
  'POST /api/people/me/address-codes': { needs: 'player', body: ADDRESS },
  'POST /api/people/me/address': { needs: 'player', body: { ...ADDRESS, code: 'AAAAAA' } },
  'POST /api/people/me/webhook-tests': {
    needs: 'player',
    body: { kind: 'json', url: 'https://hooks.example.org/x' },
  },
  'POST /api/people/me/forget-codes': { needs: 'player' },
  'POST /api/people/me/forget': { needs: 'player', body: { code: 'AAAAAA' } },

  'POST /api/people/links': { needs: 'nothing', body: ADDRESS },
  'GET /api/session': { needs: 'nothing' },
  'DELETE /api/session': { needs: 'nothing' },
  'DELETE /api/session/players/:id': { needs: 'nothing' },
  'DELETE /api/session/tables/:id': { needs: 'nothing' },
  'POST /api/session/links': { needs: 'link', body: { code: 'AAAAAA' } },
  'POST /api/people/lock': { needs: 'link', body: { code: 'AAAAAA' } },
  'GET /api/feeds/:token': { needs: 'token' },
  'GET /unsubscribe/:token': { needs: 'nothing' },
  'POST /unsubscribe/:token': { needs: 'nothing' },
};
