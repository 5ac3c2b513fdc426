/** The small signs of the game: a company's mark, a train, a certificate, a tile. */
import type { CompanyId, Rotation } from '../../../domain/lilliput/data.ts';
import { companyIcon, pagePalette, tileSvg } from '../../../domain/lilliput/drawing/index.ts';
import type { Train } from '../../../domain/lilliput/types.ts';
import { Picture } from '../../parts/picture.tsx';
import { t } from './texts/index.ts';
import { companyShort } from './words.ts';

interface MarkProps {
  readonly company: CompanyId;
  readonly size?: number;
  /** Says the company's name where no words stand beside the mark. */
  readonly alone?: boolean;
}

/** Drawn once: a page shows dozens of them, and shows them again with every moment one looks at. */
const icons = new Map<string, string>();

function iconOf(company: CompanyId, size: number, label: string | undefined): string {
  const key = `${company} ${size} ${label ?? ''}`;
  const icon =
    icons.get(key) ?? companyIcon(company, { palette: pagePalette, size, ...(label === undefined ? {} : { label }) });
  icons.set(key, icon);
  return icon;
}

export const Mark = ({ company, size = 20, alone = false }: MarkProps) => (
  <Picture
    class="mark"
    about={`company:${company}`}
    svg={iconOf(company, size, alone ? companyShort(company) : undefined)}
  />
);

export const TrainSign = ({ train }: { readonly train: Train }) => (
  <span
    class={train.obsolete ? 'train obsolete' : 'train'}
    data-about={`train:${train.type}${train.obsolete ? '/obsolete' : ''}`}
  >
    <span class="visually-hidden">{t('train.name', { train: train.type })}</span>
    <span aria-hidden="true">{train.type}</span>
  </span>
);

/** What a player holds of a company. */
export interface Holding {
  readonly company: CompanyId;
  readonly percent: number;
  readonly director: boolean;
}

export const CertificateSign = ({ holding: { company, percent, director } }: { readonly holding: Holding }) => (
  <span class={director ? 'certificate director' : 'certificate'}>
    <Mark company={company} size={16} alone />
    <span>
      {percent}
      <span class="visually-hidden">
        {t('certificate.percent')}
        {director && t('certificate.director')}
      </span>
    </span>
  </span>
);

interface TilePictureProps {
  readonly tile: string;
  readonly size: number;
  readonly rotation?: Rotation;
  readonly company?: CompanyId;
  readonly label?: string;
}

export const TilePicture = ({ tile, size, rotation = 0, company, label }: TilePictureProps) => (
  <Picture
    class="tile-picture"
    about={`tile:${tile}`}
    svg={tileSvg(tile, {
      palette: pagePalette,
      size,
      rotation,
      flagScale: size < 60 ? 1.4 : 1.2,
      ...(company === undefined ? {} : { tokens: [company] }),
      ...(label === undefined ? {} : { label }),
    })}
  />
);
