import { useState } from 'react';
import { Button, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { JobProgress } from '@talaan/kernel/web/dialogs/job-progress.tsx';
import { dayFilter, multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { CLASSES } from '@talaan/property/contract/fields.ts';
import { accountOptions, fundOptions } from '@talaan/property/web/desk/options.ts';
import { exportRegister, listRegister, type RegisterRow } from '../../contract/register.ts';
import { REGISTER_KINDS } from '../../rules/register-entry.ts';
import { PrintRegisterDialog } from './print-register-dialog.tsx';

const columns: ListColumn<RegisterRow>[] = [
  { key: 'property_no', title: 'Property number', kind: 'item', sort: 'property_no' },
  { key: 'day', title: 'Date', kind: 'date', sort: 'at', phone: true, render: (row) => longDate(row.day) },
  { key: 'recorded_as', title: 'Recorded as', kind: 'word', phone: true, render: (row) => REGISTER_KINDS[row.recorded_as] },
  {
    key: 'article',
    title: 'Article',
    kind: 'name',
    phone: (row) => row.article,
    render: (row) => (
      <>
        {row.article}
        <Aside>{row.described}</Aside>
      </>
    ),
  },
  { key: 'reference', title: 'Reference', kind: 'word' },
  { key: 'officer', title: 'Officer', kind: 'name', render: (row) => row.officer || '—' },
  { key: 'amount', title: 'Amount (PHP)', kind: 'money', sort: 'amount', render: (row) => formatMoney(row.amount) },
  { key: 'balance', title: 'Balance', kind: 'sg' },
  { key: 'life_years', title: 'Life', kind: 'sg', startsHidden: true, render: (row) => `${row.life_years} y` },
  { key: 'fund_code', title: 'Fund', kind: 'sg', startsHidden: true },
  { key: 'account', title: 'Account', kind: 'acronym', startsHidden: true },
  { key: 'remarks', title: 'Remarks', kind: 'prose', startsHidden: true, render: (row) => row.remarks || '—' },
];

const { SPHV, SPLV } = CLASSES;

export const readAhead = listAhead(listRegister);

/** Semi-expendable property that was issued, returned, issued again and disposed of, entry by entry (RegSPI). */
export function Screen() {
  const [search] = useSearchParams();
  const [isPrinting, setPrinting] = useState(false);
  const [started, setStarted] = useState<string>();
  const job = started ?? search.get('job');
  return (
    <>
      <ListScreen
        title="Register of issues"
        intro="Semi-expendable property issued, returned, re-issued and disposed of (RegSPI, Annex A.4)."
        endpoint={listRegister}
        rows="entries"
        exportAs={exportRegister}
        searchLabel="Search number, words or officer"
        columns={columns}
        open={(row) => `/property/books/cards/${row.item_id}`}
        filters={[
          selectFilter({ name: 'fund', label: 'Fund cluster', main: true, options: fundOptions }),
          dayFilter({ name: 'from', label: 'From' }),
          dayFilter({ name: 'to', label: 'To' }),
          selectFilter({ name: 'account', label: 'Account', options: accountOptions }),
          multiFilter({ name: 'class', label: 'Class', options: choices({ SPHV, SPLV }) }),
          { ...officeFilter, main: false },
          { ...campusFilter, main: false },
        ]}
        main={
          <Button leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
            Print RegSPI
          </Button>
        }
        above={() =>
          job ? (
            <Stack pb="sm">
              <JobProgress id={job} />
            </Stack>
          ) : null
        }
        empty={{ title: 'Nothing issued yet', description: 'Semi-expendable property is entered here once it is issued on a slip.' }}
      />
      {isPrinting && (
        <PrintRegisterDialog
          fund={search.get('fund')}
          onClose={() => setPrinting(false)}
          onStarted={(id) => {
            setStarted(id);
            setPrinting(false);
          }}
        />
      )}
    </>
  );
}
