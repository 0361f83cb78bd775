import type { WeakState } from '../rules/after/judge-weak-ratings.ts';
import type { Form, Measure } from '../rules/form/form-line.ts';
import type { Rank } from '../rules/form/weights.ts';
import type { Dimension } from '../rules/levels.ts';
import type { Awaited } from '../rules/period/late.ts';

/** Titles of the forms (CSC MC 6 s.2012). */
export const FORM_NAMES: Readonly<Record<Form, string>> = {
  IPCR: 'Individual Performance Commitment and Review',
  DPCR: 'Department Performance Commitment and Review',
  OPCR: 'Office Performance Commitment and Review',
};

export const DIMENSION_NAMES: Readonly<Record<Dimension, string>> = {
  quality: 'Quality',
  efficiency: 'Efficiency',
  timeliness: 'Timeliness',
};

/** As the columns of the forms have them; A is the average. */
export const DIMENSION_LETTERS: Readonly<Record<Dimension, string>> = { quality: 'Q', efficiency: 'E', timeliness: 'T' };

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = { COUNT: 'Number', PERCENT: 'Percent', DATE: 'Day', WORDS: 'In words' };

export const RANK_NAMES: Readonly<Record<Rank, string>> = {
  OFFICE: 'Office or unit',
  STAFF: 'Staff',
  SENIOR_FACULTY: 'Associate Professor and up',
  JUNIOR_FACULTY: 'Assistant Professor and below',
  DESIGNATION: 'Designation of an official',
};

export const AWAITED_NAMES: Readonly<Record<Awaited['what'], string>> = {
  TARGETS: 'Targets',
  SELF_RATING: 'Self-rating',
  FINAL: 'Final rating',
};

export const WEAK_STATE_NAMES: Readonly<Record<WeakState, string>> = {
  NONE: 'Nothing due',
  INTERVENTION_DUE: 'Intervention due',
  NOTICE_DUE: 'Notice due',
  WARNED: 'Notice received',
  NOTICE_MISSED: 'Notice missed',
  MAY_BE_DROPPED: 'Dropping open',
  NOT_DROPPED: 'Dropping not open',
};

/** Kinds of a line of the coaching log (domain page, B5). */
export const COACHING_KINDS = { ONE_ON_ONE: 'One on one', GROUP: 'Group', MEMO: 'Memorandum' } as const;
export type CoachingKind = keyof typeof COACHING_KINDS;

/** Whence evidence comes: a file, or what Talaan knows of a person. */
export const EVIDENCE_KINDS = {
  FILE: 'File',
  DOCUMENT: 'Closed document',
  TRAINING: 'Training',
  LOAD: 'Teaching load',
  OVERTIME: 'Overtime',
} as const;
export type EvidenceKind = keyof typeof EVIDENCE_KINDS;
