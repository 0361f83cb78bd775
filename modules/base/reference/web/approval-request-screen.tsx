import { useState } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { useMayCall } from '@talaan/kernel/web/calls/may-call.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { approveProposals, KINDS, exportProposals, listProposals, type Proposal } from '../contract/proposals.ts';
import { AddMenu } from './approval/add-menu.tsx';
import { ReviewDrawer } from './approval/review-drawer.tsx';
import { COLLECTIONS } from './entry-calls.ts';
import { formatDetail } from './format-detail.ts';

const STATES = [
  { value: 'proposed', label: 'Waiting' },
  { value: 'approved', label: 'On the lists' },
  { value: 'rejected', label: 'Rejected' },
];

const columns: ListColumn<Proposal>[] = [
  {
    key: 'name',
    title: 'Name',
    kind: 'name',
    sort: 'name',
    render: (row) => (
      <>
        {row.name}
        <Aside>{formatDetail(row)}</Aside>
      </>
    ),
  },
  { key: 'kind', title: 'Kind', kind: 'word', phone: true, render: (row) => KINDS[row.kind] },
  {
    key: 'twins',
    title: 'Likely the same',
    kind: 'text',
    render: ({ state, twins: [twin] }) =>
      state === 'proposed' && twin ? (
        <StatusBadge tone={twin.state === 'approved' ? 'warning' : 'waiting'}>
          {twin.name} · {twin.likeness}%
        </StatusBadge>
      ) : null,
  },
  { key: 'proposed_by', title: 'Proposed by', kind: 'text', phone: true, render: (row) => row.proposed_by ?? '—' },
  { key: 'created_at', title: 'On', kind: 'date', sort: 'created_at', phone: true, render: (row) => formatDay(row.created_at) },
  { key: 'uses', title: 'In use', kind: 'count', startsHidden: true },
];

export const readAhead = listAhead(listProposals);

/** The queue of proposed degrees, schools and companies; what is open for review is in the address. */
export function Screen() {
  const { linkTo } = useAddress();
  const [round, setRound] = useState(0);
  const mayApprove = useMayCall(approveProposals);
  const approve = useSend(approveProposals, {
    alsoRefresh: COLLECTIONS,
    onDone: ({ message, refused }) => {
      showSuccess(message);
      for (const one of refused) showError(one.message);
      // What was selected is no longer there.
      setRound(round + 1);
    },
  });
  return (
    <ListScreen
      key={round}
      title="Approval requests"
      intro="Degrees, schools and companies that people proposed while filling a form. Each is its proposer’s alone until it is approved."
      endpoint={listProposals}
      rows="proposals"
      exportAs={exportProposals}
      rowId={(row) => `${row.kind}-${row.id}`}
      open={(row) => linkTo({ entry: `${row.kind}-${row.id}` })}
      columns={columns}
      filters={[
        selectFilter({ name: 'state', label: 'State', any: 'Waiting', main: true, options: STATES }),
        selectFilter({
          name: 'kind',
          label: 'Kind',
          main: true,
          options: choices(KINDS),
        }),
      ]}
      bulk={
        mayApprove
          ? [
              {
                label: 'Approve',
                icon: <IconCheck size={14} />,
                run: (rows) => approve.mutate({ body: { proposals: rows.map(({ kind, id }) => ({ kind, id })) } }),
              },
            ]
          : []
      }
      main={<AddMenu />}
      above={(answer) => <ReviewDrawer queue={answer?.proposals ?? []} />}
      empty={{ title: 'Nothing to approve', description: 'What people propose while they fill a form turns up here.' }}
    />
  );
}
