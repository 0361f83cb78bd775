import { useState } from 'react';
import { Alert, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { monthInAddress } from '@talaan/kernel/web/calls/in-address.ts';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import { listAppointments } from '../../contract/appointments.ts';
import { exportRai, printRai, readRai, stepRai, type RaiReport } from '../../contract/rai.ts';
import { raiFlow, type RaiAction, type RaiState } from '../../workflow.ts';
import { formatDaysLeft } from '../format-days-left.ts';
import { RaiTable } from './rai-table.tsx';

const TONES: Record<RaiState, Tone> = { DRAFT: 'neutral', CERTIFIED: 'info', SUBMITTED: 'waiting', RECEIVED: 'waiting', ACTED: 'good' };

/** CS Form No. 2 of a month; the month is in the address, the last one that is over by default. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState<'paper' | RaiAction>();
  const present = today().toPlainYearMonth();
  const month = monthInAddress(search, 'month') ?? present.subtract({ months: 1 }).toString();
  const answer = useCall(readRai, { params: { month } });
  const workbook = useSend(exportRai);
  const report = answer.data?.report.month === month ? answer.data.report : undefined;
  const hasRows = report !== undefined && report.rows.length > 0;
  return (
    <Page
      title="Report on appointments issued"
      actions={
        <>
          <MonthField w={170} month={month} last={present.toString()} onChange={(next) => setSearch({ month: next }, { replace: true })} />
          {hasRows && (
            <>
              <Button
                variant="default"
                leftSection={<IconDownload size={16} />}
                loading={workbook.isPending}
                onClick={() => workbook.mutate({ params: { month } })}
              >
                Workbook
              </Button>
              <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setShown('paper')}>
                CS Form No. 2
              </Button>
            </>
          )}
          {report && <Steps report={report} onTake={setShown} />}
        </>
      }
    >
      {answer.isError ? (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      ) : report ? (
        <Stack gap="md">
          <Standing report={report} />
          {hasRows ? (
            <RaiTable report={report} />
          ) : (
            <Card withBorder>
              <NothingHere
                title={`No appointments were issued in ${monthName(month)}`}
                description="A month without appointments needs no report."
              />
            </Card>
          )}
        </Stack>
      ) : (
        <Skeleton h={420} aria-busy />
      )}
      {shown === 'paper' && report && (
        <Dialog title={`Report of ${monthName(month)}`} size="paper" onClose={() => setShown(undefined)}>
          <IssuedPaper
            code={report.code}
            of={['rai', report]}
            fetchPdf={() => fetchFile(printRai, { params: { month } })}
            name={`RAI ${month}.pdf`}
            isDraft={report.state === 'DRAFT'}
          />
        </Dialog>
      )}
      {shown !== undefined && shown !== 'paper' && <StepDialog month={month} action={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}

function Steps({ report, onTake }: { report: RaiReport; onTake: (action: RaiAction) => void }) {
  return (
    <ForCallers of={stepRai}>
      {report.actions.map((action, at, { length }) => (
        <Button key={action} variant={at === length - 1 && action !== 'reopen' ? 'filled' : 'default'} onClick={() => onTake(action)}>
          {raiFlow.steps[action].label}
        </Button>
      ))}
    </ForCallers>
  );
}

/** How far the report is, until when it is due, and what was left out. */
function Standing({ report }: { report: RaiReport }) {
  const isOpen = report.state === 'DRAFT' || report.state === 'CERTIFIED';
  const left = report.rows.filter(({ is_late, late_reason }) => is_late && late_reason === null).length;
  return (
    <>
      <Group gap="sm">
        <StatusBadge tone={TONES[report.state]}>{raiFlow.words[report.state]}</StatusBadge>
        <Text size="sm">
          Due at the CSC by {longDate(report.due_on)}
          {isOpen && report.rows.length > 0 && ` (${formatDaysLeft(report.days_left)})`}
        </Text>
        {report.submitted_on !== null && <Text size="sm">Submitted {longDate(report.submitted_on)}</Text>}
        {report.received_on !== null && <Text size="sm">Received {longDate(report.received_on)}</Text>}
        {!report.is_accredited && (
          <Text size="sm" c="dimmed">
            The university is regulated: the report is kept as a log beside what goes to the CSC one by one.
          </Text>
        )}
      </Group>
      {left > 0 && (
        <Alert
          color="red"
          title={
            left === 1
              ? 'One appointment of an earlier month is not reported yet'
              : `${left} appointments of earlier months are not reported yet`
          }
        >
          Add {left === 1 ? 'it' : 'each'} to this report with the reason.
        </Alert>
      )}
    </>
  );
}

function StepDialog({ month, action, onClose }: { month: string; action: RaiAction; onClose: () => void }) {
  const { label } = raiFlow.steps[action];
  return (
    <Dialog title={`${label}: ${monthName(month)}`} onClose={onClose}>
      <FormShell
        endpoint={stepRai}
        params={{ month }}
        initial={{ on: today().toString() }}
        body={({ on }) => ({ action, on: on ?? '' })}
        draft={`rai:${month}:${action}`}
        submit={label}
        success={`${label}: done.`}
        alsoRefresh={[listAppointments]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            {action === 'certify' && (
              <Text size="sm">
                The HRMO certifies that the appointments of the report are complete and in order. Its rows stay as they are from then on.
              </Text>
            )}
            <DateField label="Date" required {...form.getInputProps('on')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
