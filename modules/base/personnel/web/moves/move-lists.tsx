import { useState, type ReactNode } from 'react';
import { ActionIcon, Anchor, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import * as rows from '../../contract/move-rows.ts';
import { listMoves } from '../../contract/moves.ts';
import { ASSIGNMENT_KINDS } from '../../rules/moves/assignment-limits.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { Span } from '../../rules/moves/spans.ts';
import { DutyDialog, type DutyKind, type DutyRow } from './duty-dialog.tsx';
import { EngagementDialog, type EngagementRow } from './engagement-dialog.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { ReasonForm } from './reason-form.tsx';
import { isRunning, formatDays, formatThousandths } from './format-row.ts';

type Moves = Answer<typeof listMoves>;
type Kind = DutyKind | 'appointment' | 'salary';
type Row = Span & { id: number };

interface Line {
  row: Row;
  title: string;
  details: string;
  /** What it follows from. */
  source?: { label: string; path: string } | null;
  /** Whether it follows from leave and attendance, and is corrected there. */
  follows?: boolean;
}

interface ListedKind {
  kind: Kind;
  title: string;
  end?: Endpoint;
  remove: Endpoint;
  linesOf: (moves: Moves) => Line[];
}

const join = (...parts: (string | false | null)[]) => parts.filter(Boolean).join(', ');

const KINDS: readonly ListedKind[] = [
  {
    kind: 'appointment',
    title: 'Appointments',
    remove: rows.appointmentCorrections.remove,
    linesOf: ({ appointments }) =>
      appointments.map((row) => ({
        row,
        title: `${row.position}, ${row.office}`,
        details: join(
          row.status,
          row.nature,
          row.item_number !== null && `item ${row.item_number}`,
          row.is_substitute && 'as substitute',
          row.daily_rate !== null && `${formatPesos(row.daily_rate)} a day`,
          row.authority,
        ),
      })),
  },
  {
    kind: 'salary',
    title: 'Salaries',
    remove: rows.salaryCorrections.remove,
    linesOf: ({ salaries }) =>
      salaries.map((row) => ({
        row,
        title: `${formatPesos(row.amount)} a month`,
        details: join(`SG ${row.salary_grade}, step ${row.step}`, row.cause, row.authority),
      })),
  },
  {
    kind: 'designation',
    title: 'Designations',
    end: rows.designations.end,
    remove: rows.designations.remove,
    linesOf: ({ designations }) =>
      designations.map((row) => ({
        row,
        title: `${row.title}, ${row.office}`,
        details: join(
          row.is_in_charge && 'officer in charge',
          row.order_number,
          row.units_released > 0 && `${row.units_released} units released`,
          row.has_rata && 'RATA',
        ),
      })),
  },
  {
    kind: 'assignment',
    title: 'Assignments',
    end: rows.assignments.end,
    remove: rows.assignments.remove,
    linesOf: ({ assignments }) =>
      assignments.map((row) => ({ row, title: `${ASSIGNMENT_KINDS[row.kind]}, ${row.office ?? row.agency}`, details: row.order_number })),
  },
  {
    kind: 'standing',
    title: 'Away or suspended',
    end: rows.standings.end,
    remove: rows.standings.remove,
    linesOf: ({ standings }) =>
      standings.map((row) => ({
        row,
        title: row.status,
        details: [row.authority, row.remark].filter(Boolean).join(' · '),
        source: row.source,
      })),
  },
  {
    kind: 'leave',
    title: 'Absences without pay',
    end: rows.leavesWithoutPay.end,
    remove: rows.leavesWithoutPay.remove,
    linesOf: ({ leaves }) =>
      leaves.map((row) => ({
        row,
        title: `${formatThousandths(row.days)} ${row.days > 1000 ? 'days' : 'day'}`,
        details: join(row.remarks, row.follows && 'from leave and attendance'),
        follows: row.follows,
      })),
  },
];

type Doing = { what: 'end' | 'correct' | 'remove'; kind: ListedKind; line: Line } | null;

/** Each kind of dated rows with what can be done to each row: closed, corrected or taken out, the latter two with a reason. */
export function MoveLists({ moves, canChange }: { moves: Moves; canChange: boolean }) {
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  const { id } = moves.person;
  return (
    <>
      {KINDS.map((kind) => {
        const lines = kind.linesOf(moves);
        if (lines.length === 0) return null;
        return (
          <Card key={kind.kind} withBorder padding="lg" component="section" aria-label={kind.title}>
            <Stack gap="sm">
              <Title order={2} size="h4">
                {kind.title}
              </Title>
              {lines.map((line) => (
                <LineOf
                  key={line.row.id}
                  line={line}
                  menu={
                    canChange && !line.follows && <LineMenu kind={kind} line={line} onChoose={(what) => setDoing({ what, kind, line })} />
                  }
                />
              ))}
            </Stack>
          </Card>
        );
      })}
      {doing && <Doings id={id} doing={{ ...doing, line: lineOfNow(moves, doing) }} version={moves.version} onClose={close} />}
    </>
  );
}

function LineOf({ line: { row, title, details, source }, menu }: { line: Line; menu: ReactNode }) {
  const mayFollow = useMayFollow();
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <Stack gap={0}>
        <Group gap="xs">
          <Text size="sm" fw={500}>
            {title}
          </Text>
          {isRunning(row) && <StatusBadge tone="info">Now</StatusBadge>}
        </Group>
        <Text size="sm" c="dimmed">
          {formatDays(row)}
          {details === '' ? '' : ` · ${details}`}
        </Text>
        {source && mayFollow(source.path) && (
          <Anchor component={Link} to={source.path} size="sm">
            {source.label}
          </Anchor>
        )}
      </Stack>
      {menu}
    </Group>
  );
}

function LineMenu({ kind, line, onChoose }: { kind: ListedKind; line: Line; onChoose: (what: 'end' | 'correct' | 'remove') => void }) {
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} aria-label={`What to do with ${line.title}, ${formatDays(line.row)}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {kind.end && <Menu.Item onClick={() => onChoose('end')}>Say the last day</Menu.Item>}
        <Menu.Item onClick={() => onChoose('correct')}>Correct</Menu.Item>
        <Menu.Item color="red" onClick={() => onChoose('remove')}>
          Take out of the record
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** As it is now, where it was changed since it was opened. */
function lineOfNow(moves: Moves, { kind, line }: NonNullable<Doing>): Line {
  return kind.linesOf(moves).find(({ row }) => row.id === line.row.id) ?? line;
}

interface DoingsProps {
  id: number;
  doing: NonNullable<Doing>;
  version: number | undefined;
  onClose: () => void;
}

function Doings({ id, doing: { what, kind, line }, version, onClose }: DoingsProps) {
  const params = { id, row: line.row.id };
  if (what === 'correct' && (kind.kind === 'appointment' || kind.kind === 'salary'))
    return <EngagementDialog personId={id} kind={kind.kind} row={line.row as EngagementRow} version={version} onClose={onClose} />;
  if (what === 'correct')
    return <DutyDialog personId={id} kind={kind.kind as DutyKind} row={line.row as DutyRow} version={version} onClose={onClose} />;
  return (
    <Dialog size="form" title={line.title} onClose={onClose}>
      {what === 'end' ? (
        <FormShell
          endpoint={kind.end as Endpoint<z.ZodType, z.ZodType, z.ZodType<unknown, { last_day: string | null }>>}
          params={params}
          version={version}
          initial={{ last_day: today().toString() }}
          draft={`moves:end:${kind.kind}:${line.row.id}`}
          submit="Save last day"
          success="The last day has been saved."
          alsoRefresh={[listMoves]}
          onDone={onClose}
        >
          {(form) => <DateField label="Last day" required {...form.getInputProps('last_day')} />}
        </FormShell>
      ) : (
        <ReasonForm
          question={
            kind.kind === 'appointment'
              ? 'It leaves the record together with the salaries of its days. What was stays among the corrections. Where it was entered by mistake, correct the last day of the appointment before it.'
              : 'It leaves the record. What was stays among the corrections.'
          }
          endpoint={kind.remove as never}
          params={params}
          version={version}
          submit="Take out"
          success="It is taken out; what was stays among the corrections."
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
