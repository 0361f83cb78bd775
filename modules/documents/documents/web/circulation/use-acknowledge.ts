import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/use-call.ts';
import { acknowledgePapers, listAcknowledgements, listCirculated } from '../../contract/circulation.ts';
import { readDocument } from '../../contract/documents.ts';
import { countLists } from '../../contract/offices.ts';

/** Acknowledges papers for the acting office, at once. */
export function useAcknowledge() {
  return useSend(acknowledgePapers, {
    alsoRefresh: [listCirculated, listAcknowledgements, readDocument, countLists],
    onDone: ({ message }) => showSuccess(message),
  });
}
