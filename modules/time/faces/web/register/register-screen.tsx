import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { exportFacePeople, FACE_STATES, listFacePeople, type FacePersonRow } from '../../contract/people.ts';
import { FaceDrawer } from './face-drawer.tsx';
import { FaceStateBadge } from './face-state.tsx';

const columns: ListColumn<FacePersonRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Employee no.', kind: 'number', sort: 'idno', phone: true },
  {
    key: 'office',
    title: 'Office',
    kind: 'acronym',
    sort: 'office',
    phone: true,
    render: (row) => <span title={row.office_name ?? ''}>{row.office ?? '—'}</span>,
  },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <FaceStateBadge state={row.state} /> },
  {
    key: 'consented_on',
    title: 'Consent',
    kind: 'date',
    sort: 'consented_on',
    render: (row) => (row.consented_on ? longDate(row.consented_on) : '—'),
  },
  {
    key: 'enrolled_at',
    title: 'Registered',
    kind: 'date',
    sort: 'enrolled_at',
    render: (row) => (row.enrolled_at ? formatDay(row.enrolled_at) : '—'),
  },
  { key: 'images', title: 'Images', kind: 'count', render: (row) => row.images || '—' },
];

export const readAhead = listAhead(listFacePeople);

/** Who is recognized by face at the kiosks: their consent, and their face where it is registered. */
export function Screen() {
  const { linkTo } = useAddress();
  return (
    <>
      <ListScreen
        title="Face registration"
        intro="Who may record attendance by face at a kiosk. It takes their consent; all others use a card or their number."
        endpoint={listFacePeople}
        rows="people"
        exportAs={exportFacePeople}
        open={(row) => linkTo({ person: row.id })}
        columns={columns}
        searchLabel="Search by name or number"
        filters={[selectFilter({ name: 'state', label: 'State', main: true, options: choices(FACE_STATES) }), officeFilter, campusFilter]}
        views={[
          { name: 'To register', filters: { state: 'CONSENTED' } },
          { name: 'Registered', filters: { state: 'ENROLLED' } },
        ]}
        groups={{ office: 'Office', state: 'State' }}
        empty={{ title: 'No one is in service', description: 'Bring your people in first, then record who consents.' }}
      />
      <FaceDrawer />
    </>
  );
}
