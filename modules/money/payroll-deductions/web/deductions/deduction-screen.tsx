import { useState } from 'react';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { endDeduction, readDeduction } from '../../contract/deductions.ts';
import { LoanLedger } from '../loan-ledger.tsx';
import type { EndDialogProps } from './end-dialog.tsx';

const EndDialog = openedLater<EndDialogProps>(async () => (await import('./end-dialog.tsx')).EndDialog);

/** The ledger of a deduction of a person, for payroll. */
export function Screen() {
  const id = Number(useParams()['id']);
  const [isEnding, setEnding] = useState(false);
  const answer = useCall(readDeduction, { params: { id } });
  const deduction = answer.data?.deduction.id === id ? answer.data.deduction : undefined;
  if (answer.isError && !deduction) return <RecordFailed title="Deduction" list="/payroll/deductions" answer={answer} />;
  if (!deduction) return <Skeleton h={420} aria-busy />;
  const { fullname, item, idno, office, state, entered_at: at, entered_by: by, import_file: file } = deduction;
  return (
    <Page
      title={`${item}: ${fullname}`}
      intro={[idno, office].filter(Boolean).join(', ')}
      actions={
        state === 'RUNNING' && (
          <ForCallers of={endDeduction}>
            <Button variant="default" onClick={() => setEnding(true)}>
              End
            </Button>
          </ForCallers>
        )
      }
    >
      <Stack gap="md">
        <LoanLedger
          deduction={deduction}
          further={[
            ['Authorized', longDate(deduction.authorized_on)],
            ['Entered', [formatInstant(at), by, file && `by the import of ${file}`].filter(Boolean).join(', ')],
          ]}
          runs="/payroll/runs"
        />
      </Stack>
      {isEnding && <EndDialog deduction={deduction} onClose={() => setEnding(false)} />}
    </Page>
  );
}
