import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';

export const constraints: ConstraintMessages = {
  an_item_is_in_one_move_at_a_time: {
    message: 'One of these items went into another transfer, return or loss in the same moment. Reload the page.',
  },
  a_report_number_is_given_once: { message: 'Another report has this number.' },
  a_loss_is_discovered_after_it_happened: { field: 'discovered_on', message: 'It was discovered after it was lost.' },
  what_moves_was_held_by_a_person: { message: 'Transfers, returns or losses of property name this person, who stays on record.' },
  transfer_is_to_a_person: { message: 'A transfer of property names this person, who stays on record.' },
};
