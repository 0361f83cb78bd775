/** Committees on whose seats requests wait, by their names: the performance management team, those of the university, and those of an office. */
export const COMMITTEE_NAMES = {
  SCHOLARSHIP: 'Scholarship committee',
  PDC: 'Personnel development committee',
  DPC: 'Department personnel committee',
  PMT: 'Performance management team',
} as const;
export type CommitteeKind = keyof typeof COMMITTEE_NAMES;
