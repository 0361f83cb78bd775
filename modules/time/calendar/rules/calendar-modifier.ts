export type Holiday = {
  kind: 'HOLIDAY';
  holidayType: 'REGULAR' | 'SPECIAL_NON_WORKING' | 'SPECIAL_WORKING';
  name: string;
};
export type WholeDaySuspension = { kind: 'SUSPENSION_WHOLE_DAY'; reason: string };
/** From an hour on, or until `to`, from when work goes on. Minutes after midnight. */
export type SuspensionFromHour = { kind: 'SUSPENSION_FROM_HOUR'; from: number; to?: number | undefined; reason: string };

/** What the calendar says of a day. */
export type CalendarModifier = Holiday | WholeDaySuspension | SuspensionFromHour;

/** When work is suspended, as its row says it: from null for the whole day, to null where work does not go on. */
export interface SuspensionRow {
  from_minute: number | null;
  to_minute: number | null;
  reason: string;
}

export function suspensionModifier({ from_minute: from, to_minute: to, reason }: SuspensionRow): CalendarModifier {
  if (from === null) return { kind: 'SUSPENSION_WHOLE_DAY', reason };
  return { kind: 'SUSPENSION_FROM_HOUR', from, to: to ?? undefined, reason };
}
