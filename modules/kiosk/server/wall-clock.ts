import { ZONE } from '@talaan/kernel/server/clock.ts';

/** `YYYY-MM-DD HH:MM:SS` on the wall of the university. */
export function wallClock(at: Temporal.Instant): string {
  const local = at.toZonedDateTimeISO(ZONE).toPlainDateTime();
  return `${local.toPlainDate().toString()} ${local.toPlainTime().toString({ smallestUnit: 'second' })}`;
}
