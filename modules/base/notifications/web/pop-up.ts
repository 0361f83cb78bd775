import { now } from '@talaan/kernel/web/calls/clock.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import type { Notification as Notice } from '../contract.ts';

/** Only what is younger pops up (specification, section 9). */
const FRESH_MS = 15_000;

export function isFresh(createdAt: string, at: Temporal.Instant): boolean {
  return at.epochMilliseconds - Temporal.Instant.from(createdAt).epochMilliseconds < FRESH_MS;
}

/** On the desktop where permitted, otherwise as a toast. */
export function popUp(notice: Notice, follow: () => void): void {
  if (!isFresh(notice.created_at, now())) return;
  if ('Notification' in globalThis && Notification.permission === 'granted') {
    const shown = new Notification(notice.title, { body: notice.description, icon: '/brand/mark.svg' });
    shown.addEventListener('click', () => {
      focus();
      follow();
    });
  } else {
    showSuccess(`${notice.title}: ${notice.description}`);
  }
}

/** Asked once, at start. */
export function askToPopUp(): void {
  if ('Notification' in globalThis && Notification.permission === 'default') void Notification.requestPermission();
}
