/**
 * A notice of the browser when it becomes one's turn while the page is not looked at. Only where somebody has asked for
 * it by the switch in the menu; it works while the page is open, without any service in between.
 */
import { signal } from '@preact/signals';
import { keep, kept } from '../../net/local-storage.ts';
import { t } from '../../texts/index.ts';
import { isAwaited, type TableModel } from './model.ts';

const WISH = 'notify';

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

const isAllowed = (): boolean => canNotify() && Notification.permission === 'granted';

export const notifies = signal(kept(WISH) === true && isAllowed());
/** The browser has refused, and only its own settings can change that. */
export const isBlocked = signal(false);

export async function switchNotices(): Promise<void> {
  if (notifies.peek()) {
    keep(WISH, null);
    notifies.value = false;
    return;
  }
  const answer = await Notification.requestPermission();
  isBlocked.value = answer !== 'granted';
  notifies.value = answer === 'granted';
  if (notifies.peek()) keep(WISH, true);
}

/** Whether the turn that is asked now was told, or seen. */
let told = true;

export function sayTurn(model: TableModel): void {
  const mine = isAwaited(model);
  const title = model.session.info.value?.title ?? '';
  if (!mine) told = false;
  if (!mine || told) return;
  told = true;
  if (!notifies.peek() || !document.hidden || !isAllowed()) return;
  const notice = new Notification(title, {
    body: t('notify.turn'),
    tag: model.session.id,
    icon: '/favicon-turn.svg',
  });
  notice.addEventListener('click', () => {
    focus();
    notice.close();
  });
}
