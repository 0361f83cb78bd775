import { ZONE } from '@talaan/kernel/contract/zone.ts';

/** Hundreds ask within one second. */
let kept = { second: Number.NaN, text: '' };

/** A moment as the clock on the wall shows it: `2026-10-05 07:58:12`. */
export function wallClock(at: Temporal.Instant): string {
  const second = Math.floor(at.epochMilliseconds / 1000);
  if (second !== kept.second)
    kept = { second, text: at.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ') };
  return kept.text;
}
