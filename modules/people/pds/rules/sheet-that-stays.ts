/** What speaks for a sheet where a person has two; instants in UTC. */
export interface SheetCase {
  verified_at: string | null;
  completeness: number;
  changed_at: string;
}

/** Which of two sheets is suggested: the one verified last, else the fuller one, else the one changed last; the first where they are alike. */
export function sheetThatStays(one: SheetCase, other: SheetCase): 'one' | 'other' {
  const verified = (other.verified_at ?? '').localeCompare(one.verified_at ?? '');
  return (verified || other.completeness - one.completeness || other.changed_at.localeCompare(one.changed_at)) > 0 ? 'other' : 'one';
}
