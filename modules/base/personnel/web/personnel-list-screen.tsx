import { Button } from '@mantine/core';
import { IconCalendarRepeat, IconPrinter, IconTableImport, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ReadyView, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { peopleImports } from '../contract/people-import.ts';
import { addPersonnel } from '../contract/record.ts';
import { exportPersonnel, listPersonnel, type PersonnelRow } from '../contract.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { usePeopleFilters } from './record/use-people-filters.ts';

const columns: ListColumn<PersonnelRow>[] = [
  {
    key: 'fullname',
    title: 'Name',
    kind: 'name',
    sort: 'fullname',
    render: ({ fullname, avatar, department }) => <NamedFace fullname={fullname} avatar={avatar} office={department?.acronym} />,
  },
  { key: 'idno', title: 'Employee no.', kind: 'number', sort: 'idno', render: (row) => row.idno || '(Auto generate)' },
  {
    key: 'office',
    title: 'Office',
    kind: 'text',
    phone: (row) => row.department?.acronym,
    sort: 'office',
    render: ({ department }) =>
      department ? (
        <>
          {department.acronym}
          <Aside>{department.fullname}</Aside>
        </>
      ) : (
        '—'
      ),
  },
  { key: 'campus', title: 'Campus', kind: 'campus', render: (row) => row.department?.campus ?? '—' },
  { key: 'position', title: 'Position', kind: 'text', sort: 'position', phone: true },
  { key: 'salary_grade', title: 'SG', kind: 'sg' },
  { key: 'status', title: 'Status', kind: 'state', sort: 'status' },
  { key: 'personnel_status', title: 'Service status', kind: 'state', startsHidden: true },
  {
    key: 'retires_on',
    title: 'Retires on',
    kind: 'date',
    sort: 'retires_on',
    startsHidden: true,
    render: (row) => row.retires_on && longDate(row.retires_on),
  },
  { key: 'pin', title: 'Device PIN', kind: 'acronym', startsHidden: true },
];

const views: ReadyView[] = [
  { name: 'Faculty', filters: { track: 'faculty' } },
  { name: 'Staff', filters: { track: 'staff' } },
  { name: 'JO and COS', filters: { status: ['JO', 'COS'] } },
  { name: 'Separated', filters: { personnel_status: 'SEPARATED' } },
];

const BULK = [
  { label: 'Renew appointments', icon: <IconCalendarRepeat size={14} />, to: '/personnels/renewals' },
  { label: 'Print service records', icon: <IconPrinter size={14} />, to: '/personnels/service_records' },
  { label: 'Print data sheets', icon: <IconPrinter size={14} />, to: '/personnels/data_sheets' },
];

export const readAhead = listAhead(listPersonnel);

export function Screen() {
  const navigate = useNavigate();
  const mayFollow = useMayFollow();
  return (
    <ListScreen
      title="Personnel"
      endpoint={listPersonnel}
      rows="personnels"
      exportAs={exportPersonnel}
      searchLabel="Search by name or number"
      open={(row) => `/personnels/${row.id}`}
      columns={columns}
      filters={usePeopleFilters()}
      views={views}
      groups={{ office: 'Office', campus: 'Campus', status: 'Status', position: 'Position' }}
      intro="People in service on the chosen date. A search also finds people who have left."
      actions={<ImportButton />}
      main={<NewButton />}
      bulk={BULK.filter(({ to }) => mayFollow(to)).map(({ label, icon, to }) => ({
        label,
        icon,
        run: (rows: PersonnelRow[]) => void navigate(`${to}?people=${rows.map(({ id }) => id).join(',')}`),
      }))}
      empty={{
        title: 'No personnel yet',
        description: 'Import your spreadsheet, or add the first person.',
        action: <ImportButton />,
      }}
    />
  );
}

function NewButton() {
  return (
    <ForCallers of={addPersonnel}>
      <Button component={Link} to="/personnels/new" leftSection={<IconUserPlus size={16} />}>
        New personnel
      </Button>
    </ForCallers>
  );
}

function ImportButton() {
  return (
    <ForCallers of={peopleImports.upload}>
      <Button component={Link} to="/personnels/import" variant="default" leftSection={<IconTableImport size={16} />}>
        Import a spreadsheet
      </Button>
    </ForCallers>
  );
}
