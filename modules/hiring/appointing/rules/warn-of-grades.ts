const MOST_GRADES = 3;

/** The limit of three salary grades on a promotion: what HR is told, or null where it is kept. */
export function warnOfGrades(nature: string, from: number | null, to: number | null): string | null {
  if (nature !== 'PROM' || from === null || to === null || to - from <= MOST_GRADES) return null;
  return `A promotion from salary grade ${from} to ${to} is more than ${MOST_GRADES} grades. Keep the ground of the exception with the papers.`;
}
