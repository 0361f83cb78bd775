import type { ApplicationAction, ApplicationState } from '../workflow.ts';

/** How an application stands, for its applicant: what the board found is not told before the decision. */
const SAID: Record<ApplicationState, string> = {
  DRAFT: 'Not submitted yet',
  SUBMITTED: 'Received; HR reviews your papers',
  INCOMPLETE: 'Papers are lacking: send them until the day below',
  SCREENED_QUALIFIED: 'You meet the qualification standards',
  SCREENED_DISQUALIFIED: 'You do not meet the qualification standards',
  FOR_EXAM: 'You are called to the examination',
  FOR_INTERVIEW: 'You are called to the interview',
  INTERVIEWED: 'Interviewed; the board assesses all applicants',
  NO_SHOW: 'You did not come on the day to which you were called',
  RANKED: 'Assessed; the decision is awaited',
  RECOMMENDED: 'Assessed; the decision is awaited',
  NOT_RECOMMENDED: 'Assessed; the decision is awaited',
  SELECTED: 'You are selected',
  DEEP_SELECTED: 'You are selected',
  NOT_SELECTED: 'Another applicant was selected',
  FOR_APPOINTMENT: 'Your appointment is being prepared',
  APPOINTED: 'Your appointment is issued',
  ASSUMED: 'You assumed duty',
  WITHDRAWN: 'Withdrawn',
  DECLINED: 'You declined the offer',
  INVALIDATED: 'The Civil Service Commission invalidated your appointment',
};

/** What happened, step by step; null for what stays with the board. */
const DONE: Record<ApplicationAction, string | null> = {
  submit: 'You submitted your application.',
  ask_papers: 'HR asked you for lacking papers.',
  send_papers: 'You sent the lacking papers.',
  qualify: 'You meet the qualification standards of the post.',
  disqualify: 'You do not meet the qualification standards of the post.',
  call_to_exam: 'You were called to the examination.',
  call_to_interview: 'You were called to the interview.',
  interviewed: 'You were interviewed.',
  no_show: 'You did not come on the day to which you were called.',
  rank: 'The board assessed all applicants.',
  recommend: null,
  not_recommend: null,
  select: 'You were selected.',
  select_outside: 'You were selected.',
  deep_select: 'You were selected.',
  not_select: 'Another applicant was selected.',
  prepare: 'Your appointment is being prepared.',
  appoint: 'Your appointment was issued.',
  assume: 'You assumed duty.',
  decline: 'You declined the offer.',
  invalidate: 'The Civil Service Commission invalidated your appointment.',
  withdraw: 'The application was withdrawn.',
  restore: 'HR undid the withdrawal.',
};

const DECIDED: readonly ApplicationState[] = [
  'SELECTED',
  'DEEP_SELECTED',
  'NOT_SELECTED',
  'FOR_APPOINTMENT',
  'APPOINTED',
  'ASSUMED',
  'DECLINED',
  'INVALIDATED',
];
const WITH_THE_BOARD: readonly ApplicationState[] = ['RANKED', 'RECOMMENDED', 'NOT_RECOMMENDED'];

/** The state as the applicant may know it: while the board and the appointing authority decide, it is that all are assessed. */
export function stateForApplicant(state: ApplicationState): ApplicationState {
  return WITH_THE_BOARD.includes(state) ? 'RANKED' : state;
}

export function formatState(state: ApplicationState): string {
  return SAID[state];
}

/** The grounds of a choice compare applicants: they are for the record of the board. */
const WITH_GROUNDS: readonly string[] = ['select_outside', 'deep_select'] satisfies ApplicationAction[];

export function formatSteps<S extends { action: string; reason: string }>(steps: readonly S[]): (S & { said: string })[] {
  return steps.flatMap((step) => {
    const said = DONE[step.action as ApplicationAction];
    return said === null ? [] : [{ ...step, said, reason: WITH_GROUNDS.includes(step.action) ? '' : step.reason }];
  });
}

const WITHOUT_REASON: readonly ApplicationState[] = [...WITH_THE_BOARD, 'SELECTED', 'DEEP_SELECTED', 'DECLINED', 'WITHDRAWN'];

/**
 * The reason to tell an applicant beside the state; nothing of what the board found or of the grounds of a choice. Why they stepped back is
 * said with that step.
 */
export function reasonForApplicant(state: ApplicationState, reason: string): string {
  return WITHOUT_REASON.includes(state) ? '' : reason;
}

/** Whether the appointing authority has decided, from when on applicants see their own scores. */
export function isDecided(state: ApplicationState): boolean {
  return DECIDED.includes(state);
}
