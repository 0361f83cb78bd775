/** Of a person for a year; of faculty for five and of staff for three (domain page, A2). */
export const PLAN_KINDS = ['INDIVIDUAL', 'FACULTY', 'ADMINISTRATIVE'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const PLAN_YEARS: Readonly<Record<PlanKind, number>> = { INDIVIDUAL: 1, FACULTY: 5, ADMINISTRATIVE: 3 };

export const INTERVENTIONS = ['DEGREE', 'TRAINING', 'COACHING', 'IMMERSION', 'RESEARCH', 'CERTIFICATION', 'OTHER'] as const;
export type Intervention = (typeof INTERVENTIONS)[number];

export const STUDY_MODES = ['FULL_TIME', 'PART_TIME', 'ONLINE'] as const;
export type StudyMode = (typeof STUDY_MODES)[number];

export const LINE_STATES = ['OPEN', 'ANSWERED', 'DROPPED'] as const;
export type LineState = (typeof LINE_STATES)[number];

export type Priority = 1 | 2 | 3;

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
  mode: StudyMode | null;
  from: string;
  to: string;
  cost: number;
  fund: string;
  output: string;
  /** Someone must take over the work meanwhile. */
  needs_replacement: boolean;
  state: LineState;
  /** Whom it concerns, of a plan of a unit or of a person. */
  person_id: number | null;
}

/** A plan of a person or of a unit, in one of its versions. */
export interface Plan {
  id: number;
  kind: PlanKind;
  owner: { person_id: number } | { office_id: number };
  from_year: number;
  to_year: number;
  /** From 1. */
  version: number;
}
