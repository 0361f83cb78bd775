import type { ReactNode } from 'react';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import { PrintManyDialog } from '@talaan/attendance/web/print/print-many-dialog.tsx';
import { usePrintMany } from '@talaan/attendance/web/print/use-print-many.ts';
import { printOffice } from '@talaan/attendance/contract/print.ts';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { MonthField } from '@talaan/kernel/web/forms/month-field.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { RequestState } from '@talaan/requests/web/parts/request-state.tsx';
import { useBulkSteps } from '@talaan/requests/web/use-bulk-steps.tsx';
import { exportRecords, listRecords, submitRecords, type RecordRow, type WHOSE } from '../contract/submissions.ts';
import { dtrFlow, type DtrAction } from '../workflow.ts';
import { RecordDrawer } from './record-drawer.tsx';
import { summarizeHindrances } from './format-hindrances.ts';
import { useSubmitMany } from './use-submit-many.tsx';
import { useRecordMonth } from './use-record-month.ts';

interface RecordListProps {
  whose: (typeof WHOSE)[number];
  /** What is decided from this list. */
  decides: readonly DtrAction[];
  /** The parts of its screen. */
  parts?: ReactNode;
}

const columns: ListColumn<RecordRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office', phone: true },
  { key: 'period', title: 'Days', kind: 'count', render: ({ from, to }) => `${Number(from.slice(8))} to ${Number(to.slice(8))}` },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    sort: 'state',
    render: ({ state }) => <RequestState state={state} words={dtrFlow.words[state]} isClosed={state === 'LOCKED'} />,
  },
  { key: 'since', title: 'Since', kind: 'date', sort: 'since', render: ({ since }) => (since === null ? '' : formatDay(since)) },
  { key: 'hindrances', title: 'To be settled', kind: 'text', phone: formatNews, render: formatNews },
  { key: 'late_times', title: 'Late', kind: 'money', render: (row) => times(row.late_times, row.late_minutes) },
  { key: 'undertime_times', title: 'Undertime', kind: 'money', render: (row) => times(row.undertime_times, row.undertime_minutes) },
  {
    key: 'absent_thousandths',
    title: 'Absent',
    kind: 'count',
    render: (row) => (row.absent_thousandths > 0 ? (row.absent_thousandths / 1000).toFixed(3) : ''),
  },
  { key: 'idno', title: 'Employee no.', kind: 'number', startsHidden: true },
];

/** What hinders an open record; of a submitted one, how much of it changed since. */
function formatNews({ hindrances, changed_days }: RecordRow): string {
  if (changed_days > 0) return `${changed_days === 1 ? '1 day' : `${changed_days} days`} changed since it was submitted`;
  return summarizeHindrances(hindrances);
}

function times(amount: number, minutes: number): string {
  return amount > 0 ? `${amount}× ${minutes} min` : '';
}

const views: ReadyView[] = [
  { name: 'Not submitted', filters: { state: 'OPEN' } },
  { name: 'Hindered', filters: { hindered: 'yes' } },
  { name: 'To verify', filters: { state: ['SUBMITTED', 'CERTIFYING'] } },
  { name: 'With HR', filters: { state: ['VERIFIED', 'RECEIVED'] } },
];

/** The daily time records of a month: who has submitted, who hinders, and the next step for one, for chosen ones or for the whole office. */
export function RecordList({ whose, decides, parts }: RecordListProps) {
  const { linkTo } = useAddress();
  const [month, setMonth] = useRecordMonth();
  const last = useToday().slice(0, 7);
  const steps = useBulkSteps<typeof dtrFlow, RecordRow>(dtrFlow, decides);
  const submitting = useSubmitMany();
  const printing = usePrintMany();
  return (
    <>
      <ListScreen
        title="DTR submission"
        intro={monthName(month)}
        endpoint={listRecords}
        rows="records"
        exportAs={exportRecords}
        query={{ month, whose }}
        columns={columns}
        views={views}
        groups={{ office: 'Office', state: 'State' }}
        searchLabel="Search name or number"
        open={({ id }) => linkTo({ record: id })}
        filters={[
          multiFilter({
            name: 'state',
            label: 'State',
            main: true,
            options: dtrFlow.states.map((value) => ({ value, label: dtrFlow.words[value] })),
          }),
          officeFilter,
          selectFilter({
            name: 'hindered',
            label: 'Ready',
            options: [
              { value: 'no', label: 'Ready to submit' },
              { value: 'yes', label: 'Hindered' },
            ],
          }),
        ]}
        bulk={[
          ...steps.bulk,
          { label: 'Submit', icon: <IconSend size={16} />, of: submitRecords, run: submitting.submit },
          { label: dtrFlow.steps.ask.label, of: submitRecords, run: submitting.ask },
          {
            label: 'Print DTRs',
            of: printOffice,
            icon: <IconPrinter size={16} />,
            run: (rows) => printing.open(rows.map(({ personnel_id }) => personnel_id)),
          },
        ]}
        parts={parts}
        actions={<MonthField w={150} month={month} last={last} onChange={setMonth} />}
        above={(answer) => <RecordDrawer rows={answer?.records ?? []} />}
        empty={{
          title: `No daily time records in ${monthName(month)}`,
          description: 'Everyone who served in the month appears here, with what has to be settled before the record can be submitted.',
        }}
      />
      {steps.dialog}
      {submitting.dialog}
      <PrintManyDialog printing={printing} month={month} />
    </>
  );
}
