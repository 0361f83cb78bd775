import type { IdentityKind } from '@talaan/personnel/rules/identity-numbers.ts';

/** What a form sends and gets for one field. A lookup takes the number of the entry, or text that is on no list. */
export type Typed = string | number | boolean | null | string[];

/** As it is kept: hundredths, centavos, digits, `2026-11-20`; '' or null where nothing was given. */
export type Stored = Typed;

/** The lists that fields choose from, by their tables in `reference`. */
export const LISTS = [
  'civil_status',
  'blood_type',
  'country',
  'school',
  'degree',
  'eligibility',
  'company',
  'appointment_status',
  'learning_type',
  'government_id',
  'ethnic_group',
] as const;
export type ListName = (typeof LISTS)[number];

export type FieldKind =
  | 'text'
  | 'long_text'
  | 'lines'
  | 'choice'
  | 'yes_no'
  | 'date'
  | 'year'
  | 'metres'
  | 'kilograms'
  | 'rating'
  | 'hours'
  | 'money'
  | 'lookup'
  | 'barangay'
  | 'mobile'
  | 'email'
  | 'identity_number';

/** The least and the most of a number in hundredths, and what is said outside of them. */
export interface Bounds {
  least: number;
  most: number;
  message: string;
  tooLarge?: string;
}

/** One box of the form. How it is read is in field-schemas.ts, which is loaded when something is typed. */
export interface Field {
  label: string;
  kind: FieldKind;
  /** `always` counts as missing while empty, `sometimes` by what else the row says (rules/missing-in-row.ts). */
  need: 'always' | 'sometimes' | 'never';
  hint?: string;
  /** The most characters. */
  longest?: number;
  choices?: readonly { value: string; label: string }[];
  list?: ListName;
  /** Shown with all but its last four characters hidden until it is revealed. */
  masked?: true;
  /** What a text must look like unless it is empty, and what is said where it does not. */
  form?: { pattern: RegExp; message: string };
  /** The most lines. */
  mostLines?: number;
  /** Of yes or no, what stands where nothing was chosen: null where an answer is asked, false for a box to tick. */
  unanswered?: null | false;
  bounds?: Bounds;
  identity?: IdentityKind;
  /** From what is kept to what the form shows. */
  show: (stored: Stored) => Typed;
}

export type Need = Field['need'];
