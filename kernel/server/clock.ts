/** Says what moment it is; a demo may live in another one, where time goes on as usual. */
export interface Clock {
  now(): Temporal.Instant;
  /** Today in the zone of the university. */
  today(): string;
}

/** The zone of every campus until one has another (a setting of the campus). */
export const ZONE = 'Asia/Manila';

export function startClock(startAt?: Temporal.Instant): Clock {
  const offset = startAt ? startAt.since(Temporal.Now.instant()) : new Temporal.Duration();
  const now = () => Temporal.Now.instant().add(offset);
  return { now, today: () => now().toZonedDateTimeISO(ZONE).toPlainDate().toString() };
}

/** A moment in the zone of the university, as `2026-11-20 08:15`. */
export function localTime(at: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
