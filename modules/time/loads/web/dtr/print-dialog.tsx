import { Alert, Stack } from '@mantine/core';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { DraftView } from '@talaan/papers/web/draft-view.tsx';
import { issueFacultyDtr, printFacultyDtr, printOwnFacultyDtr, type FacultyMonth } from '../../contract/faculty-dtr.ts';

interface PrintDialogProps {
  found: FacultyMonth;
  /** Whether it is the reader's own: the teacher issues it, others read it. */
  isOwn: boolean;
  onClose: () => void;
}

/** The faculty DTR on paper: a draft until its teacher issues it. */
export function PrintDialog({ found, isOwn, onClose }: PrintDialogProps) {
  const { month, personnel, issued } = found;
  const present = useToday().slice(0, 7);
  const issuing = useSend(issueFacultyDtr, { onDone: ({ message }) => showSuccess(message) });
  const query = { month };
  const fetch = () =>
    isOwn ? fetchFile(printOwnFacultyDtr, { query }) : fetchFile(printFacultyDtr, { params: { id: personnel.id }, query });
  const name = `Faculty DTR ${month}.pdf`;
  const isDraft = issued === null;
  return (
    <Dialog onClose={onClose} title={say('Faculty DTR of {month}', { month: monthName(month) })} size="paper">
      {isOwn && (isDraft || !issued.is_current) ? (
        <Stack gap="sm">
          {!isDraft && (
            <Alert color="yellow" title={`${issued.control_number} no longer says what the punches show`}>
              {say('Something changed since it was issued. Issue it anew; the one before is withdrawn.')}
            </Alert>
          )}
          <DraftView
            of={['faculty-dtr', month, issued?.control_number]}
            fetchDraft={fetch}
            name={name}
            notIssuedBecause={month >= present ? 'The month is not over yet.' : null}
            isIssuing={issuing.isPending}
            onIssue={() => issuing.mutate({ body: query })}
          />
        </Stack>
      ) : (
        <IssuedPaper
          code={issued?.code ?? null}
          of={['faculty-dtr', personnel.id, month, issued?.control_number]}
          fetchPdf={fetch}
          name={name}
          isDraft={isDraft}
        />
      )}
    </Dialog>
  );
}
