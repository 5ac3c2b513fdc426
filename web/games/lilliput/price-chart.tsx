/**
 * The price chart: two rows, the lower half a space to the left, so that every move goes the way the price goes. In a
 * stack the upper marker stands above: it acts first.
 */
import { chart, type ChartSpace } from '../../../domain/lilliput/data.ts';
import type { LilliputState } from '../../../domain/lilliput/types.ts';
import { t } from './texts/index.ts';
import { Mark } from './signs.tsx';
import { companyShort } from './words.ts';

interface PriceChartProps {
  readonly markers: LilliputState['chart'];
}

const rows = ['top', 'bottom'] as const;

export function PriceChart({ markers }: PriceChartProps) {
  return (
    <figure class="price-chart" aria-label={t('chart.label')}>
      {rows.map((row) => (
        <ol key={row} class={`chart-row ${row}`}>
          {chart.spaces
            .filter((space) => space.row === row)
            .map((space) => (
              <Space key={space.id} space={space} markers={markers} />
            ))}
        </ol>
      ))}
    </figure>
  );
}

function Space({ space, markers }: PriceChartProps & { readonly space: ChartSpace }) {
  const here = markers[space.id] ?? [];
  const words = t('chart.space', { price: space.value, companies: here.map(companyShort).join(', ') });
  return (
    <li class={here.length > 0 ? 'space occupied' : 'space'}>
      <span aria-hidden={here.length > 0}>{space.value}</span>
      {here.length > 0 && <span class="visually-hidden">{words}</span>}
      <span class={`stack of-${Math.min(here.length, 4)}`} aria-hidden="true">
        {here.map((company) => (
          <Mark key={company} company={company} size={here.length > 1 ? 17 : 20} />
        ))}
      </span>
    </li>
  );
}
