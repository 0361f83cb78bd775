import { Button, Text } from '@mantine/core';
import { IconChartBar, IconMailForward, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { count, formatDay } from '@talaan/kernel/web/format-instant.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn, type ReadyView } from '@talaan/kernel/web/lists/list-screen.tsx';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { campusFilter, officeFilter } from '@talaan/organization/web/place-filters.ts';
import {
  exportInvitations,
  INVITATION_STATES,
  invitePeople,
  listInvitations,
  withdrawInvitations,
  type InvitationRow,
} from '../contract/invitations.ts';
import { StateBadge } from './state-badge.tsx';

const columns: ListColumn<InvitationRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'idno', title: 'Employee no.', kind: 'number', sort: 'idno', startsHidden: true },
  {
    key: 'office',
    title: 'Office',
    kind: 'acronym',
    sort: 'office',
    phone: true,
    render: (row) => <span title={row.office_name ?? ''}>{row.office ?? '—'}</span>,
  },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <StateBadge state={row.state} /> },
  { key: 'way', title: 'By', kind: 'acronym', phone: (row) => row.way && <Way row={row} />, render: (row) => <Way row={row} /> },
  { key: 'email', title: 'E-mail', kind: 'text', render: (row) => row.email ?? '—' },
  {
    key: 'invited_at',
    title: 'Invited',
    kind: 'date',
    sort: 'invited_at',
    render: (row) => (row.invited_at ? formatDay(row.invited_at) : '—'),
  },
  { key: 'invited_by', title: 'Invited by', kind: 'word', startsHidden: true, render: (row) => row.invited_by ?? '—' },
  {
    key: 'expires_at',
    title: 'Valid until',
    kind: 'date',
    sort: 'expires_at',
    render: (row) => (row.expires_at && row.state !== 'in' ? formatDay(row.expires_at) : '—'),
  },
  {
    key: 'came_in_at',
    title: 'Activated',
    kind: 'date',
    sort: 'came_in_at',
    render: (row) => (row.state === 'in' && row.came_in_at ? formatDay(row.came_in_at) : '—'),
  },
  { key: 'failure', title: 'Answer of the mail server', kind: 'text', startsHidden: true, render: (row) => row.failure ?? '—' },
];

const views: ReadyView[] = [
  { name: 'Not invited', filters: { state: ['none'] } },
  { name: 'Invited, not in', filters: { state: ['invited', 'waiting', 'printing'] } },
  { name: 'Needs follow-up', filters: { state: ['failed', 'kept', 'expired', 'withdrawn', 'suspended', 'separated'] } },
  { name: 'Activated', filters: { state: ['in'] } },
];

const states = Object.entries(INVITATION_STATES).map(([value, label]) => ({ value, label }));
const ways = [
  { value: 'letter', label: 'Letter' },
  { value: 'slip', label: 'Slip' },
];

export const readAhead = listAhead(listInvitations);

/** Everyone in service: who was invited, when and how, and who has come in. */
export function Screen() {
  const navigate = useNavigate();
  const withdrawing = useSend(withdrawInvitations, { onDone: ({ message }) => showSuccess(message) });
  const go = (act: string) => (rows: InvitationRow[]) =>
    void navigate(`/settings/admin/invitations/new?act=${act}&people=${rows.map(({ id }) => id).join(',')}`);
  const withdraw = async (rows: InvitationRow[]) => {
    const question = 'Their links and codes open nothing any more. Letters that still wait are not sent.';
    const invited = rows.filter(({ way, state }) => way !== null && state !== 'in' && state !== 'withdrawn');
    if (invited.length === 0) return showError('None of the selected people has an invitation that can be withdrawn.');
    const title = `Withdraw ${count(invited.length, 'invitation')} ?`;
    if (await confirm({ title, question, action: 'Withdraw', danger: true }))
      withdrawing.mutate({ body: { people: invited.map(({ id }) => id) } });
  };
  return (
    <ListScreen
      title="Invitations"
      intro="Who activated their account, who was invited by letter or slip, and who was not."
      endpoint={listInvitations}
      rows="invitations"
      exportAs={exportInvitations}
      searchLabel="Search by name, number or e-mail"
      columns={columns}
      views={views}
      groups={{ office: 'Office', state: 'State' }}
      filters={[
        multiFilter({ name: 'state', label: 'State', main: true, options: states }),
        officeFilter,
        campusFilter,
        selectFilter({ name: 'way', label: 'By', options: ways }),
      ]}
      above={(answer) =>
        answer && (
          <Text size="sm" c="dimmed" visibleFrom="sm">
            {answer.came_in.toLocaleString('en-PH')} of {count(answer.total, 'person', 'people')} activated
          </Text>
        )
      }
      bulk={[
        { label: 'Invite', icon: <IconUserPlus size={14} />, of: invitePeople, run: go('invite') },
        { label: 'Remind', icon: <IconMailForward size={14} />, of: invitePeople, run: go('remind') },
        { label: 'Print slips', icon: <IconPrinter size={14} />, of: invitePeople, run: go('slips') },
        { label: 'Withdraw', danger: true, of: withdrawInvitations, run: (rows) => void withdraw(rows) },
      ]}
      actions={
        <Button
          component={Link}
          to="/settings/admin/invitations/offices"
          variant="default"
          leftSection={<IconChartBar size={16} aria-hidden />}
        >
          By office
        </Button>
      }
      main={
        <Button component={Link} to="/settings/admin/invitations/new" leftSection={<IconUserPlus size={16} aria-hidden />}>
          Invite people
        </Button>
      }
      empty={{ title: 'No one is in service', description: 'Bring your people in first, then invite them to use Talaan.' }}
    />
  );
}

function Way({ row: { way, times } }: { row: InvitationRow }) {
  if (way === null) return '—';
  return (
    <>
      {way === 'letter' ? 'Letter' : 'Slip'}
      {times > 1 && <Aside>× {times}</Aside>}
    </>
  );
}
