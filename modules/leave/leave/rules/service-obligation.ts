export interface ServiceObligation {
  months: 6 | 12 | 24;
  /** Its last day, counted from the day after the study leave. */
  until: string;
}

/**
 * The service that study leave obliges to (CSC MC 21 s.2004): up to one month, six months; up to three months, a year; up to six months, two
 * years. Null for longer absence, such as a scholarship, whose contract says it. Both days are counted.
 */
export function serviceObligation(from: string, to: string): ServiceObligation | null {
  const first = Temporal.PlainDate.from(from);
  const after = Temporal.PlainDate.from(to).add({ days: 1 });
  const lasts = (months: number) => Temporal.PlainDate.compare(after, first.add({ months })) <= 0;
  const months = lasts(1) ? 6 : lasts(3) ? 12 : lasts(6) ? 24 : null;
  return months === null ? null : { months, until: after.add({ months }).subtract({ days: 1 }).toString() };
}

const LENGTHS = { 6: '6 months', 12: '1 year', 24: '2 years' } as const;

export function formatLength({ months }: ServiceObligation): string {
  return LENGTHS[months];
}
