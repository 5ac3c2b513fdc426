/** What was agreed before the start, for all who come: order, clock, and whether the table is listed. */
import type { TableInfo } from '../../../net/api.ts';
import { clockInWords } from '../../../parts/clock-fields.tsx';
import { clockFormOf } from '../../../table/clock-form.ts';
import { t } from '../../../texts/index.ts';

export const TableFacts = ({ info }: { readonly info: TableInfo }) => (
  <section class="table-facts" aria-labelledby="facts-title">
    <h2 class="section-title" id="facts-title">
      {t('desk.facts')}
    </h2>
    <ul>
      <li>{t(info.order === 'random' ? 'desk.randomWords' : 'desk.fixedWords')}</li>
      <li>{clockInWords(clockFormOf(info.clock))}</li>
      <li>{t(info.listed ? 'desk.publicShort' : 'listed.privateWords')}</li>
    </ul>
  </section>
);
