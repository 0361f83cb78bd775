/** What has to be told of a clock on a day: the last warning that is due, or that it is late. */
export type ClockNews = `warn-${number}` | 'late';

/** `passed`: the working days since it began, today among them. */
export function clockNews(
  { due_on, passed }: { due_on: string; passed: number },
  warnAt: readonly number[],
  today: string,
): ClockNews | null {
  if (today > due_on) return 'late';
  const reached = warnAt.filter((day) => day <= passed);
  return reached.length > 0 ? `warn-${Math.max(...reached)}` : null;
}
