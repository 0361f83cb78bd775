import { lookupConstraints } from '@talaan/kernel/server/search/lookup.ts';
import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';
import { plantillaLists } from '../contract/lists.ts';

/** What the rules of the plantilla mean to the user who breaks one. */
export const plantillaConstraints: ConstraintMessages = {
  ...Object.assign({}, ...plantillaLists.map(lookupConstraints)),
  an_item_number_is_given_once: { field: 'item_number', message: 'There is already an item of this number.' },
  item_number_is_written: { field: 'item_number', message: 'Enter the item number: up to 60 letters, digits and signs.' },
  an_item_is_reclassified_once: { message: 'This item was reclassified before: its new item is on record.' },
  item_is_of_a_position: { field: 'position_id', message: 'There is no such position.' },
  item_is_in_an_office: { field: 'office_id', message: 'There is no such office.' },
  item_has_a_level: { field: 'level_id', message: 'There is no such level.' },
  item_has_a_coverage: { field: 'coverage_id', message: 'There is no such coverage.' },
  an_item_has_one_state_at_a_time: { field: 'from', message: 'Another change of this item is on record for these days.' },
  an_item_has_one_incumbent_at_a_time: { field: 'item_id', message: 'On these days someone else holds this item.' },
  appointment_is_to_an_item_of_its_position: { field: 'item_id', message: 'This item is of another position than the appointment.' },
  an_item_is_held_while_it_is_funded: {
    field: 'item_id',
    message: 'On some of these days this item is frozen, abolished, without funds or not yet there.',
  },
  an_item_that_is_held_stays_funded: {
    field: 'from',
    message: 'This item has an incumbent on or after that day. End the appointment first, or choose a later day.',
  },
};
