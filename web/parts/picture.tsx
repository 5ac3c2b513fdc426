/** A picture that the domain draws as text. It comes from our own drawing, never from people. */
interface PictureProps {
  readonly svg: string;
  readonly class?: string;
  /** What it shows, for explanations on tap. */
  readonly about?: string;
}

export const Picture = ({ svg, class: name = 'picture', about }: PictureProps) => (
  <span class={name} data-about={about} dangerouslySetInnerHTML={{ __html: svg }} />
);
