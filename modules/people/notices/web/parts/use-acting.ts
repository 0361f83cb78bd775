import { useQueryClient } from '@tanstack/react-query';
import { refresh } from '@talaan/kernel/web/calls/queries.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { actOnNotices, listNotices } from '../../contract/notices.ts';
import type { NoticeAction } from '../../workflow.ts';

/** Takes a step in notices. After a refusal they are read again: another user was faster. */
export function useActing(onDone: () => void) {
  const queries = useQueryClient();
  const sending = useSend(actOnNotices, {
    alsoRefresh: [listNotices],
    onDone: ({ message }) => {
      showSuccess(message);
      onDone();
    },
  });
  return (action: NoticeAction, ids: number[]) =>
    sending.mutate({ body: { action, ids } }, { onError: () => void refresh(queries, listNotices) });
}
