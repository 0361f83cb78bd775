import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { dailyRate } from '@talaan/organization/rules/salary.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { EXCEPTION_NAMES, exportNosa, generateNosa, previewNosa, type AdjustmentRow, type NosaTable } from '../../contract/nosa.ts';
import { EXCEPTIONS } from '../../rules/adjustment.ts';
import { formatGrade } from '../../rules/format-notice.ts';
import { useStatusFilter } from '../parts/status-filter.ts';
import { AboveList } from '../parts/above-list.tsx';
import { Totals } from './totals.tsx';

interface AdjustmentsListProps {
  title: string;
  intro: ReactNode;
  table: NosaTable;
  group: 'monthly' | 'daily' | 'exception';
  above: ReactNode;
  onJob: (id: string) => void;
}

const whose: ListColumn<AdjustmentRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'position', title: 'Position', kind: 'text', phone: true },
  { key: 'status', title: 'Status', kind: 'word', startsHidden: true },
  {
    key: 'step',
    title: 'SG-step',
    kind: 'acronym',
    render: (row) => (row.salary_grade !== null && row.step !== null ? formatGrade(row.salary_grade, row.step) : '—'),
  },
];
const money: ListColumn<AdjustmentRow>[] = [
  { key: 'before', title: 'Present', kind: 'money', render: (row) => formatMoney(row.before) },
  { key: 'after', title: 'Adjusted', kind: 'money', phone: true, render: (row) => formatMoney(row.after) },
  {
    key: 'difference',
    title: 'Difference',
    kind: 'money',
    render: (row) => (row.before === null || row.after === null ? '—' : formatMoney(row.after - row.before)),
  },
];
const wage = (monthly: number | null) => (monthly === null ? '—' : formatMoney(dailyRate(monthly)));
/** What one chose to see is remembered for the call: its lists have their columns under the same keys. */
const columns: Record<AdjustmentsListProps['group'], ListColumn<AdjustmentRow>[]> = {
  monthly: [...whose, ...money],
  daily: [
    ...whose,
    ...money.map((column): ListColumn<AdjustmentRow> => ({
      ...column,
      kind: 'item',
      title: `${column.title}, daily`,
      render: (row: AdjustmentRow) => formatWage(row, column.key),
    })),
  ],
  exception: [
    ...whose,
    { key: 'before', title: 'Present', kind: 'money', render: (row) => formatMoney(row.before) },
    { key: 'difference', title: 'Why not', kind: 'name', phone: true, render: (row) => (row.reason ? EXCEPTIONS[row.reason] : '—') },
  ],
};

/** The monthly rate with the daily wage beside it (÷ 22). */
function formatWage(row: AdjustmentRow, key: string) {
  const { before, after } = row;
  if (before === null || after === null) return '—';
  const [monthly, daily] =
    key === 'before'
      ? [formatMoney(before), wage(before)]
      : key === 'after'
        ? [formatMoney(after), wage(after)]
        : [formatMoney(after - before), formatMoney(dailyRate(after) - dailyRate(before))];
  return (
    <>
      {monthly}
      <Aside>{daily}</Aside>
    </>
  );
}

/** Whom a salary table concerns, what it changes, and who is left out. */
export function AdjustmentsList({ title, intro, table, group, above, onJob }: AdjustmentsListProps) {
  const [search] = useSearchParams();
  const places = [campusFilter, officeFilter];
  const status = useStatusFilter();
  const [round, setRound] = useState(0);
  const generating = useSend(generateNosa, {
    onDone: ({ job }) => {
      setRound((now) => now + 1);
      onJob(job.id);
    },
  });
  const filters = {
    table: table.id,
    campus: Number(search.get('campus')) || undefined,
    office: Number(search.get('office')) || undefined,
    status: search.getAll('status').length > 0 ? search.getAll('status') : undefined,
    term: search.get('term') ?? undefined,
  };
  const generateAll = async () => {
    const question =
      'For everyone the filters show, on every page, paid by the month or by the day. Those who already have one do not get a second.';
    if (await confirm({ title: 'Generate the notices?', question, action: 'Generate' })) generating.mutate({ body: filters });
  };
  const reasons = selectFilter({
    name: 'reason',
    label: 'Reason',
    options: EXCEPTION_NAMES.map((name) => ({ value: name, label: EXCEPTIONS[name] })),
  });
  return (
    <ListScreen
      key={round}
      title={title}
      intro={intro}
      endpoint={previewNosa}
      rows="people"
      query={{ table: table.id, group }}
      exportAs={exportNosa}
      columns={columns[group]}
      searchLabel="Search by name or number"
      filters={[...places, status, ...(group === 'exception' ? [reasons] : [])]}
      main={
        group !== 'exception' && (
          <Button loading={generating.isPending} onClick={() => void generateAll()}>
            Generate all
          </Button>
        )
      }
      bulk={
        group === 'exception'
          ? []
          : [
              {
                label: 'Generate',
                run: (rows) => generating.mutate({ body: { table: table.id, personnel_ids: rows.map((row) => row.id) } }),
              },
            ]
      }
      above={(answer) => (
        <AboveList>
          {above}
          <Totals totals={answer?.totals} group={group} />
        </AboveList>
      )}
      empty={
        group === 'exception'
          ? { title: 'No exceptions', description: 'Everyone in service is concerned or has a notice.' }
          : {
              title: 'No notice is left to generate',
              description: 'Everyone affected already has a notice, or is among the exceptions with the reason.',
            }
      }
    />
  );
}
