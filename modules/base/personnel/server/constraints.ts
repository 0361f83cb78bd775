import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';
import { movesConstraints } from './moves/constraints.ts';

/** What the rules of personnel mean to the user who breaks one. */
export const personnelConstraints: ConstraintMessages = {
  ...movesConstraints,
  employee_number_is_taken_once: { field: 'idno', message: 'This employee number belongs to someone else.' },
  sex_is_male_or_female: { field: 'sex', message: 'Give Male or Female.' },
  hired_after_birth: { field: 'date_hired', message: 'The day of hiring must lie after the day of birth.' },
  appointment_begins: { field: 'from', message: 'Give the first day of the appointment.' },
  a_person_holds_one_appointment_at_a_time: { field: 'from', message: 'On these days another appointment of the same person runs.' },
  pin_is_1_to_24_letters_or_digits: { field: 'pin', message: 'A PIN has 1 to 24 letters or digits.' },
  a_pin_is_of_one_person_at_a_time: { field: 'pin', message: 'On these days someone else holds this PIN.' },
  an_applicant_holds_no_appointment: { message: 'This person applied for work and has not assumed duty yet.' },
  head_is_a_person: { message: 'This person heads or headed an office and stays on record.' },
  person_has_a_civil_status: { field: 'civil_status_id', message: 'Choose a civil status of the list.' },
  an_identity_number_is_of_one_person: { message: 'One of these numbers is on record for another person.' },
  a_person_has_one_number_of_a_kind: { message: 'Both have an identity number of the same kind. Take the wrong one out first.' },
  account_is_of_a_person: { message: 'This person has an account and stays on record.' },
};
