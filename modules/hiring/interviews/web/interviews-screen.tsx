import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { exportInvitations, listInvitations, type InvitationRow } from '../contract/sessions.ts';
import { SESSION_KINDS, SLOT_STATES } from '../contract/words.ts';
import { SessionPaper } from './session-paper.tsx';
import { SlotBadge } from './slot-badge.tsx';

const columns: ListColumn<InvitationRow>[] = [
  { key: 'fullname', title: 'Applicant', kind: 'name', sort: 'fullname' },
  {
    key: 'day',
    title: 'Day',
    kind: 'date',
    sort: 'day',
    phone: true,
    render: (row) => longDate(row.day),
  },
  { key: 'start', title: 'Hour', kind: 'date', phone: true, render: (row) => clockTime(row.start) },
  { key: 'kind', title: 'Kind', kind: 'word', render: (row) => SESSION_KINDS[row.kind] },
  { key: 'code', title: 'Post', kind: 'item', sort: 'code', phone: true, render: (row) => row.code },
  { key: 'title', title: 'Position', kind: 'text' },
  { key: 'place', title: 'Place', kind: 'word' },
  { key: 'state', title: 'Answer', kind: 'state', render: (row) => <SlotBadge state={row.state} /> },
  { key: 'reason', title: 'Reason', kind: 'text', startsHidden: true, render: (row) => row.reason || '—' },
];

export const readAhead = listAhead(listInvitations);

/** Who is called to what from today on: for recruitment, and for the panels of their own sessions. */
export function Screen() {
  const mayFollow = useMayFollow();
  const { search, change, linkTo } = useAddress();
  const session = Number(search.get('session'));
  return (
    <>
      <ListScreen
        title="Interviews"
        endpoint={listInvitations}
        rows="invitations"
        exportAs={exportInvitations}
        columns={columns}
        open={(row) => {
          const schedule = `/rsp/job_posts/${row.post_id}/interview/schedule?session=${row.session_id}`;
          return mayFollow(schedule) ? schedule : linkTo({ session: row.session_id });
        }}
        searchLabel="Search by applicant, post or position"
        filters={[
          multiFilter({ name: 'state', label: 'Answer', main: true, options: choices(SLOT_STATES) }),
          selectFilter({ name: 'kind', label: 'Kind', main: true, options: choices(SESSION_KINDS) }),
          selectFilter({ name: 'all', label: 'Show', any: 'From today', main: true, options: [{ value: '1', label: 'Past ones too' }] }),
        ]}
        empty={{
          title: 'No interviews to come',
          description: 'Applicants who are called to an examination or interview, and what they answered.',
        }}
      />
      {session > 0 && <SessionPaper id={session} onClose={() => change({ session: null })} />}
    </>
  );
}
