import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { OVERTIME_SETTINGS, type OvertimeSettings } from './settings.ts';

/** Minutes from midnight of the date. */
interface Hours {
  date: string;
  from: number;
}

interface Filing {
  now: Temporal.Instant;
  today: string;
  /** Ordered after it was done, with the reason. */
  isEmergency: boolean;
}

/** Overtime is ordered before it is done (JC 2 s.2004, JC 2 s.2015); in an emergency within some days after. Why hours are too late, or null. */
export function whyNotInTime(
  { date, from }: Hours,
  { now, today, isEmergency }: Filing,
  { emergencyDays }: OvertimeSettings = OVERTIME_SETTINGS,
): string | null {
  if (isEmergency) {
    const first = Temporal.PlainDate.from(today).subtract({ days: emergencyDays }).toString();
    return date < first ? `An emergency is ordered within ${emergencyDays} days after the work.` : null;
  }
  const begins = Temporal.PlainDate.from(date).toZonedDateTime(ZONE).add({ minutes: from }).toInstant();
  if (Temporal.Instant.compare(begins, now) > 0) return null;
  return 'These hours have begun. Overtime is ordered before it is done; in an emergency say why it was not.';
}
