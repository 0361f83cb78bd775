/** Slots on a day; minutes after midnight. */
export interface SlotTime {
  application_id: number;
  start: number;
}

export interface Break {
  from: number;
  to: number;
}

/** Notice that applicants get before a session, in calendar days (domain page, section 9). */
export const NOTICE_DAYS = 3;
const DAY_MINUTES = 1440;

/**
 * One slot after the other from a start, in the order of the applicants; none reaches into a break. An examination is sat together: all
 * begin at once. Null where the day is not long enough.
 */
export function drawSlots(
  applications: readonly number[],
  { start, length, breaks, together }: { start: number; length: number; breaks: readonly Break[]; together: boolean },
): SlotTime[] | null {
  if (together) return start + length > DAY_MINUTES ? null : applications.map((application_id) => ({ application_id, start }));
  const pauses = breaks.filter(({ from, to }) => to > from).toSorted((one, other) => one.from - other.from);
  const slots: SlotTime[] = [];
  let at = start;
  for (const application_id of applications) {
    for (const pause of pauses) if (at < pause.to && at + length > pause.from) at = pause.to;
    if (at + length > DAY_MINUTES) return null;
    slots.push({ application_id, start: at });
    at += length;
  }
  return slots;
}

/** The slots of a session that overlap, as pairs of positions; those of an examination may. */
export function findOverlaps(slots: readonly SlotTime[], length: number, together: boolean): [number, number][] {
  if (together) return [];
  const order = slots.map((slot, at) => ({ ...slot, at })).toSorted((one, other) => one.start - other.start);
  return order.flatMap((slot, place) => {
    const next = order[place + 1];
    return next && slot.start + length > next.start ? [[slot.at, next.at] as [number, number]] : [];
  });
}

/** What is wrong with a day on which applicants are to come: too near, or a day without work; a rest day is only warned of. */
export function judgeDay(
  day: string,
  { today, isFree }: { today: string; isFree: (day: string) => boolean },
): { fault: string | null; warning: string | null } {
  const date = Temporal.PlainDate.from(day);
  const first = Temporal.PlainDate.from(today).add({ days: NOTICE_DAYS });
  if (Temporal.PlainDate.compare(date, first) < 0)
    return { fault: `Applicants get at least ${NOTICE_DAYS} calendar days’ notice. Choose a later day.`, warning: null };
  if (isFree(day)) return { fault: 'This is a holiday. Choose another day.', warning: null };
  return { fault: null, warning: date.dayOfWeek > 5 ? 'This is a rest day.' : null };
}
