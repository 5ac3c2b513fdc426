/** A form that a page sends by itself, and whose fields say in our own words what is wrong with them. */
import type { ComponentChildren } from 'preact';

interface FormProps {
  readonly class: string;
  readonly children: ComponentChildren;
  onSend(): unknown;
}

export const Form = ({ class: name, children, onSend }: FormProps) => (
  <form
    class={name}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void onSend();
    }}
  >
    {children}
  </form>
);
