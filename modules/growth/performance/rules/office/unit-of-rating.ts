import type { CascadeForm } from './judge-cascade.ts';

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

/** A form of a unit, or of a person in it. */
export interface FormOfUnit {
  id: number;
  unit_id: number;
  is_individual: boolean;
}

/** Each form with the one that has the next commitment above it: of a person that of their unit of rating, of a unit that above it. */
export function formsAbove(units: readonly UnitAbove[], forms: readonly FormOfUnit[]): CascadeForm[] {
  const ofUnit = new Map(
    forms.flatMap(({ id, unit_id: unit, is_individual: isIndividual }) => (isIndividual ? [] : [[unit, id] as const])),
  );
  const ratedIn = unitsOfRating(units, new Set(ofUnit.keys()));
  const parents = new Map(units.map(({ id, parent_id: parent }) => [id, parent]));
  return forms.map(({ id, unit_id: unit, is_individual }) => {
    const from = is_individual ? unit : (parents.get(unit) ?? null);
    const above = from === null ? undefined : ratedIn.get(from);
    return { id, above_id: (above === undefined ? undefined : ofUnit.get(above)) ?? null, is_individual };
  });
}
