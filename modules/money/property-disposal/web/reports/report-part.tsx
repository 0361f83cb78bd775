import { useState } from 'react';
import { Alert, Button, Card, Group, Skeleton, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Facts, type Fact } from '@talaan/kernel/web/pages/facts.tsx';
import { IssuedPaper } from '@talaan/papers/web/issued-paper.tsx';
import type { RequestPartProps } from '@talaan/requests/web/request-part.ts';
import { printReport, readReport, type Report } from '../../contract/disposals.ts';
import { MEMBER_ROLES, MODES } from '../../contract/fields.ts';
import { ReportBadge } from '../badges.tsx';
import { ReportItems } from './report-items.tsx';

/** A report beside its request. */
export function Part({ recordId }: RequestPartProps) {
  const report = useCall(readReport, { params: { id: recordId } }).data?.report;
  if (report?.id !== recordId) return <Skeleton h={320} aria-busy />;
  return <ReportBody report={report} />;
}

/** What a report is about: who, what, how it was disposed of, its paper and its items. */
export function ReportBody({ report }: { report: Report }) {
  const [isOpen, setOpen] = useState(false);
  const named = `${report.type} ${report.number}`;
  return (
    <Stack gap="md">
      {report.void_reason !== null && (
        <Alert color="gray" title={say('Voided')}>
          {report.void_reason}
        </Alert>
      )}
      <Card withBorder padding="md">
        <Facts facts={[...factsOf(report), ...report.acts.map(factOfAct)]} />
      </Card>
      <Group gap="xs">
        <Button variant="default" leftSection={<IconFileText size={16} />} onClick={() => setOpen(true)}>
          {named}
        </Button>
      </Group>
      <ReportItems report={report} />
      {isOpen && (
        <Dialog size="paper" title={named} onClose={() => setOpen(false)}>
          <IssuedPaper
            code={report.code}
            of={['disposal report', report.id, report.code, report.state]}
            name={`${named}.pdf`}
            fetchPdf={() => fetchFile(printReport, { params: { id: report.id } })}
          />
        </Dialog>
      )}
    </Stack>
  );
}

function factsOf({
  state,
  request_id,
  as_at,
  fund_code,
  fund,
  campus,
  officer,
  members,
  items,
  cost,
  disposed,
  proceeds,
  made_by,
}: Report): Fact[] {
  return [
    ['State', request_id === null && <ReportBadge key="state" state={state} />],
    ['As at', longDate(as_at)],
    ['Fund cluster', `${fund_code} ${fund}`],
    ['Campus', campus ?? 'Several campuses'],
    ['Accountable officer', officer],
    ['Committee', members.map(({ fullname, role }) => `${fullname} (${MEMBER_ROLES[role].toLowerCase()})`).join('; ')],
    ['Items', `${count(items, 'item')}, ${formatPesos(cost)}`],
    ['Disposed of', disposed > 0 && `${disposed} of ${items}${proceeds > 0 ? `, ${formatPesos(proceeds)} from sales` : ''}`],
    ['Drafted by', made_by],
  ];
}

function factOfAct({
  mode,
  other_mode,
  disposed_on,
  or_no,
  or_on,
  buyer,
  certificate_no,
  witnesses,
  agency,
  reference,
}: Report['acts'][number]): Fact {
  const said = {
    SALE: [buyer && `to ${buyer}`, `official receipt ${or_no}`, or_on !== null && or_on !== disposed_on && `of ${longDate(or_on)}`],
    DESTRUCTION: [`certificate ${certificate_no}`, `witnesses ${witnesses}`],
    TRANSFER: [`to ${agency}`, reference],
    OTHER: [witnesses && `witnesses ${witnesses}`],
  }[mode];
  return [mode === 'OTHER' ? other_mode : MODES[mode], [longDate(disposed_on), ...said].filter(Boolean).join(', ')];
}
