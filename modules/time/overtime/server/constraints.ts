import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

/** What the rules of overtime mean to the user who breaks one. */
export const overtimeConstraints: ConstraintMessages = {
  an_hour_is_ordered_once: {
    field: 'duties',
    message: 'Some of these hours are ordered already for the same person; the same hours are never both paid and credited.',
  },
  a_teacher_holds_one_class_at_a_time: { field: 'from_minute', message: 'You hold another make-up class at that time.' },
  a_class_is_made_up_after_it_was_missed: { field: 'held_on', message: 'Choose a day after the missed class.' },
  overtime_with_pay_has_its_funds: { field: 'fund_source', message: 'Enter the fund source.' },
  duty_ends_by_noon_of_the_next_day: { field: 'duties', message: 'Overtime ends by noon of the next day.' },
};
