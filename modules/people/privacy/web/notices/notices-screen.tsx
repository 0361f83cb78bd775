import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { draftNotice, exportNotices, listNotices, type NoticeRow } from '../../contract/notices.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticeForm } from './notice-form.tsx';
import { NoticeState } from './notice-state.tsx';

const columns: ListColumn<NoticeRow>[] = [
  { key: 'title', title: 'Edition', kind: 'name', sort: 'title' },
  {
    key: 'effective_on',
    title: 'In force from',
    kind: 'date',
    sort: 'effective_on',
    render: (row) => (row.effective_on ? longDate(row.effective_on) : '—'),
  },
  {
    key: 'readers',
    title: 'Read by',
    kind: 'count',
    phone: (row) => row.state !== 'draft' && `read by ${row.readers}`,
    render: (row) => (row.state === 'draft' ? '—' : row.readers),
  },
  { key: 'published_by', title: 'Published by', kind: 'text', render: (row) => row.published_by ?? '—' },
  { key: 'state', title: 'State', kind: 'state', render: (row) => <NoticeState state={row.state} /> },
];

export const readAhead = listAhead(listNotices);

/** The editions of the privacy notice; the one that is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('notice');
  const close = () => change({ notice: null });
  return (
    <ListScreen
      title="Privacy notices"
      intro="What the university tells people about their data (RA 10173, sec. 16 a and b), in both languages. A published edition stays as it is; a change is a new edition."
      endpoint={listNotices}
      rows="notices"
      exportAs={exportNotices}
      columns={columns}
      open={(row) => linkTo({ notice: row.id })}
      searchLabel="Search by edition"
      main={
        <ForCallers of={draftNotice}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => change({ notice: 'new' })}>
            Draft an edition
          </Button>
        </ForCallers>
      }
      above={(answer) => (
        <>
          {answer && (
            <Text size="sm" c="dimmed">
              {count(answer.accounts, 'account')} can sign in.
            </Text>
          )}
          {asked === 'new' && <NoticeForm notice={null} onClose={close} />}
          {asked !== null && asked !== 'new' && <NoticeDialog id={Number(asked)} onClose={close} />}
        </>
      )}
      empty={{ title: 'No privacy notice yet', description: 'Draft one and publish it; all who can sign in are notified.' }}
    />
  );
}
