import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import type { readPersonnel } from '../../contract.ts';
import { IDENTITY_KINDS } from '../../rules/identity-numbers.ts';

export type PersonOnRecord = Answer<typeof readPersonnel>['personnel'];

/** The identity numbers on record, in the order of the data sheet. */
export function inOrder(numbers: PersonOnRecord['numbers']): PersonOnRecord['numbers'] {
  return numbers.toSorted((a, b) => IDENTITY_KINDS.indexOf(a.kind) - IDENTITY_KINDS.indexOf(b.kind));
}
