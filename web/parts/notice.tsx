/** A sentence that needs to be noticed: beside what it concerns, never in the way. */
import type { ComponentChildren } from 'preact';
import { t } from '../texts/index.ts';
import { AlertIcon, CloseIcon } from './icons.tsx';

interface NoticeProps {
  readonly kind?: 'plain' | 'trouble';
  readonly children: ComponentChildren;
  onClose?(): void;
}

export const Notice = ({ kind = 'plain', children, onClose }: NoticeProps) => (
  <div class={`notice ${kind}`} role={kind === 'trouble' ? 'alert' : 'status'}>
    <AlertIcon />
    <div class="notice-words">{children}</div>
    {onClose && (
      <button type="button" class="icon-button" aria-label={t('notice.close')} onClick={onClose}>
        <CloseIcon />
      </button>
    )}
  </div>
);
