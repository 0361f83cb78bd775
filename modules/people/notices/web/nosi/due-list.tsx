import { useState, type ReactNode } from 'react';
import { Button, Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showError } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportDueSteps, generateNosi, listDueSteps, type DueStep } from '../../contract/nosi.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { formatGrade } from '../../rules/format-notice.ts';
import { AboveList } from '../parts/above-list.tsx';
import { HeldReason } from './withheld-reason.tsx';

const MeritDialog = openedLater(async () => (await import('./merit-dialog.tsx')).MeritDialog);
const WithholdDialog = openedLater(async () => (await import('./withhold-dialog.tsx')).WithholdDialog);

interface DueListProps {
  title: string;
  month: string;
  group: 'due' | 'held';
  above: ReactNode;
  onJob: (id: string) => void;
}

const columns: ListColumn<DueStep>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', phone: true },
  { key: 'position', title: 'Position', kind: 'text', startsHidden: true },
  { key: 'due_on', title: 'Due', kind: 'datetime', sort: 'due_on', phone: true, render: (row) => <DueDay row={row} /> },
  { key: 'why', title: 'Counted from', kind: 'text', render: formatCount },
  {
    key: 'step',
    title: 'SG-step',
    kind: 'acronym',
    phone: true,
    render: (row) => `${formatGrade(row.salary_grade, row.step)}${row.after === null ? '' : ` → ${row.step + 1}`}`,
  },
  { key: 'before', title: 'Present', kind: 'money', render: (row) => formatMoney(row.before) },
  { key: 'after', title: 'To be paid', kind: 'money', render: (row) => formatMoney(row.after) },
];

/** What one chose to see is remembered for the call: both lists have their columns under the same keys. */
const heldColumns: ListColumn<DueStep>[] = columns.map((column) =>
  column.key === 'after'
    ? { key: 'after', title: 'Held back', kind: 'text', phone: true, render: (row) => <HeldReason step={row} /> }
    : column,
);

function DueDay({ row }: { row: DueStep }) {
  return (
    <>
      {longDate(row.due_on)} {row.is_overdue && <StatusBadge tone="bad">Overdue</StatusBadge>}
    </>
  );
}

/** `1 Oct 2023, in the grade since 1 Oct 2020; 40 days without pay move it by 25 days` */
function formatCount({ anchor, since, unpaid, moved, broken_by: rating, held }: DueStep): string {
  const from =
    rating !== null && held !== 'rating'
      ? `${longDate(since)}, after ${rating}; in the grade since ${longDate(anchor)}`
      : since === anchor
        ? `${longDate(since)}, first day in the grade`
        : `${longDate(since)}, last step; in the grade since ${longDate(anchor)}`;
  return moved === 0 ? from : `${from}; ${unpaid / 1000} days without pay move it by ${count(moved, 'day')}`;
}

/** The steps that come due, each with what its day follows from. */
export function DueList({ title, month, group, above, onJob }: DueListProps) {
  const [search] = useSearchParams();
  const places = [campusFilter, officeFilter];
  const [round, setRound] = useState(0);
  const [withholding, setWithholding] = useState<DueStep>();
  const [isMerit, setMerit] = useState(false);
  const generating = useSend(generateNosi, {
    onDone: ({ job }) => {
      setRound((now) => now + 1);
      onJob(job.id);
    },
  });
  const generateAll = async () => {
    const question = 'For all whose step is due in this month or earlier, on every page. Those who already have one do not get a second.';
    if (!(await confirm({ title: 'Generate the notices?', question, action: 'Generate' }))) return;
    const number = (name: string) => Number(search.get(name)) || undefined;
    generating.mutate({ body: { month, campus: number('campus'), office: number('office'), term: search.get('term') ?? undefined } });
  };
  return (
    <>
      <ListScreen
        key={round}
        title={title}
        intro="One step for every three years in the present grade (CSC-DBM JC 1 s.2012)."
        endpoint={listDueSteps}
        rows="steps"
        exportAs={exportDueSteps}
        query={{ month, group }}
        columns={group === 'due' ? columns : heldColumns}
        searchLabel="Search by name or number"
        filters={places}
        actions={
          <Button variant="default" onClick={() => setMerit(true)}>
            Merit increment
          </Button>
        }
        main={
          group === 'due' && (
            <Button loading={generating.isPending} onClick={() => void generateAll()}>
              Generate all
            </Button>
          )
        }
        bulk={
          group === 'held'
            ? []
            : [
                { label: 'Generate', run: (rows) => generating.mutate({ body: { month, personnel_ids: rows.map((row) => row.id) } }) },
                {
                  label: 'Withhold',
                  run: ([first, second]) =>
                    second ? showError('Choose one step: each is withheld for a reason of its own.') : setWithholding(first),
                },
              ]
        }
        above={(answer) => (
          <AboveList>
            {above}
            {answer && (
              <Text size="sm" truncate>
                {count(answer.totals.due, 'step')} due, {answer.totals.overdue} of them from earlier months; {answer.totals.held} held back.
                The due ones add {formatMoney(answer.totals.monthly_cost)} to a month.
              </Text>
            )}
          </AboveList>
        )}
        empty={
          group === 'due'
            ? {
                title: 'No step is due',
                description: 'No one completes three years in the grade in this month, and no step of an earlier month is open.',
              }
            : { title: 'No steps are withheld', description: 'Every step of this month can be granted.' }
        }
      />
      {withholding && (
        <WithholdDialog
          step={withholding}
          onClose={() => {
            setWithholding(undefined);
            setRound((now) => now + 1);
          }}
        />
      )}
      {isMerit && <MeritDialog onClose={() => setMerit(false)} />}
    </>
  );
}
