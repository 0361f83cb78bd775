import { useState } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { count, formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { campusFilter } from '@talaan/organization/web/place-filters.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import {
  confirmKioskPunches,
  DOUBTS,
  exportKioskPunches,
  listKioskPunches,
  REVIEW_STATES,
  WAYS,
  type ReviewedPunch,
} from '../../contract/review.ts';
import { PunchDrawer } from './punch-drawer.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const columns: ListColumn<ReviewedPunch>[] = [
  { key: 'person', title: 'Person', kind: 'name', sort: 'fullname', render: (row) => <Whose row={row} /> },
  { key: 'at', title: 'Time', kind: 'datetime', sort: 'at', phone: true, render: (row) => formatInstant(row.at) },
  { key: 'doubt', title: 'Why', kind: 'text', phone: true, render: (row) => DOUBTS[row.doubt] },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <ReviewBadge row={row} /> },
  { key: 'counts', title: 'Counts', kind: 'word', render: (row) => (row.counts ? 'Yes' : 'No') },
  { key: 'device', title: 'Kiosk', kind: 'word', sort: 'device' },
  { key: 'decided_by', title: 'Decided by', kind: 'word', startsHidden: true, render: (row) => row.decided_by ?? '—' },
  { key: 'reason', title: 'Reason', kind: 'text', startsHidden: true, render: (row) => row.reason ?? '—' },
];

/** Punches of kiosks that HR looks at: by number with a photo, and what is held. */
export function Screen() {
  const { linkTo } = useAddress();
  const [rejected, setRejected] = useState<ReviewedPunch[]>();
  const sending = useSend(confirmKioskPunches, { onDone: ({ message }) => showSuccess(message) });
  const confirmAll = async (rows: ReviewedPunch[]) => {
    const held = rows.filter(({ counts }) => !counts).length;
    const question =
      held > 0
        ? `${count(held, 'punch', 'punches')} of them ${held === 1 ? 'is' : 'are'} held and will count.`
        : 'They count already, and stay so.';
    if (await confirm({ title: `Confirm ${count(rows.length, 'punch', 'punches')}?`, question, action: 'Confirm' }))
      sending.mutate({ body: { ids: rows.map(({ id }) => id) } });
  };
  return (
    <>
      <ListScreen
        title="Kiosk punches"
        intro="Punches by employee number count; review their photos. Faces in doubt and others are held until you confirm them."
        endpoint={listKioskPunches}
        rows="punches"
        exportAs={exportKioskPunches}
        open={(row) => linkTo({ punch: row.id })}
        columns={columns}
        searchLabel="Search by name, number or kiosk"
        filters={[
          selectFilter({ name: 'state', label: 'State', main: true, options: choices(REVIEW_STATES) }),
          selectFilter({ name: 'doubt', label: 'Why', options: choices(DOUBTS) }),
          campusFilter,
        ]}
        views={[{ name: 'To review', filters: { state: 'PENDING' }, opens: true }]}
        bulk={[
          { label: 'Confirm', icon: <IconCheck size={14} />, of: confirmKioskPunches, run: (rows) => void confirmAll(rows) },
          { label: 'Reject', danger: true, of: confirmKioskPunches, run: setRejected },
        ]}
        empty={{
          title: 'Nothing to review',
          description: 'Punches appear here when a person enters their number at a kiosk, or when a face or another punch is in doubt.',
        }}
      />
      <PunchDrawer onReject={(row) => setRejected([row])} />
      {rejected && <RejectDialog punches={rejected} onClose={() => setRejected(undefined)} />}
    </>
  );
}

function Whose({ row: { person, given, way } }: { row: ReviewedPunch }) {
  if (person)
    return (
      <>
        <NamedFace {...person} />
        <Aside>{[person.idno, person.office].filter(Boolean).join(' · ')}</Aside>
      </>
    );
  return (
    <>
      No one
      <Aside>{way === 'NUMBER' ? `number ${given}` : WAYS[way].toLowerCase()}</Aside>
    </>
  );
}

function ReviewBadge({ row: { state } }: { row: ReviewedPunch }) {
  if (state === 'PENDING') return <StatusBadge tone="warning">{REVIEW_STATES[state]}</StatusBadge>;
  return <StatusBadge tone={state === 'CONFIRMED' ? 'good' : 'bad'}>{REVIEW_STATES[state]}</StatusBadge>;
}
