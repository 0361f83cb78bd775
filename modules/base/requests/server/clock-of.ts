import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';

/** An instant as `20 Nov 2026, 9:14 AM` in the zone of the university. */
export function clockOf(at: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  return `${longDate(local.toPlainDate().toString())}, ${clockTime(local.hour * 60 + local.minute)}`;
}
