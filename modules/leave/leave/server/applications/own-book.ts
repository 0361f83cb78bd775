import type { Book } from '@talaan/ledger/contract.ts';
import { CDO, COC } from '@talaan/overtime/rules/books.ts';
import { SERVICE_CREDITS, yearBookOf } from '../../rules/books.ts';
import type { LeaveType } from '../../rules/leave-type.ts';

/** The book of a type's own right: yearly days, compensatory credits, service credits. Null for all others, events among them. */
export function ownBookOf(type: Pick<LeaveType, 'code' | 'name' | 'charge' | 'per'>): Book | null {
  if (type.charge === 'COC') return COC;
  if (type.charge === 'CDO') return CDO;
  if (type.charge === 'SC') return SERVICE_CREDITS;
  return yearBookOf(type);
}
