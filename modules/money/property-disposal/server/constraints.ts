import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const constraints: ConstraintMessages = {
  an_item_is_on_one_disposal_report_at_a_time: {
    message: 'One of these items was put on another report in the same moment. Reload the page.',
  },
  an_item_is_out_by_one_slip_at_a_time: { message: 'One of these items left by another slip in the same moment. Reload the page.' },
  a_carrying_amount_is_not_below_zero: { field: 'lines', message: 'The impairment of an item is more than what is left of its cost.' },
  disposal_report_is_of_an_accountable_officer: { field: 'officer_id', message: 'Choose the accountable officer.' },
  member_of_disposal_committee_is_a_person: { field: 'members', message: 'One of these people is not on record.' },
  disposal_report_is_approved_by_a_person: { message: 'This person approved a report of unserviceable property and stays on record.' },
  slip_is_to_a_person: { field: 'person_id', message: 'Choose who has the items.' },
  loan_is_under_a_person: { field: 'under_id', message: 'Choose under whom it is borrowed.' },
};
