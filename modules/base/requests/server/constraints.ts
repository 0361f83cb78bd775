import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

/** What the rules of requests mean to the user who breaks one. */
export const requestConstraints: ConstraintMessages = {
  nobody_decides_their_own: { message: 'This request is your own; another person must act on it.' },
  a_decision_is_made_by_a_person: { message: 'Your account belongs to no personnel record, so it decides nothing.' },
  a_step_has_its_reason: { field: 'remarks', message: 'Enter the reason.' },
  a_request_is_paused_once_at_a_time: { message: 'The deadline of this request is paused already.' },
  a_step_begins_where_the_request_is: { message: 'This request was decided in the meantime. Reload the page.' },
};
