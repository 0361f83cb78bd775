import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { acknowledgePapers } from '../contract/circulation.ts';

/** Acknowledges papers for the acting office, at once. */
export function useAcknowledge() {
  return useSend(acknowledgePapers, { onDone: ({ message }) => showSuccess(message) });
}
