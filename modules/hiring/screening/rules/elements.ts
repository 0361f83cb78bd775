/** What an applicant is screened by (domain page, section 6), in the order of the screening sheet. */
export const ELEMENTS = {
  education: 'Education',
  experience: 'Experience',
  training: 'Training',
  eligibility: 'Eligibility',
  special: 'Other conditions',
} as const;
export type ElementName = keyof typeof ELEMENTS;
export const ELEMENT_NAMES = Object.keys(ELEMENTS) as [ElementName, ...ElementName[]];

export const RESULTS = { MET: 'Met', NOT_MET: 'Not met', FOR_VERIFICATION: 'For verification' } as const;
export type Result = keyof typeof RESULTS;
export const RESULT_NAMES = Object.keys(RESULTS) as [Result, ...Result[]];

/** A row of the data sheet in a figure: how much of it counts (hundredths of a day or of an hour, 1 for what only is there) and what is to be said of it. */
export interface CountedRow {
  /** See `keyOfRow`. */
  row: string;
  counted: number;
  why: string;
}

export interface Judgment {
  result: Result;
  /**
   * Hundredths of days of experience or of hours of training, the place of a level of education or eligibility; null where nothing is counted.
   * Of what is met, only what a person looked at; of what is for verification, all that is claimed in days and hours.
   */
  figure: number | null;
  note: string;
  rows: CountedRow[];
}

/** What HR says of a row of a data sheet; null: nothing was said. */
export interface Mark {
  is_relevant: boolean | null;
  /** Of part-time work, in hundredths of an hour. */
  weekly_hours: number | null;
  /** As the certificate says, in hundredths of an hour. */
  verified_hours: number | null;
}

export type Marks = ReadonlyMap<string, Mark>;

/** Grows with each change of the rules that may change a result. */
export const RULES_VERSION = 2;
