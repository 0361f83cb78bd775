import type { SlipType } from '../contract/fields.ts';
import type { ItemAction, ItemState } from '@talaan/property/workflow.ts';

/** Only what is in stock is lent; what is anybody's may leave by a gate pass, unless it is lost or no property any more. */
const LEAVES_FROM: Readonly<Record<SlipType, readonly ItemState[]>> = {
  LOAN: ['IN_STOCK'],
  GATE: ['IN_STOCK', 'ISSUED_FOR_ACK', 'ACKNOWLEDGED', 'FOR_TRANSFER', 'RETURNED', 'UNSERVICEABLE'],
};

export function mayLeave(type: SlipType, state: ItemState): boolean {
  return LEAVES_FROM[type].includes(state);
}

/** What happens to an item that is out: it leaves the slip, its slip forbids it, or it stays out. What is lent is given to nobody else meanwhile. */
export function whileOut(type: SlipType, action: ItemAction): 'leaves' | 'forbidden' | 'stays' {
  if (action === 'lose') return 'leaves';
  if (type === 'LOAN') return 'forbidden';
  return action === 'dispose' || action === 'transfer_out' ? 'forbidden' : 'stays';
}
