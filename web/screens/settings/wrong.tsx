/** What is wrong, said beside what it is about. */
import { AlertIcon } from '../../parts/icons.tsx';

export const Wrong = ({ words }: { readonly words: string }) => (
  <span class="field-error" role="alert">
    <AlertIcon size={18} />
    {words}
  </span>
);
