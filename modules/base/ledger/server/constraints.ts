import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

const LESS = 'The balance is not enough on every day. Check what was posted in the meantime and try again.';

export const ledgerConstraints: ConstraintMessages = {
  a_lot_is_never_overdrawn: { message: LESS },
  a_lot_is_overdrawn_on_no_day: { message: LESS },
  a_lot_holds_at_least_zero: { message: 'This was already settled or released.' },
  a_hold_is_settled_once: { message: 'This was settled or released already.' },
  a_hold_is_settled_whole_by_its_request: { message: 'A reservation is settled or released by its own request.' },
  a_settlement_takes_at_most_its_hold: { message: 'The request holds less than is to be settled.' },
  a_posting_is_reversed_once: { message: 'This posting was reversed already.' },
  a_reversal_is_not_reversed: { message: 'A reversal or a reservation is not reversed.' },
  a_reversal_reverses_the_whole: { message: 'A posting is reversed as a whole.' },
  a_cause_posts_once: { message: 'This was posted already.' },
  a_correction_of_the_ledger_has_a_reason: { field: 'reason', message: 'Give the reason.' },
  a_lot_is_used_within_its_life: { message: 'The day is not between the day on which the credit is earned and its expiry.' },
  a_lot_expires_after_it_is_earned: { message: 'A credit expires after it is earned.' },
  a_lot_is_dated_where_its_book_has_lots: { message: 'Say when the credit is earned and when it expires.' },
  earning_stays_within_the_cap: { message: 'No more may be earned: the balance is at its limit.' },
  an_amount_stays_exact: { field: 'amount', message: 'The amount is too large.' },
  a_balance_stays_exact: { field: 'amount', message: 'The balance would be too large.' },
  account_is_of_a_person: { message: 'This person has credits or other balances and stays on record.' },
  posting_is_of_a_person: { message: 'This person has credits or other balances and stays on record.' },
  posting_is_of_a_request: { message: 'There is no such request.' },
  a_floor_is_changed_with_a_reason: { field: 'reason', message: 'Give the reason.' },
};
