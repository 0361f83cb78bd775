/** Something that applies from a day on, until the next of its kind; `source` is the circular or order. */
export interface Dated {
  effective_on: string;
  source: string;
}

/** What applies on a day; of a day before the first one, the first. A period keeps what applies on its first day (domain page, B6.8). */
export function inForce<T extends Dated>(all: readonly T[], day: string): T {
  const inOrder = all.toSorted((one, other) => one.effective_on.localeCompare(other.effective_on));
  const found = inOrder.findLast(({ effective_on: from }) => from <= day) ?? inOrder[0];
  if (!found) throw new Error('Nothing is in force.');
  return found;
}
