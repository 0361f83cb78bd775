/** A lot as all that is posted and reserved leaves it, in the unit of its book. */
export interface LotAhead {
  expiresOn: string | null;
  left: number;
}

/** A right that a year is to give: in full from a day on, to the end of that year. */
export interface RightAhead {
  from: string;
  amount: number;
}

export interface LotLine {
  on: string;
  kind: 'GRANT' | 'EXPIRE';
  particulars: string;
  amount: number;
}

/** What lots are to lose by their dates and rights of coming years are to bring and lose, up to a day (domain page, section 10). */
export function forecastLots(
  { name, lots, rights }: { name: string; lots: readonly LotAhead[]; rights: readonly RightAhead[] },
  { today, until }: { today: string; until: string },
): LotLine[] {
  const given = rights
    .filter(({ from }) => from <= until)
    .map(({ from, amount }): LotLine => ({ on: from, kind: 'GRANT', particulars: `${name}, ${from.slice(0, 4)}`, amount }));
  const ending = [...lots, ...rights.map(({ from, amount }) => ({ expiresOn: `${from.slice(0, 4)}-12-31`, left: amount }))];
  const lost = ending.flatMap(({ expiresOn, left }): LotLine[] =>
    expiresOn !== null && expiresOn >= today && expiresOn < until && left > 0
      ? [{ on: dayAfter(expiresOn), kind: 'EXPIRE', particulars: `${name} of ${expiresOn.slice(0, 4)} expires`, amount: -left }]
      : [],
  );
  return [...given, ...lost].toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : one.amount - other.amount));
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
