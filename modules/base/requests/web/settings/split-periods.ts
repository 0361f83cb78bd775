/** What applies on a day, and what is to come: the periods are in their order. */
export function splitPeriods<P extends { from: string | null }>(
  periods: readonly P[],
  today: string,
): { current: P | undefined; coming: P[] } {
  return {
    current: periods.findLast(({ from }) => from === null || from <= today),
    coming: periods.filter(({ from }) => from !== null && from > today),
  };
}
