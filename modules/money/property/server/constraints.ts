import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const constraints: ConstraintMessages = {
  an_item_is_on_one_paper_at_a_time: { message: 'One of these items was issued in the same moment. Reload the page to see to whom.' },
  an_item_leaves_one_paper_at_a_time: { message: 'One of these items is being transferred already.' },
  an_item_in_use_has_a_holder_and_a_paper: {
    message: 'This item was on no paper when it was lost: put it into stock again instead.',
  },
  a_property_number_is_given_once: { message: 'Another item has this property number.' },
  an_iar_number_is_given_once: { message: 'Another report has this number.' },
  a_paper_number_is_given_once: { message: 'Another paper has this number.' },
  delivery_is_requisitioned_by_an_office: { field: 'office_id', message: 'There is no such office.' },
  item_is_paid_from_a_fund: { field: 'fund_code', message: 'Choose a fund cluster.' },
  threshold_pk: { field: 'effective_on', message: 'There are thresholds from this day on already.' },
  terms_of_an_account_begin_once_a_day: { field: 'effective_on', message: 'This account has terms from this day on already.' },
  uacs_code_is_given_once: { field: 'code', message: 'There is an account with this code already.' },
  an_account_has_one_counterpart: { field: 'account_code', message: 'Another account of this kind has these two codes.' },
  fund_cluster_pk: { field: 'code', message: 'There is a fund cluster with this code already.' },
  paper_is_on_a_person: { message: 'Papers of property are on this person, who stays on record.' },
  paper_is_for_an_office: { message: 'Papers of property name this office; it stays on record.' },
  item_is_at_an_office: { message: 'Items of property are at this office; it stays on record.' },
};
