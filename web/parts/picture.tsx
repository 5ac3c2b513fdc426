/** A picture that the domain draws as text. It comes from our own drawing, never from people. */
export const Picture = ({ svg, class: name = 'picture' }: { readonly svg: string; readonly class?: string }) => (
  <span class={name} dangerouslySetInnerHTML={{ __html: svg }} />
);
