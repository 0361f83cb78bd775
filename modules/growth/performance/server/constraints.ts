import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

/** What the rules of performance mean to the user who breaks one. */
export const constraints: ConstraintMessages = {
  rating_period_has_its_own_name: { field: 'name', message: 'Another period has this name.' },
  rating_periods_follow_one_another: { field: 'from', message: 'On some of these days there is another period.' },
  terms_of_rating_begin_once_a_day: { field: 'terms.effective_on', message: 'Others of this kind begin on that day already.' },
  university_mfo_has_its_own_code: { field: 'code', message: 'Another MFO has this code.' },
  university_mfo_has_its_own_name: { field: 'fullname', message: 'Another MFO has this name.' },
  indicator_is_of_an_mfo: { field: 'mfo_id', message: 'Choose an MFO of the list.' },
  indicator_is_in_the_bank_once: { field: 'indicator', message: 'This indicator is in the bank already.' },
  line_is_of_an_mfo: { message: 'An MFO of the form is no longer there. Reload the page.' },
  line_answers_a_line: {
    field: 'lines',
    message: 'A commitment that a target answers no longer exists. Reload the page and choose another.',
  },
  a_person_is_rated_once_on_a_day: { field: 'from', message: 'There is an earlier rating of this person on some of these days.' },
  an_office_has_one_form_a_period: { message: 'This office has its form for the period already.' },
  a_person_has_one_form_an_office: { message: 'There is a form for this office and period already.' },
  a_weak_act_is_recorded_once_a_period: { field: 'kind', message: 'This is recorded for the period already.' },
  a_record_shows_a_line_once: { message: 'This is evidence of the line already.' },
};
