import { useSyncExternalStore } from 'react';
import { ZONE } from '../../contract/zone.ts';

/** The server's moment less this device's; a demo may live in another month, and a device's clock may be wrong. */
let ahead = 0;
let latest = 0;

const watchers = new Set<() => void>();

/** `answeredAt` is when that came, in milliseconds by this device: the latest answer holds, and one that is kept may be read again. */
export function setClock(serverNow: string, answeredAt: number): void {
  // Where the device was set back, the latest answer has an earlier moment.
  if (answeredAt < latest && latest <= Date.now()) return;
  latest = answeredAt;
  ahead = Temporal.Instant.from(serverNow).epochMilliseconds - answeredAt;
  for (const tell of watchers) tell();
}

export function now(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.now() + ahead);
}

/** Today in the Philippines; behind the guard as the server has it, so that a form may begin with it. */
export function today(): Temporal.PlainDate {
  return now().toZonedDateTimeISO(ZONE).toPlainDate();
}

/** Today as `YYYY-MM-DD`, also on a screen without a session, which may open before the server's time is known. */
export function useToday(): string {
  return useSyncExternalStore(watchClock, () => today().toString());
}

/** The hour of the day in the Philippines, 0 to 23; right as soon as the server has said what time it is. */
export function useHour(): number {
  return useSyncExternalStore(watchClock, () => now().toZonedDateTimeISO(ZONE).hour);
}

/** Minutes since 1970, whole; right as soon as the server has said what time it is. */
export function useMinute(): number {
  return useSyncExternalStore(watchClock, () => Math.floor(now().epochMilliseconds / 60_000));
}

function watchClock(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
