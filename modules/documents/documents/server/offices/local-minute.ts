import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { CLOSING_TIME } from '../../rules/due-day.ts';
import type { LocalMinute } from '../../rules/office-minutes.ts';

/** A moment as a day of the university and the minute of it. */
export function localMinute(at: Temporal.Instant | string): LocalMinute {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(ZONE);
  return { day: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute };
}

/** A moment as `2026-04-10T14:00:00` of the university. */
export function localSecond(at: Temporal.Instant | string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'second' });
}

export function momentOf({ day, minute }: LocalMinute): string {
  return Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute }).toZonedDateTime(ZONE).toInstant().toString();
}

/** When what is due on a day is due. */
export function closingMoment(day: string): string {
  return Temporal.PlainDateTime.from(`${day}T${CLOSING_TIME}`).toZonedDateTime(ZONE).toInstant().toString();
}
