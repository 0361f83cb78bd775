import { clockTime } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';

/** `25 Nov 2026` of a moment, at the university. */
export function formatSessionDay(at: string): string {
  return formatDay(instantOf(at).toString());
}

/** `8:20 AM` of a moment, at the university. */
export function formatHours(at: string): string {
  const { hour, minute } = instantOf(at).toZonedDateTimeISO(ZONE);
  return clockTime(hour * 60 + minute);
}

/** Minutes after midnight as `08:20`, for a field. */
export function toField(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** `08:20` of a field as minutes after midnight; NaN for one that is not whole. */
export function fromField(typed: string): number {
  const [hours, minutes] = typed.split(':').map(Number);
  return hours === undefined || minutes === undefined ? Number.NaN : hours * 60 + minutes;
}

function instantOf(at: string): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Date.parse(at));
}
