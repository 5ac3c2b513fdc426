/** Copies something and says so for a moment, in its own place. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../texts/index.ts';
import { announce } from './announcer.tsx';
import { copyText } from './copy.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What the label means to somebody who hears only this button. */
  readonly spoken?: string;
  readonly class?: string;
}

const PRAISE = 2000;

export function CopyButton({ text, label, spoken, class: name = 'button small' }: CopyButtonProps) {
  const copied = useSignal<'copied' | 'failed' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    copied.value = (await copyText(text)) ? 'copied' : 'failed';
    announce(t(copied.value === 'copied' ? 'copy.done' : 'copy.failed'));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (copied.value = null), PRAISE);
  };
  const words = copied.value === null ? label : t(copied.value === 'copied' ? 'copy.done' : 'copy.failed');
  return (
    <button type="button" class={name} aria-label={spoken ?? label} onClick={() => void copy()}>
      {copied.value === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
      <span>{words}</span>
    </button>
  );
}
