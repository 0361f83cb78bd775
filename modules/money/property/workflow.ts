import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of an item of property (domain page, B4 and B5.1). 'holder' is the accountable person, 'committee' that of disposal; the custodian records what COA decides. */
export const itemFlow = workflow({
  states: {
    IN_STOCK: 'In stock',
    ISSUED_FOR_ACK: 'Waiting for acknowledgement',
    DISPUTED: 'Disputed',
    ACKNOWLEDGED: 'Acknowledged',
    FOR_TRANSFER: 'For transfer',
    RETURNED: 'Returned',
    UNSERVICEABLE: 'Unserviceable',
    LOST: 'Lost',
    RELIEVED: 'Relieved from accountability',
    PAID: 'Paid',
    REPLACED: 'Replaced',
    TRANSFERRED_OUT: 'Transferred to another agency',
    DISPOSED: 'Disposed of',
  },
  steps: {
    accept: { label: 'Accept', from: ['IN_STOCK'], to: 'IN_STOCK', by: ['custodian'] },
    issue: { label: 'Issue', from: ['IN_STOCK'], to: 'ISSUED_FOR_ACK', by: ['custodian'] },
    acknowledge: { label: 'Acknowledge', from: ['ISSUED_FOR_ACK'], to: 'ACKNOWLEDGED', by: ['holder', 'custodian'] },
    dispute: { label: 'Dispute', from: ['ISSUED_FOR_ACK'], to: 'DISPUTED', by: ['holder'], needsReason: true },
    correct: { label: 'Issue on a corrected paper', from: ['DISPUTED'], to: 'ISSUED_FOR_ACK', by: ['custodian'], needsReason: true },
    withdraw: { label: 'Withdraw', from: ['ISSUED_FOR_ACK', 'DISPUTED'], to: 'IN_STOCK', by: ['custodian'], needsReason: true },
    void: {
      label: 'Void the paper',
      from: ['ISSUED_FOR_ACK', 'DISPUTED', 'ACKNOWLEDGED'],
      to: 'IN_STOCK',
      by: ['custodian'],
      needsReason: true,
    },
    renew: { label: 'Renew', from: ['ACKNOWLEDGED'], to: 'ISSUED_FOR_ACK', by: ['custodian'] },
    ask_transfer: { label: 'Ask for transfer', from: ['ACKNOWLEDGED'], to: 'FOR_TRANSFER', by: ['holder', 'head', 'custodian'] },
    transfer: { label: 'Transfer', from: ['FOR_TRANSFER'], to: 'ISSUED_FOR_ACK', by: ['custodian'] },
    keep: { label: 'Withdraw the transfer', from: ['FOR_TRANSFER'], to: 'ACKNOWLEDGED', by: ['holder', 'head', 'custodian'] },
    return: { label: 'Accept the return', from: ['ACKNOWLEDGED', 'FOR_TRANSFER'], to: 'RETURNED', by: ['custodian'] },
    restock: { label: 'Put into stock again', from: ['RETURNED'], to: 'IN_STOCK', by: ['custodian'] },
    condemn: { label: 'Find unserviceable', from: ['IN_STOCK', 'RETURNED'], to: 'UNSERVICEABLE', by: ['custodian'] },
    dispose: { label: 'Dispose of', from: ['UNSERVICEABLE'], to: 'DISPOSED', by: ['committee'] },
    // The committee finds that it can be used, or be repaired.
    keep_in_use: { label: 'Put into stock again', from: ['UNSERVICEABLE'], to: 'IN_STOCK', by: ['committee'] },
    lose: {
      label: 'Report as lost',
      from: ['ACKNOWLEDGED', 'FOR_TRANSFER', 'IN_STOCK'],
      to: 'LOST',
      by: ['holder', 'head', 'custodian'],
      needsReason: true,
    },
    find: { label: 'Found before the decision', from: ['LOST'], to: 'ACKNOWLEDGED', by: ['custodian'] },
    // What no holder lost, and what is found after the decision: then it is on no paper any more.
    recover: { label: 'Found later', from: ['LOST', 'RELIEVED', 'PAID', 'REPLACED'], to: 'IN_STOCK', by: ['custodian'] },
    relieve: { label: 'Relieve from accountability', from: ['LOST'], to: 'RELIEVED', by: ['custodian'] },
    pay: { label: 'Record the payment', from: ['LOST'], to: 'PAID', by: ['custodian'] },
    replace: { label: 'Record the replacement', from: ['LOST'], to: 'REPLACED', by: ['custodian'] },
    transfer_out: {
      label: 'Transfer to another agency',
      from: ['IN_STOCK', 'RETURNED', 'UNSERVICEABLE'],
      to: 'TRANSFERRED_OUT',
      by: ['custodian'],
    },
  },
});

export type ItemState = (typeof itemFlow.states)[number];
export type ItemAction = (typeof itemFlow.actions)[number];
export type ItemRole = Parameters<typeof itemFlow.open>[1][number];

/** States in which somebody holds the item on a paper; one that was lost by its holder stays on theirs until it is decided. */
export const HELD_STATES = ['ISSUED_FOR_ACK', 'DISPUTED', 'ACKNOWLEDGED', 'FOR_TRANSFER'] as const satisfies readonly ItemState[];

/** States in which the item is no property of the university any more, unless it is found again. */
export const ENDED_STATES = ['RELIEVED', 'PAID', 'REPLACED', 'TRANSFERRED_OUT', 'DISPOSED'] as const satisfies readonly ItemState[];
