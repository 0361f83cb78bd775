import { Button, Select } from '@mantine/core';
import { IconBuildingBank, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { exportTaxYears, listTaxYears, printTaxCertificates, saveFormer, type TaxRow } from '../contract/tax-certificates.ts';
import type { FormerProps } from './former-dialog.tsx';

const FormerDialog = openedLater<FormerProps>(async () => (await import('./former-dialog.tsx')).FormerDialog);

const columns: ListColumn<TaxRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname' },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'gross', title: 'Gross (PHP)', kind: 'money', sort: 'gross', render: (row) => formatMoney(row.gross) },
  {
    key: 'withheld',
    title: 'Tax (PHP)',
    kind: 'money',
    sort: 'withheld',
    phone: (row) => `${formatPesos(row.withheld)} tax`,
    render: (row) => formatMoney(row.withheld),
  },
  { key: 'former', title: 'Former employer', kind: 'text', render: (row) => row.former ?? '—' },
  { key: 'idno', title: 'Employee number', kind: 'number', startsHidden: true },
];
const OPEN_YEAR =
  'Paid so far by released payslips. The year is not over: a Form 2316 is marked as not final, but for those who had their last pay.';
/** How many years back the list goes. */
const YEARS = 10;

/** Who was paid in a year, their BIR Forms 2316, and what they had of former employers. */
export function Screen() {
  const { search, change } = useAddress();
  const present = today().year;
  const year = Number(search.get('year') ?? present);
  const job = search.get('job');
  const [opened, setOpened] = useState<TaxRow>();
  const printing = useSend(printTaxCertificates, { onDone: ({ job: started }) => change({ job: started.id }, { replace: true }) });
  const print = (people: number[] | null) => printing.mutate({ params: { year }, body: { personnel_ids: people } });
  return (
    <>
      {job && <JobProgress id={job} />}
      <ListScreen
        title="Tax of the year"
        intro={year === present ? OPEN_YEAR : 'Paid by released payslips. Form 2316 is printed by 31 January, or with the last pay.'}
        endpoint={listTaxYears}
        params={{ year }}
        rows="people"
        exportAs={exportTaxYears}
        columns={columns}
        searchLabel="Search by name or number"
        views={[{ name: 'With a former employer', filters: { former: '1' } }]}
        bulk={[
          {
            label: 'Print 2316',
            icon: <IconPrinter size={16} />,
            of: printTaxCertificates,
            opens: () => true,
            run: (rows) => print(rows.map(({ id }) => id)),
          },
          {
            label: 'Former employer',
            icon: <IconBuildingBank size={16} />,
            of: saveFormer,
            opens: () => true,
            run: (rows) => setOpened(rows[0]),
          },
        ]}
        actions={
          <>
            <Select
              aria-label="Year"
              w={110}
              allowDeselect={false}
              data={Array.from({ length: YEARS }, (_, ago) => String(present - ago))}
              value={String(year)}
              onChange={(next) => change({ year: next, job: null })}
            />
            <ForCallers of={printTaxCertificates}>
              <Button variant="default" leftSection={<IconPrinter size={16} />} loading={printing.isPending} onClick={() => print(null)}>
                Print all
              </Button>
            </ForCallers>
          </>
        }
        empty={{ title: 'No one was paid in this year', description: 'People are here once payslips of the year are released.' }}
      />
      {opened && <FormerDialog year={year} person={opened.id} fullname={opened.fullname} onClose={() => setOpened(undefined)} />}
    </>
  );
}
