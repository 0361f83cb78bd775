/** An office as the tree has it on a day. */
export interface OfficeOnDay {
  id: number;
  parent_id: number | null;
  campus_id: number;
  /** Whether it has a letterhead of its own on the day. */
  has_own: boolean;
}

/** Whose letterhead: one of the two is set, or none for the university. */
interface Place {
  officeId: number | null;
  campusId: number | null;
}

/**
 * Whose papers carry a letterhead that a place is given: those of the offices for which it is the nearest (own, unit above,
 * campus, university). `keep` are the offices under the place whose own letterhead goes before it, for themselves and what is below.
 */
export function carriersOf<O extends OfficeOnDay>(
  place: Place,
  offices: readonly O[],
  campusesWithOwn: ReadonlySet<number>,
): { carry: O[]; keep: O[] } {
  const byId = new Map(offices.map((office) => [office.id, office]));
  const isOf = (office: OfficeOnDay) => office.id === place.officeId;
  /** The office whose letterhead it carries, its campus, or the university; the place itself counts as one that has its own. */
  const sourceOf = (office: OfficeOnDay): OfficeOnDay | 'campus' | 'university' => {
    const seen = new Set<number>();
    for (let at: OfficeOnDay | undefined = office; at && !seen.has(at.id); at = byId.get(at.parent_id ?? 0)) {
      if (at.has_own || isOf(at)) return at;
      seen.add(at.id);
    }
    return office.campus_id === place.campusId || campusesWithOwn.has(office.campus_id) ? 'campus' : 'university';
  };
  const carries = (source: ReturnType<typeof sourceOf>, office: OfficeOnDay) =>
    typeof source === 'object'
      ? isOf(source)
      : place.officeId === null && (source === 'campus' ? office.campus_id === place.campusId : place.campusId === null);
  return {
    carry: offices.filter((office) => carries(sourceOf(office), office)),
    keep: offices.filter((office) => {
      if (!office.has_own || isOf(office)) return false;
      const above = byId.get(office.parent_id ?? 0);
      const next = above
        ? sourceOf(above)
        : office.campus_id === place.campusId || campusesWithOwn.has(office.campus_id)
          ? ('campus' as const)
          : ('university' as const);
      return carries(next, office);
    }),
  };
}
