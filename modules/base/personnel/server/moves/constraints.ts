import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

/** What the rules of movements mean to the user who breaks one. */
export const movesConstraints: ConstraintMessages = {
  an_item_has_one_incumbent_at_a_time: { field: 'item_id', message: 'ActingPerson else holds this item on these days.' },
  a_substitute_stands_in_for_an_item: { field: 'item_id', message: 'Choose the item of the absent incumbent.' },
  a_person_has_one_salary_at_a_time: { field: 'from', message: 'On these days another salary of the same person runs.' },
  salary_has_a_grade_1_to_33: { field: 'salary_grade', message: 'Salary grades are 1 to 33.' },
  salary_step_is_1_to_8: { field: 'step', message: 'Steps are 1 to 8.' },
  grade_33_has_two_steps: { field: 'step', message: 'Salary grade 33 has steps 1 and 2 only.' },
  a_person_is_designated_once_to_a_title_at_a_time: { field: 'from', message: 'On these days the same designation runs.' },
  designation_is_in_an_office: { field: 'office_id', message: 'There is no such office.' },
  a_person_has_one_assignment_at_a_time: { field: 'from', message: 'On these days another assignment of the same person runs.' },
  a_person_has_one_standing_at_a_time: { field: 'from', message: 'On these days the person already has another service status.' },
  leave_without_pay_does_not_overlap: { field: 'from', message: 'On these days another absence without pay is on record.' },
  a_person_is_separated_once_on_a_day: { field: 'last_day', message: 'A separation on this day is on record.' },
  a_cleared_line_says_by_whom: { field: 'cleared_by', message: 'Enter who cleared it.' },
  a_dated_row_is_corrected_with_a_reason: { field: 'reason', message: 'This is on record: it is corrected with a reason.' },
  appointment_has_a_nature: { field: 'nature_code', message: 'Choose a nature of the list.' },
};
