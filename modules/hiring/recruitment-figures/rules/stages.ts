import type { ApplicationState } from '@talaan/applicants/workflow.ts';

/** The first stage first. */
export const STAGE_CODES = ['submitted', 'qualified', 'interviewed', 'ranked', 'recommended', 'selected', 'appointed', 'assumed'] as const;
export type StageCode = (typeof STAGE_CODES)[number];

/** The stages of a selection in their order, with the states that show that an application came so far. */
export const STAGES = [
  { code: 'submitted', title: 'Applied', states: ['SUBMITTED'] },
  { code: 'qualified', title: 'Qualified', states: ['SCREENED_QUALIFIED', 'FOR_EXAM', 'FOR_INTERVIEW'] },
  { code: 'interviewed', title: 'Interviewed', states: ['INTERVIEWED'] },
  { code: 'ranked', title: 'Ranked', states: ['RANKED'] },
  { code: 'recommended', title: 'Recommended', states: ['RECOMMENDED'] },
  { code: 'selected', title: 'Selected', states: ['SELECTED', 'DEEP_SELECTED', 'FOR_APPOINTMENT'] },
  { code: 'appointed', title: 'Appointed', states: ['APPOINTED'] },
  { code: 'assumed', title: 'Assumed duty', states: ['ASSUMED'] },
] as const satisfies readonly { code: StageCode; title: string; states: readonly ApplicationState[] }[];

export interface Reached {
  /** The place of the furthest stage among STAGES, from 0. */
  furthest: number;
  sex: 'Female' | 'Male';
  count: number;
}

export interface StageCount {
  code: StageCode;
  title: string;
  women: number;
  men: number;
}

/** How many came at least so far: who was selected is counted among the qualified too, so that no stage has more than the one before. */
export function countStages(reached: readonly Reached[]): StageCount[] {
  const from = (stage: number, sex: Reached['sex']) =>
    reached.reduce((sum, one) => sum + (one.furthest >= stage && one.sex === sex ? one.count : 0), 0);
  return STAGES.map(({ code, title }, stage) => ({ code, title, women: from(stage, 'Female'), men: from(stage, 'Male') }));
}
