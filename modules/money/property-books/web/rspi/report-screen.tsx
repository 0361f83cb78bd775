import { useState } from 'react';
import { Anchor, Button, Skeleton, Stack, Textarea } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { RecordFailed } from '@talaan/kernel/web/pages/record-failed.tsx';
import { RecordPart } from '@talaan/kernel/web/pages/record-part.tsx';
import { listRspi, printRspi, readRspi, voidRspi } from '../../contract/rspi.ts';
import { PrintButtons } from '../print-buttons.tsx';
import { ReportLines } from './report-lines.tsx';

/** One report of issues as it went to accounting. */
export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readRspi, { params: { id } });
  const saving = useSend(printRspi);
  const [isVoiding, setVoiding] = useState(false);
  const report = answer.data?.report.id === id ? answer.data.report : undefined;
  if (answer.isError && !report) return <RecordFailed title="Report of issues" list="/property/books/rspi" answer={answer} />;
  if (!report) return <Skeleton h={320} aria-busy />;
  const name = `RSPI ${report.number}`;
  return (
    <Page
      title={name}
      intro={`${monthName(report.month)}, fund cluster ${report.fund_code}: ${count(report.items, 'item')}, ${formatPesos(report.amount)}.`}
      actions={
        <>
          {report.void_reason === null && (
            <ForCallers of={voidRspi}>
              <Button variant="default" onClick={() => setVoiding(true)}>
                Void…
              </Button>
            </ForCallers>
          )}
          <PrintButtons
            name={name}
            of={['rspi', id]}
            fetchPdf={() => fetchFile(printRspi, { params: { id }, query: {} })}
            onWorkbook={() => saving.mutate({ params: { id }, query: { format: 'xlsx' } })}
            isSaving={saving.isPending}
          />
        </>
      }
    >
      <Stack gap="md">
        <RecordPart title="The report">
          <Facts
            facts={[
              ['Voided', report.void_reason],
              ['Issued', [longDate(report.issued_on), report.issued_by].filter(Boolean).join(', ')],
              ['Campus', report.campus ?? 'All campuses'],
              ['Fund cluster', `${report.fund_code} ${report.fund}`],
              [
                'Code',
                <Anchor key="code" component={Link} to={`/verify/${report.code}`} size="sm">
                  {report.code}
                </Anchor>,
              ],
            ]}
          />
        </RecordPart>
        <ReportLines {...report} />
      </Stack>
      {isVoiding && (
        <Dialog title={`Void ${name}`} size="form" onClose={() => setVoiding(false)}>
          <FormShell
            endpoint={voidRspi}
            params={{ id }}
            initial={{ reason: '' }}
            draft={`rspi-void:${id}`}
            submit="Void report"
            danger
            success={({ message }) => message}
            alsoRefresh={[listRspi]}
            onDone={() => setVoiding(false)}
          >
            {(form) => <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />}
          </FormShell>
        </Dialog>
      )}
    </Page>
  );
}
