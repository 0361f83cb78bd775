import { longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';

/** An instant as `20 Nov 2026, 9:14 AM` in the zone of the university. */
export function clockOf(at: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  const time = `${local.hour % 12 || 12}:${String(local.minute).padStart(2, '0')} ${local.hour < 12 ? 'AM' : 'PM'}`;
  return `${longDate(local.toPlainDate().toString())}, ${time}`;
}
