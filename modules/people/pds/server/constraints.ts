import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

/** What the rules of the sheet mean to the user who breaks one; a field is named as in the contract. */
export const pdsConstraints: ConstraintMessages = {
  personal_has_a_civil_status: { field: 'civil_status', message: 'This civil status is not on the list any more: choose again.' },
  personal_has_a_blood_type: { field: 'blood_type', message: 'This blood type is not on the list any more: choose again.' },
  personal_has_a_second_country: { field: 'dual_country', message: 'This country is not on the list any more: choose again.' },
  height_is_half_a_metre_to_two_and_a_half: { field: 'height', message: 'Enter a height of 0.50 to 2.50 metres.' },
  weight_is_20_to_300_kilograms: { field: 'weight', message: 'Enter a weight of 20 to 300 kilograms.' },
  education_was_at_a_school: { field: 'school', message: 'This school is not on the list any more: choose again.' },
  education_led_to_a_degree: { field: 'degree', message: 'This degree is not on the list any more: choose again.' },
  education_ends_after_it_begins: { field: 'to_year', message: 'The last year lies before the first.' },
  education_that_goes_on_has_no_end: { field: 'to_year', message: 'Ongoing studies have no last year.' },
  units_are_of_who_did_not_graduate: { field: 'units_earned', message: 'Enter the units earned only if you did not graduate.' },
  eligibility_is_of_the_list: { field: 'eligibility', message: 'This eligibility is not on the list any more: choose again.' },
  licence_ends_after_the_examination: { field: 'licence_until', message: 'The licence ends before the examination.' },
  work_was_at_a_company: { field: 'company', message: 'This company is not on the list any more: choose again.' },
  work_had_an_appointment_status: { field: 'appointment_status', message: 'This status is not on the list any more: choose again.' },
  work_ends_after_it_begins: { field: 'to', message: 'The last day lies before the first.' },
  work_in_the_university_is_told_of_once: { field: 'from', message: 'Supervisor and duties of this work are already given.' },
  voluntary_work_ends_after_it_begins: { field: 'to', message: 'The last day lies before the first.' },
  training_has_a_learning_type: { field: 'type', message: 'This type is not on the list any more: choose again.' },
  training_ends_after_it_begins: { field: 'to', message: 'The last day lies before the first.' },
  answer_names_a_country: { field: 'country', message: 'This country is not on the list any more: choose again.' },
  answer_names_an_indigenous_group: { field: 'group', message: 'This group is not on the list any more: choose again.' },
  government_id_is_of_the_list: { field: 'type', message: 'This kind of ID is not on the list any more: choose again.' },
  a_file_is_one_attachment: { field: 'attachment_path', message: 'This file is already attached.' },
  a_copy_stays_as_it_is: { message: 'A verified copy stays as it is.' },
};
