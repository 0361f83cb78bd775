/** Who took a step, and for whom. */
export interface StepTaker {
  /** Null where Talaan took it. */
  by: string | null;
  /** The head in whose place. */
  in_place_of: string | null;
  /** By which designation, with its days: `Officer in charge from 17 Nov 2026 to 1 Dec 2026`; null in one’s own right. */
  by_designation: string | null;
}

/** `Maria Santos for Jose Cruz (Officer in charge from 17 Nov 2026 to 1 Dec 2026)`, on screens and on paper. */
export function formatTaker({ by, in_place_of: head, by_designation: designation }: StepTaker): string {
  if (by === null) return 'Talaan';
  return [by, head !== null && `for ${head}`, designation !== null && `(${designation})`].filter(Boolean).join(' ');
}
