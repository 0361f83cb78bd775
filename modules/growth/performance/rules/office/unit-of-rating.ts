/** A unit and the one above it; null at the top. */
export interface UnitAbove {
  id: number;
  parent_id: number | null;
}

/**
 * By unit, the nearest one upward with an OPCR or DPCR of its own, itself first: against it people are calibrated, and its lines are the next
 * commitment above theirs (domain page, B6.4, B6.5). Units without one above are absent.
 */
export function unitsOfRating(units: readonly UnitAbove[], withForm: ReadonlySet<number>): Map<number, number> {
  const above = new Map(units.map(({ id, parent_id: parent }) => [id, parent]));
  const found = new Map<number, number>();
  for (const { id } of units) {
    let unit: number | null = id;
    for (const seen = new Set<number>(); unit !== null && !withForm.has(unit) && !seen.has(unit);) {
      seen.add(unit);
      unit = above.get(unit) ?? null;
    }
    if (unit !== null && withForm.has(unit)) found.set(id, unit);
  }
  return found;
}
