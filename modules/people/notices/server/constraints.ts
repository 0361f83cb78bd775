import { CLOCK_WAS_SET_BACK, type ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const noticesConstraints: ConstraintMessages = {
  a_person_has_one_adjustment_of_a_table: {
    message: 'The person already has a notice of this salary table. Open it, or void it first.',
  },
  a_step_is_noticed_once: { message: 'The person already has a notice of step increment for that day.' },
  merit_is_given_once_a_rating_year: { field: 'year', message: 'The person has a merit increment for that rating year already.' },
  a_notice_is_cancelled_or_corrected: { message: 'A released or voided notice stays as it is. Correct it by a new one.' },
  a_notice_does_not_lower_a_salary: { message: 'The notice would lower the salary. Check the salary on record first.' },
  a_step_is_withheld_once: { field: 'personnel_id', message: 'The step increment of this person is already withheld.' },
  lifted_after_withheld: CLOCK_WAS_SET_BACK,
};
