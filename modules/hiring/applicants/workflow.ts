import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of an application (domain page, sections 5.1 and 14). 'screener' is HR, 'secretary' that of the board, 'authority' who appoints. */
export const applicationFlow = workflow({
  states: {
    DRAFT: 'Draft',
    SUBMITTED: 'Submitted',
    INCOMPLETE: 'Papers lacking',
    SCREENED_QUALIFIED: 'Qualified',
    SCREENED_DISQUALIFIED: 'Not qualified',
    FOR_EXAM: 'For examination',
    FOR_INTERVIEW: 'For interview',
    INTERVIEWED: 'Interviewed',
    NO_SHOW: 'Did not come',
    RANKED: 'Ranked',
    RECOMMENDED: 'Recommended',
    NOT_RECOMMENDED: 'Not recommended',
    SELECTED: 'Selected',
    DEEP_SELECTED: 'Selected (deep selection)',
    NOT_SELECTED: 'Not selected',
    FOR_APPOINTMENT: 'For appointment',
    APPOINTED: 'Appointed',
    ASSUMED: 'Assumed duty',
    WITHDRAWN: 'Withdrawn',
    DECLINED: 'Declined',
    INVALIDATED: 'Appointment invalidated',
  },
  steps: {
    submit: { label: 'Submit application', from: ['DRAFT'], to: 'SUBMITTED', by: ['applicant', 'screener'] },
    ask_papers: { label: 'Ask for lacking papers', from: ['SUBMITTED'], to: 'INCOMPLETE', by: ['screener'] },
    send_papers: { label: 'Send the lacking papers', from: ['INCOMPLETE'], to: 'SUBMITTED', by: ['applicant', 'screener'] },
    qualify: { label: 'Qualified', from: ['SUBMITTED', 'INCOMPLETE', 'SCREENED_DISQUALIFIED'], to: 'SCREENED_QUALIFIED', by: ['screener'] },
    disqualify: {
      label: 'Not qualified',
      from: ['SUBMITTED', 'INCOMPLETE', 'SCREENED_QUALIFIED'],
      to: 'SCREENED_DISQUALIFIED',
      by: ['screener'],
      needsReason: true,
    },
    call_to_exam: { label: 'Call to the examination', from: ['SCREENED_QUALIFIED'], to: 'FOR_EXAM', by: ['screener', 'secretary'] },
    call_to_interview: {
      label: 'Call to the interview',
      from: ['SCREENED_QUALIFIED', 'FOR_EXAM'],
      to: 'FOR_INTERVIEW',
      by: ['screener', 'secretary'],
    },
    interviewed: { label: 'Came to the interview', from: ['FOR_INTERVIEW'], to: 'INTERVIEWED', by: ['secretary'] },
    no_show: { label: 'Did not come', from: ['FOR_EXAM', 'FOR_INTERVIEW'], to: 'NO_SHOW', by: ['secretary'] },
    rank: { label: 'Rank', from: ['INTERVIEWED'], to: 'RANKED', by: ['system'] },
    recommend: { label: 'Recommend', from: ['RANKED', 'NOT_RECOMMENDED'], to: 'RECOMMENDED', by: ['secretary'] },
    /** Also where credentials below the pass mark end it before the interview (section 14.9). */
    not_recommend: {
      label: 'Not recommended',
      from: ['SCREENED_QUALIFIED', 'FOR_EXAM', 'FOR_INTERVIEW', 'RANKED'],
      to: 'NOT_RECOMMENDED',
      by: ['secretary'],
    },
    select: { label: 'Select', from: ['RECOMMENDED', 'NOT_SELECTED'], to: 'SELECTED', by: ['authority'] },
    /** Who was ranked and is not on the list of the board (section 8.3). */
    select_outside: {
      label: 'Select outside the list of the board',
      from: ['RANKED', 'NOT_RECOMMENDED', 'NOT_SELECTED'],
      to: 'SELECTED',
      by: ['authority'],
      needsReason: true,
    },
    deep_select: {
      label: 'Select (deep selection)',
      from: ['RECOMMENDED', 'RANKED', 'NOT_RECOMMENDED', 'NOT_SELECTED'],
      to: 'DEEP_SELECTED',
      by: ['authority'],
      needsReason: true,
    },
    not_select: {
      label: 'Not selected',
      from: ['RECOMMENDED', 'RANKED', 'NOT_RECOMMENDED'],
      to: 'NOT_SELECTED',
      by: ['authority', 'system'],
    },
    prepare: { label: 'Prepare the appointment', from: ['SELECTED', 'DEEP_SELECTED'], to: 'FOR_APPOINTMENT', by: ['screener'] },
    appoint: { label: 'Issue the appointment', from: ['FOR_APPOINTMENT'], to: 'APPOINTED', by: ['screener'] },
    assume: { label: 'Assume duty', from: ['APPOINTED'], to: 'ASSUMED', by: ['screener'] },
    decline: {
      label: 'Decline the offer',
      from: ['SELECTED', 'DEEP_SELECTED', 'FOR_APPOINTMENT', 'APPOINTED'],
      to: 'DECLINED',
      by: ['applicant', 'screener'],
    },
    /** The Civil Service Commission has the last word before duty is assumed (decision 224). */
    invalidate: { label: 'Appointment invalidated', from: ['APPOINTED'], to: 'INVALIDATED', by: ['screener'], needsReason: true },
    withdraw: {
      label: 'Withdraw',
      from: [
        'DRAFT',
        'SUBMITTED',
        'INCOMPLETE',
        'SCREENED_QUALIFIED',
        'FOR_EXAM',
        'FOR_INTERVIEW',
        'INTERVIEWED',
        'RANKED',
        'RECOMMENDED',
        'NOT_RECOMMENDED',
        'SELECTED',
        'DEEP_SELECTED',
        'FOR_APPOINTMENT',
      ],
      to: 'WITHDRAWN',
      by: ['applicant', 'screener'],
    },
    /** The state before the withdrawal comes back, never an offer (see `restoreApplication`). */
    restore: { label: 'Undo the withdrawal', from: ['WITHDRAWN'], to: null, by: ['screener'], needsReason: true },
  },
});

export type ApplicationState = (typeof applicationFlow.states)[number];
export type ApplicationAction = (typeof applicationFlow.actions)[number];
export type ApplicationRole = Parameters<typeof applicationFlow.open>[1][number];

/** States of an offer: it may be declined until duty is assumed (decision 229). */
export const OFFER_STATES: readonly ApplicationState[] = applicationFlow.steps.decline.from;

/** States in which an application is looked at no more, unless HR restores it. */
export const ENDED_STATES = [
  'SCREENED_DISQUALIFIED',
  'NO_SHOW',
  'NOT_RECOMMENDED',
  'NOT_SELECTED',
  'ASSUMED',
  'WITHDRAWN',
  'DECLINED',
  'INVALIDATED',
] as const satisfies readonly ApplicationState[];
