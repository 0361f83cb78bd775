import { useState } from 'react';
import { Anchor, Button, Card, Group, ScrollArea, Table, Text, Textarea } from '@mantine/core';
import { Link } from 'react-router';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { stepAppointment } from '../../contract/appointments.ts';
import { addLateRow, removeLateRow, type RaiReport, type RaiRow } from '../../contract/rai.ts';
import { appointmentFlow } from '../../workflow.ts';
import { StateBadge } from '../state-badge.tsx';
import { StepDialog } from '../step-dialogs.tsx';
import './rai-table.css';

type Acting = { row: RaiRow; action: 'late' | 'attest' | 'invalidate' };

/** The rows of a report with the action of the CSC on each. */
export function RaiTable({ report }: { report: RaiReport }) {
  const [acting, setActing] = useState<Acting>();
  const close = () => setActing(undefined);
  return (
    <Card withBorder padding={0}>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Appointments of the report' }}>
        <Table miw={1080} verticalSpacing="xs" horizontalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              {['No.', 'Issued', 'Name', 'Position', 'Item', 'SG', 'Salary', 'Status', 'Nature', 'Publication', 'Action of the CSC'].map(
                (title) => (
                  <Table.Th key={title} ta={title === 'Salary' ? 'right' : undefined}>
                    {title}
                  </Table.Th>
                ),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {report.rows.map((row, at) => (
              <Row key={row.id} report={report} row={row} no={at + 1} onAct={(action) => setActing({ row, action })} />
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      {acting?.action === 'late' && <LateDialog month={report.month} row={acting.row} onClose={close} />}
      {acting && acting.action !== 'late' && (
        <StepDialog appointment={{ id: acting.row.id, fullname: nameOf(acting.row) }} action={acting.action} onClose={close} />
      )}
    </Card>
  );
}

interface RowProps {
  report: RaiReport;
  row: RaiRow;
  no: number;
  onAct: (action: Acting['action']) => void;
}

function Row({ report, row, no, onAct }: RowProps) {
  const { publication } = row;
  return (
    <Table.Tr>
      <Table.Td>{no}</Table.Td>
      <Table.Td className="rai-line">
        {longDate(row.issued_on)}
        {row.is_late && <Late report={report} row={row} onAdd={() => onAct('late')} />}
      </Table.Td>
      <Table.Td>
        <Anchor component={Link} to={`/rsp/appointments/${row.id}`} size="sm">
          {nameOf(row)}
        </Anchor>
      </Table.Td>
      <Table.Td>{row.position}</Table.Td>
      <Table.Td className="rai-line">{row.item_number || '—'}</Table.Td>
      <Table.Td>{row.salary_grade ?? '—'}</Table.Td>
      <Table.Td ta="right">{formatMoney(row.salary)}</Table.Td>
      <Table.Td>
        {row.status}
        {row.period && (
          <Text size="xs" c="dimmed">
            {longDate(row.period.from)} to {longDate(row.period.to)}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{row.nature}</Table.Td>
      <Table.Td>{publication === null ? 'Not required' : `${longDate(publication.from)} to ${longDate(publication.to)}`}</Table.Td>
      <Table.Td miw={130}>
        <CscAction report={report} row={row} onAct={onAct} />
      </Table.Td>
    </Table.Tr>
  );
}

function Late({ report, row, onAdd }: Pick<RowProps, 'report' | 'row'> & { onAdd: () => void }) {
  const mayAdd = useMayCall(addLateRow) && report.state === 'DRAFT';
  const remove = useSend(removeLateRow);
  if (row.late_reason === null)
    return (
      <Group gap={4}>
        <StatusBadge tone="bad">Late</StatusBadge>
        {mayAdd && (
          <Button size="compact-xs" variant="subtle" onClick={onAdd} aria-label={`Add to this report: ${nameOf(row)}`}>
            Add to this report
          </Button>
        )}
      </Group>
    );
  return (
    <>
      <Text size="xs" c="dimmed">
        Added: {row.late_reason}
      </Text>
      {mayAdd && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={remove.isPending}
          onClick={() => remove.mutate({ params: { month: report.month, id: row.id } })}
          aria-label={`Take out: ${nameOf(row)}`}
        >
          Take out
        </Button>
      )}
    </>
  );
}

function CscAction({ report, row, onAct }: Pick<RowProps, 'report' | 'row' | 'onAct'>) {
  const mayAct = useMayCall(stepAppointment);
  if (row.csc_on !== null)
    return (
      <>
        <StateBadge state={row.state} />
        <Text size="xs" c="dimmed">
          {longDate(row.csc_on)}
          {row.csc_number && `, ${row.csc_number}`}
        </Text>
      </>
    );
  const isOpen = mayAct && report.state !== 'DRAFT' && appointmentFlow.open(row.state, ['report']).includes('attest');
  if (!isOpen) return <StateBadge state={row.state} />;
  return (
    <Group gap={4} wrap="nowrap">
      <Button size="compact-sm" variant="default" onClick={() => onAct('attest')} aria-label={`Attested: ${nameOf(row)}`}>
        Attested
      </Button>
      <Button size="compact-sm" variant="subtle" color="red" onClick={() => onAct('invalidate')} aria-label={`Invalidated: ${nameOf(row)}`}>
        Invalidated
      </Button>
    </Group>
  );
}

function LateDialog({ month, row, onClose }: { month: string; row: RaiRow; onClose: () => void }) {
  return (
    <Dialog title={`Add ${nameOf(row)} to the report of ${monthName(month)}`} onClose={onClose}>
      <FormShell
        endpoint={addLateRow}
        params={{ month, id: row.id }}
        initial={{ reason: '' }}
        draft={`rai:${month}:late:${row.id}`}
        submit="Add"
        success="The appointment was added."
        onDone={onClose}
      >
        {(form) => (
          <Textarea label="Why it was not reported in its month" required autosize minRows={2} {...form.getInputProps('reason')} />
        )}
      </FormShell>
    </Dialog>
  );
}

function nameOf({ surname, first_name, name_extension, middle_name }: RaiRow): string {
  return [surname, [first_name, name_extension, middle_name].filter((part) => part !== '').join(' ')].filter(Boolean).join(', ');
}
