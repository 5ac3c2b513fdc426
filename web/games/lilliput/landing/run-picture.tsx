/** A train has counted its stops, and its company's marker goes up. */
import type { CompanyId } from '../../../../domain/lilliput/data.ts';
import { companyIcon, pagePalette } from '../../../../domain/lilliput/drawing/index.ts';
import { Picture } from '../../../parts/picture.tsx';

const STOPS = [
  { x: 22, value: 30 },
  { x: 105, value: 40 },
  { x: 188, value: 40 },
];
const CHART = [60, 65, 70, 80, 90];
const [WAS, IS] = [70, 80];

export const RunPicture = () => (
  <div class="run-picture">
    <svg viewBox="0 0 210 52" focusable="false">
      <path class="run-picture-line" d="M22 38H188" />
      {STOPS.map(({ x, value }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path class="run-picture-flag" d="M-10 3H18L13 11.5 18 20H-10Z" />
          <path class="run-picture-pole" d="M-11 2V30" />
          <text x="2" y="16">
            {value}
          </text>
          <circle cy="38" r="11" />
        </g>
      ))}
    </svg>
    <div class="run-picture-chart">
      {CHART.map((price) => (
        <span key={price} class={price === IS ? 'occupied' : price === WAS ? 'left' : ''}>
          {price}
          {(price === WAS || price === IS) && <Marker company="blue" />}
        </span>
      ))}
    </div>
  </div>
);

const Marker = ({ company }: { readonly company: CompanyId }) => (
  <Picture class="mark" svg={companyIcon(company, { palette: pagePalette, size: 18 })} />
);
