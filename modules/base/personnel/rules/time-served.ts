interface Served {
  from: string;
  /** The last day, or null while it runs. */
  to: string | null;
}

/**
 * For how long somebody has been appointed or under contract up to a day, in words: `8 years 10 months`. Days between two appointments
 * do not count. It is not the creditable government service, which the service record says.
 */
export function formatTimeServed(spans: readonly Served[], day: string): string {
  const on = Temporal.PlainDate.from(day);
  const days = spans.reduce((sum, { from, to }) => {
    const last = to === null || to > day ? on : Temporal.PlainDate.from(to);
    return from > day ? sum : sum + Temporal.PlainDate.from(from).until(last).days + 1;
  }, 0);
  const { years, months } = on
    .add({ days: 1 })
    .subtract({ days })
    .until(on.add({ days: 1 }), { largestUnit: 'years' });
  if (years === 0 && months === 0) return count(days, 'day');
  return [years > 0 && count(years, 'year'), months > 0 && count(months, 'month')].filter(Boolean).join(' ');
}

function count(amount: number, one: string): string {
  return `${amount} ${amount === 1 ? one : `${one}s`}`;
}
