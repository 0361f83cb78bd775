/** How a section of the sheet stands. */
export interface SectionState {
  name: string;
  label: string;
  /** How many fields are missing. */
  missing: number;
  /** How many remarks of the checker are open. */
  returned: number;
  /** Whether nothing in it applies to this person, who has said so. */
  none: boolean;
  /** What is said of a section that has no fields to count. */
  said?: string;
}

export type Standing = 'returned' | 'missing' | 'none' | 'complete';

/** A remark counts more than what is missing: somebody waits for it. */
export function standingOf({ missing, returned, none }: SectionState): Standing {
  if (returned > 0) return 'returned';
  if (missing > 0) return 'missing';
  return none ? 'none' : 'complete';
}

/** `2 missing`, as the rail says it. */
export function formatStanding(section: SectionState): string {
  const standing = standingOf(section);
  if (section.said) return section.said;
  if (standing === 'returned') return section.returned === 1 ? 'Returned with a remark' : `Returned with ${section.returned} remarks`;
  if (standing === 'missing') return `${section.missing} missing`;
  return standing === 'none' ? 'N/A' : 'Complete';
}
