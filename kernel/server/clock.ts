import { ZONE } from '../contract/zone.ts';

/** Says what moment it is; a demo may live in another one, where time goes on as usual. */
export interface Clock {
  now(): Temporal.Instant;
  /** Today in the zone of the university. */
  today(): string;
}

export function startClock(startAt?: Temporal.Instant): Clock {
  const offset = startAt ? startAt.epochMilliseconds - Date.now() : 0;
  // The day is asked for several times in each call, and worked out once a day.
  let day = { date: '', from: 0, until: 0 };
  return {
    now: () => (offset === 0 ? Temporal.Now.instant() : Temporal.Instant.fromEpochMilliseconds(Date.now() + offset)),
    today: () => {
      const now = Date.now() + offset;
      if (now < day.from || now >= day.until) day = dayAround(now);
      return day.date;
    },
  };
}

/** The day of the university around a moment, and from when until when it lasts. */
function dayAround(epochMilliseconds: number) {
  const date = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(ZONE).toPlainDate();
  const startOf = (one: Temporal.PlainDate) => one.toZonedDateTime(ZONE).epochMilliseconds;
  return { date: date.toString(), from: startOf(date), until: startOf(date.add({ days: 1 })) };
}

/** The day of a moment in the zone of the university, as `2026-11-20`; the first ten letters of the moment itself are the day of Greenwich. */
export function localDay(at: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toPlainDate().toString();
}

/** A moment in the zone of the university, as `2026-11-20 08:15`. */
export function localTime(at: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
