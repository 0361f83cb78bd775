import { useState } from 'react';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { stepContracts, type ContractRow } from '../contract.ts';
import { contractFlow, type ContractAction } from '../workflow.ts';

/** A step that is about to be taken: with which contracts. */
export interface Stepping {
  action: ContractAction;
  contracts: Pick<ContractRow, 'id' | 'number' | 'fullname' | 'to'>[];
}

/** Takes a step at once, or asks first where it needs a reason or a day. */
export function useStep() {
  const [asking, setAsking] = useState<Stepping | null>(null);
  const send = useSend(stepContracts, { onDone: ({ message }) => showSuccess(message) });
  const begin = (stepping: Stepping) => {
    if (contractFlow.steps[stepping.action].needsReason) setAsking(stepping);
    else send.mutate({ body: { ids: stepping.contracts.map(({ id }) => id), action: stepping.action } });
  };
  return { begin, asking, close: () => setAsking(null), isSending: send.isPending };
}
