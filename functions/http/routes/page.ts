/** The page of a table: the built shell with a title and a description, which is all that a link preview sees. */
import { say } from '../../../domain/kernel/texts.ts';
import { isProblem } from '../../problem.ts';
import { gameOf, nameOf, type Service } from '../../service.ts';
import { readTable } from '../../tables/table-item.ts';
import { english } from '../../texts/en.ts';
import { type Route, route } from '../route.ts';

export const pageRoutes = (shell: () => Promise<string>): Route[] => [
  route(
    {
      method: 'GET',
      path: '/t/:id',
      summary: 'The page of a table',
      answer: { status: 200, description: 'The page; with status 404 where there is no such table', type: 'text/html' },
    },
    async ({ c, service }) => {
      const [page, preview] = await Promise.all([shell(), previewOf(service, c.req.param('id') ?? '')]);
      return c.body(filled(page, preview), preview.known ? 200 : 404, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
    },
  ),
];

interface Preview {
  readonly known: boolean;
  readonly title: string;
  readonly description: string;
}

async function previewOf(service: Service, id: string): Promise<Preview> {
  const table = await readTable(service, id);
  if (isProblem(table)) return { known: false, title: say(english, 'page.unknown'), description: table.detail };
  const game = gameOf(service, table.game);
  return {
    known: true,
    title: say(english, 'page.title', { title: table.title }),
    description: say(english, 'page.description', { game: game ? nameOf(game) : table.game }),
  };
}

/** The placeholders are the ones that the build leaves in the page. */
const filled = (page: string, { title, description }: Preview): string =>
  page.replace('<!-- title -->', () => escaped(title)).replace('<!-- description -->', () => escaped(description));

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
