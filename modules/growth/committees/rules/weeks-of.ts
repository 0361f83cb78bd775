/** The weeks of a month (YYYY-MM) from Monday to Sunday, each of seven days; null for a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const before = first.dayOfWeek - 1;
  const weeks = Math.ceil((before + first.daysInMonth) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const at = week * 7 + day - before;
      return at < 0 || at >= first.daysInMonth ? null : first.add({ days: at }).toString();
    }),
  );
}
