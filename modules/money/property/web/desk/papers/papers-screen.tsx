import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconBell, IconRefresh, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { exportPapers, issueItems, listPapers, remindHolders, renewPapers, type PaperRow } from '../../../contract/papers.ts';
import { PaperBadge } from '../../badges.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { paperFilters, paperViews } from './paper-filters.ts';

const columns: ListColumn<PaperRow>[] = [
  { key: 'number', title: 'Number', kind: 'item', sort: 'number', render: (row) => `${row.type} ${row.number}` },
  { key: 'dated_on', title: 'Date', kind: 'date', sort: 'dated_on', phone: true, render: (row) => longDate(row.dated_on) },
  {
    key: 'holder',
    title: 'Accountable person',
    kind: 'name',
    sort: 'holder',
    phone: (row) => row.holder.split(',')[0],
    render: (row) => <NamedFace fullname={row.holder} avatar={row.avatar} office={row.office} />,
  },
  { key: 'office', title: 'Office', kind: 'acronym', sort: 'office' },
  { key: 'class', title: 'Class', kind: 'acronym', render: (row) => row.class ?? '—' },
  { key: 'fund_code', title: 'Fund', kind: 'sg' },
  { key: 'items', title: 'Items', kind: 'count' },
  { key: 'amount', title: 'Amount (PHP)', kind: 'money', render: (row) => formatMoney(row.amount) },
  {
    key: 'renewal_on',
    title: 'To be renewed',
    kind: 'date',
    startsHidden: true,
    render: (row) => (row.renewal_on === null ? '—' : longDate(row.renewal_on)),
  },
  {
    key: 'has_signed_copy',
    title: 'Signed copy',
    kind: 'acronym',
    startsHidden: true,
    render: (row) => (row.has_signed_copy ? 'Yes' : '—'),
  },
  {
    key: 'state',
    title: 'State',
    kind: 'state',
    sort: 'state',
    render: (row) => (
      <>
        <PaperBadge state={row.state} short />
        {row.disputed > 0 && row.state !== 'DISPUTED' && <Aside>{row.disputed} disputed</Aside>}
        {row.reminded_at !== null && row.state === 'WAITING' && <Aside>reminded</Aside>}
      </>
    ),
  },
];

export const readAhead = listAhead(listPapers);

/** Receipts and slips: who has acknowledged what, which are to be acknowledged since when, what is to be renewed. */
export function Screen() {
  const today = useToday();
  const [renewing, setRenewing] = useState<PaperRow[]>();
  const remind = useSend(remindHolders, { alsoRefresh: [listPapers], onDone: ({ message }) => showSuccess(message) });
  const askToRemind = async (rows: readonly PaperRow[]) => {
    const waiting = rows.filter(({ state }) => state === 'WAITING');
    const people = new Set(waiting.map(({ personnel_id: id }) => id)).size;
    const question = `${count(people, 'person', 'people')} will be notified of ${count(waiting.length, 'paper')} to acknowledge.`;
    if (await confirm({ title: 'Remind the holders?', question, action: 'Remind' }))
      remind.mutate({ body: { ids: waiting.map(({ id }) => id) } });
  };
  return (
    <>
      <ListScreen
        title="Papers of property"
        endpoint={listPapers}
        rows="papers"
        exportAs={exportPapers}
        searchLabel="Search number or person"
        open={(row) => `/property/papers/${row.id}`}
        columns={columns}
        filters={paperFilters}
        views={paperViews}
        groups={{ state: 'State', type: 'Type', office: 'Office', holder: 'Accountable person', fund: 'Fund cluster' }}
        bulk={[
          {
            label: 'Remind',
            icon: <IconBell size={14} />,
            of: remindHolders,
            opens: ({ state }) => state === 'WAITING',
            run: (rows) => void askToRemind(rows),
          },
          {
            label: 'Renew',
            icon: <IconRefresh size={14} />,
            of: renewPapers,
            opens: ({ renewal_on: day }) => day !== null && day <= today,
            run: setRenewing,
          },
        ]}
        main={
          <ForCallers of={issueItems}>
            <Button component={Link} to="/property/issue" leftSection={<IconUserCheck size={16} />}>
              Issue
            </Button>
          </ForCallers>
        }
        empty={{
          title: 'No papers yet',
          description: 'Property acknowledgment receipts and inventory custodian slips, each with its number.',
          action: (
            <ForCallers of={issueItems}>
              <Button component={Link} to="/property/issue" leftSection={<IconUserCheck size={16} />}>
                Issue
              </Button>
            </ForCallers>
          ),
        }}
      />
      {renewing && <RenewDialog papers={renewing} onClose={() => setRenewing(undefined)} />}
    </>
  );
}
