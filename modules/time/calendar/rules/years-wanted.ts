const PROCLAIMED_FROM = 11;

/** The years whose holidays are wanted on a day (`YYYY-MM-DD`): this one and, from November on, when it is proclaimed, the next. */
export function yearsWanted(today: string): number[] {
  const { year, month } = Temporal.PlainDate.from(today);
  return month >= PROCLAIMED_FROM ? [year, year + 1] : [year];
}
