/** A part of the settings: its heading on the left, what there is to do on the right. */
import type { ComponentChildren } from 'preact';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export const Part = ({ id, title, children }: PartProps) => (
  <section class="settings-part" id={id} aria-labelledby={`settings-${id}`}>
    <h2 id={`settings-${id}`}>{title}</h2>
    <div class="settings-body">{children}</div>
  </section>
);
