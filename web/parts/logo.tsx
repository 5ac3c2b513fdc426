/** A stop from which three lines go out: ink for what is there, the accent for what is on its way. */
import { t } from '../texts/index.ts';

export const LogoMark = ({ height = 22 }: { readonly height?: number }) => (
  <svg width={(height * 42) / 26} height={height} viewBox="0 0 42 26" fill="none" aria-hidden="true" focusable="false">
    <path d="M22 6h20M22 13h20M22 20h20" stroke="var(--accent)" stroke-width="3.2" />
    <circle cx="13" cy="13" r="11" fill="var(--paper-raised)" stroke="var(--ink)" stroke-width="4" />
    <circle cx="13" cy="13" r="3.6" fill="var(--ink)" />
  </svg>
);

interface LogoProps {
  readonly height?: number;
  /** Without the name, where room is short. */
  readonly bare?: boolean;
}

export const Logo = ({ height, bare = false }: LogoProps) => (
  <a class="logo" href="/" aria-label={t('site.home')}>
    <LogoMark {...(height === undefined ? {} : { height })} />
    {!bare && <span>{t('site.name')}</span>}
  </a>
);
