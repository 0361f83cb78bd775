import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const noticesConstraints: ConstraintMessages = {
  a_person_has_one_adjustment_of_a_table: {
    message: 'There is a notice of this salary table for the person already. Look at it, or cancel it first.',
  },
  a_step_is_noticed_once: { message: 'There is a notice of step increment for the person and that day already.' },
  merit_is_given_once_a_rating_year: { field: 'year', message: 'The person has a merit increment for that rating year already.' },
  a_notice_is_cancelled_or_corrected: { message: 'A released or cancelled notice stays as it is. Correct it by a new one.' },
  a_notice_does_not_lower_a_salary: { message: 'The notice would lower the salary. Look at the salary on record first.' },
  a_step_is_withheld_once: { field: 'personnel_id', message: 'The step increment of this person is held back already.' },
};
