import { lookupConstraints } from '@talaan/kernel/server/search/lookup.ts';
import type { ConstraintMessages } from '@talaan/kernel/server/errors.ts';
import { KINDS } from '../contract/proposals.ts';
import { lists } from './lists.ts';

/** What the rules of the lists mean to the user who breaks one. */
export const referenceConstraints: ConstraintMessages = Object.assign(
  {},
  ...lists.map(lookupConstraints),
  ...Object.keys(KINDS).map((kind) => ({
    [`${kind}_is_approved_once`]: { field: 'name', message: `This ${kind} is already on the list: choose it there.` },
    [`${kind}_is_proposed_once_by_a_person`]: { field: 'name', message: `You have already proposed this ${kind}: choose it there.` },
    [`${kind}_has_a_name`]: { field: 'name', message: 'Enter the name.' },
    [`nobody_decides_on_his_own_${kind}`]: { message: 'You cannot decide on your own proposal.' },
  })),
);
