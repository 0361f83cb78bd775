import { useState } from 'react';
import { Button, Drawer, Skeleton } from '@mantine/core';
import { Navigate, useLocation } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { RequestPanel } from '@talaan/requests/web/request-panel.tsx';
import { correctNotice, listNotices, readNotice, type Notice } from '../../contract/notices.ts';
import { noticeFlow } from '../../workflow.ts';
import { linkOf } from '../../rules/format-notice.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';

const FewNotices = openedLater(async () => (await import('./few-notices.tsx')).FewNotices);
const ReasonDialog = openedLater(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** One notice over the list, as its request; its number is in the address. */
export function NoticeDrawer() {
  const { search, change } = useAddress();
  const isPhone = useIsPhone();
  const id = Number(search.get('notice')) || undefined;
  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={() => change({ notice: null }, { replace: true })}
      position="right"
      size={isPhone ? '100%' : 'lg'}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header role="presentation">
          <Drawer.Title>Notice</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>{id && <NoticeOf key={id} id={id} />}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function NoticeOf({ id }: { id: number }) {
  const { pathname } = useLocation();
  const answer = useCall(readNotice, { params: { id } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  const notice = answer.data?.notice;
  if (!notice) return <Skeleton h={320} aria-busy />;
  // Links from requests name one address for both kinds.
  if (!linkOf(notice.kind, id).startsWith(`${pathname}?`)) return <Navigate replace to={linkOf(notice.kind, id)} />;
  return <RequestPanel id={id} kinds={[noticeFlow.kind]} before={<Buttons notice={notice} />} />;
}

function Buttons({ notice }: { notice: Notice }) {
  const { change } = useAddress();
  const [asking, setAsking] = useState<'correct' | 'print'>();
  const correcting = useSend(correctNotice, {
    alsoRefresh: [listNotices],
    onDone: ({ message, id }) => {
      showSuccess(message);
      change({ notice: id }, { replace: true });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking('print')}>
        Show the paper
      </Button>
      {notice.may_be_corrected && (
        <Button variant="default" onClick={() => setAsking('correct')}>
          Correct
        </Button>
      )}
      {asking === 'print' && <FewNotices ids={[notice.id]} code={notice.code} onClose={() => setAsking(undefined)} />}
      {asking === 'correct' && (
        <ReasonDialog
          title={`Correct the notice of ${notice.fullname}?`}
          explanation="A new notice is worked out from the record as it is now. Once released, it takes the place of this one, and so does its salary."
          action="Make a new one"
          pending={correcting.isPending}
          onReason={(reason) => correcting.mutate({ params: { id: notice.id }, body: { reason } })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
