/** Of a person for a year; of faculty for five and of staff for three (domain page, A2). */
export const PLAN_KINDS = ['INDIVIDUAL', 'FACULTY', 'ADMINISTRATIVE'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** How many years a plan covers. */
export const PLAN_YEARS: Readonly<Record<PlanKind, number>> = { INDIVIDUAL: 1, FACULTY: 5, ADMINISTRATIVE: 3 };

export const INTERVENTIONS = ['DEGREE', 'TRAINING', 'COACHING', 'IMMERSION', 'RESEARCH', 'CERTIFICATION', 'OTHER'] as const;
export type Intervention = (typeof INTERVENTIONS)[number];

export const PLAN_MODES = ['FULL_TIME', 'PART_TIME', 'ONLINE'] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

/** OPEN until something was done about it, or it was given up with a reason. */
export const LINE_STATES = ['OPEN', 'ANSWERED', 'DROPPED'] as const;
export type LineState = (typeof LINE_STATES)[number];

export const PRIORITIES = [1, 2, 3] as const;
export type Priority = (typeof PRIORITIES)[number];

/** A line of a plan. Money in centavos, days as YYYY-MM-DD, both counted. */
export interface PlanLine {
  id: number;
  priority: Priority;
  /** The gap or need in words. */
  need: string;
  intervention: Intervention;
  title: string;
  provider: string;
  field: string;
  mode: PlanMode | null;
  from: string;
  to: string;
  cost: number;
  fund: string;
  output: string;
  /** The work must be taken over by another person in these days. */
  needs_replacement: boolean;
  state: LineState;
  /** Whom it concerns; null in the plan of a unit while that is open. */
  person_id: number | null;
}

/** A plan of a person or of a unit, in one of its versions. */
export interface Plan {
  id: number;
  kind: PlanKind;
  /** `person 12` or `office 3`. */
  owner: string;
  from_year: number;
  to_year: number;
  /** From 1; versions of one plan have the same `first_id`. */
  version: number;
  first_id: number;
}
