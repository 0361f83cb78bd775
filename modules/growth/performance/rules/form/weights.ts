import type { Dated } from '../dated.ts';
import type { Form } from './form-line.ts';

/** Whose weights they are: of an office or unit, of staff, of faculty by rank, of the designation of an official. */
export const RANKS = ['OFFICE', 'STAFF', 'SENIOR_FACULTY', 'JUNIOR_FACULTY', 'DESIGNATION'] as const;
export type Rank = (typeof RANKS)[number];

/** A function of a form, with its percent of the form or of its part. */
export interface GroupWeight {
  code: string;
  name: string;
  weight: number;
  /** Its lines need not answer a commitment above. */
  is_support: boolean;
}

/** The functions of one form and rank from a day on; their weights total 100. */
export interface WeightTable extends Dated {
  form: Form;
  rank: Rank;
  groups: readonly GroupWeight[];
}

/** A form is of one part, or of two where a designation is held beside the own position. */
export interface PartWeight {
  code: 'WHOLE' | 'DESIGNATION' | 'POSITION';
  name: string;
  /** Percent of the form. */
  weight: number;
  groups: readonly GroupWeight[];
}

export type FormWeights = readonly PartWeight[];
