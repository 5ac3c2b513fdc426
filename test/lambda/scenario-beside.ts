/** What lies beside a table's stream, asked by those who may, and every route asked by somebody who may nothing. */
import { routeTable } from '../api/route-table.ts';
import { at, created, get, held, type Memory, type Step, step, write } from './scenario.ts';

const seated = (memory: Memory) => held(memory, 'first seat');

/** Before the session is forgotten. */
export const besideTheStream: readonly Step[] = [
  step('site', 200, () => get('/api/site')),
  step('privacy', 200, () => get('/api/privacy')),
  step('lobby', 200, () => get('/api/tables')),
  step('lobby of the finished', 200, () => get('/api/tables?status=finished')),
  step('clock', 200, (memory) => get(at(memory, 'running', '/clock'))),
  step('host log', 200, (memory) => get(at(memory, 'running', '/host-log'))),
  step('chat', 200, (memory) => get(at(memory, 'running', '/chat'))),
  step('said', 201, (memory) =>
    write('POST', at(memory, 'running', '/chat'), { seat: 0, text: 'Grüße, 王' }, seated(memory)),
  ),
  step('commented', 201, (memory) =>
    write(
      'POST',
      at(memory, 'running', '/annotations'),
      { seat: 0, version: 1, text: '¿Por qué?', marks: [{ cell: '0,0', sign: 'look' }] },
      seated(memory),
    ),
  ),
  step('comments', 200, (memory) => get(at(memory, 'running', '/annotations'))),
  step('comments as a file', 200, (memory) => get(at(memory, 'running', '/export?format=annotations'))),
  step('record', 200, (memory) => get(at(memory, 'running', '/export?format=record&language=fr'))),
  step('rows', 200, (memory) => get(at(memory, 'running', '/export?format=csv'))),
  step('board as SVG', 200, (memory) => get(at(memory, 'running', '/export?format=svg&at=1'))),
  step('board as PNG', 200, (memory) => get(at(memory, 'running', '/export?format=png&at=1'))),
  step('notes', 200, (memory) => get(at(memory, 'running', '/seats/0/notes'), seated(memory))),
  step('noted', 204, (memory) =>
    write('POST', at(memory, 'running', '/seats/0/notes'), { text: 'Mine' }, seated(memory)),
  ),
  step('ordered', 200, (memory) =>
    write('PUT', at(memory, 'running', '/orders?seat=0'), { orders: {} }, seated(memory)),
  ),
  step('feed of a private table', 403, (memory) => get(at(memory, 'running', '/feed'))),
  step('feed link', 200, (memory) => get(at(memory, 'running', '/feed-link'), seated(memory))),
  step('a link asked for where no mail is sent', 422, () =>
    write('POST', '/api/people/links', { address: 'zoe@example.org' }),
  ),
  step('rematch before the end', 409, (memory) =>
    write('POST', at(memory, 'running', '/rematch'), undefined, seated(memory)),
  ),
];

/** Every route with a well-formed body, without a cookie. */
export const byNobody = Object.entries(routeTable).map(([route, { body }]) => ({
  route,
  ask: (memory: Memory) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern
      .replace(':id', created(memory, 'running').id)
      .replace(':seat', '0')
      .replace(':block', '1-64')
      .replace(':token', 'x')
      .replace(':message', 'x');
    return method === 'GET' ? get(path) : write(method, path, body);
  },
}));
