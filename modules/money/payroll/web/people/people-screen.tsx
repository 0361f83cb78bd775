import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { accountImports } from '../../contract/imports.ts';
import { exportPaidPeople, LACKS, listPaidPeople, type PaidPersonRow } from '../../contract/people.ts';

const columns: ListColumn<PaidPersonRow>[] = [
  {
    key: 'fullname',
    title: 'Name',
    kind: 'name',
    sort: 'fullname',
    render: (row) => (
      <>
        <NamedFace fullname={row.fullname} avatar={row.avatar} />
        {row.held_because !== '' && <Aside>held</Aside>}
      </>
    ),
  },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'status', title: 'Status', kind: 'word' },
  { key: 'fund_code', title: 'Fund cluster', kind: 'word' },
  { key: 'bank', title: 'Bank', kind: 'text', sort: 'bank', render: (row) => row.bank || '—' },
  {
    key: 'account_ends',
    title: 'Account',
    kind: 'word',
    phone: true,
    render: (row) => (row.account_ends === '' ? 'None' : `ends in ${row.account_ends}`),
  },
  { key: 'allowances', title: 'Allowances', kind: 'count', render: (row) => row.allowances || '—' },
  { key: 'idno', title: 'Employee number', kind: 'number', startsHidden: true },
  { key: 'held_because', title: 'Held because', kind: 'text', startsHidden: true, render: (row) => row.held_because || '—' },
];

export const readAhead = listAhead(listPaidPeople);

/** How people are paid: from which fund, to which account, with which allowances. */
export function Screen() {
  return (
    <ListScreen
      title="Pay of people"
      intro="Fund cluster, bank account and allowances of each person in service. Of account numbers the last four digits are shown."
      actions={
        <ForCallers of={accountImports.upload}>
          <Button component={Link} to="/payroll/people/import" variant="default" leftSection={<IconFileImport size={16} />}>
            Import bank accounts
          </Button>
        </ForCallers>
      }
      endpoint={listPaidPeople}
      rows="people"
      exportAs={exportPaidPeople}
      columns={columns}
      open={(row) => `/payroll/people/${row.personnel_id}`}
      searchLabel="Search by name or number"
      filters={[selectFilter({ name: 'lacks', label: 'Missing or held', main: true, options: choices(LACKS) }), officeFilter]}
      groups={{ office: 'Office', fund: 'Fund cluster' }}
      empty={{ title: 'No one in service', description: 'People are here once they serve in an office that you may see.' }}
    />
  );
}
