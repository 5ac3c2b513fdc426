/** Tables of figures, alike on all pages: what the rows are stands left, figures stand right, and wide ones scroll. */
import type { ComponentChildren } from 'preact';

export interface Column {
  readonly words: ComponentChildren;
  /** Words stand left. */
  readonly kind?: 'words';
}

interface FiguresHeadProps {
  /** What the rows are. */
  readonly title: string;
  readonly columns: readonly Column[];
}

export const FiguresHead = ({ title, columns }: FiguresHeadProps) => (
  <thead>
    <tr>
      <th scope="col">{title}</th>
      {columns.map(({ words, kind }, index) => (
        <th key={index} scope="col" class={kind ?? 'figures'}>
          {words}
        </th>
      ))}
    </tr>
  </thead>
);

interface FiguresPlaceProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Where a table may be wider than the page. */
export const FiguresPlace = ({ label, children }: FiguresPlaceProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it scrolls, keys must be able to scroll it
  <div class="figures-place" tabIndex={0} role="group" aria-label={label}>
    <table class="figures-table">{children}</table>
  </div>
);
