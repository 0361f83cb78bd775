import { Button } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { exportOwnFeedback, listOwnFeedback, type OwnItem } from '../../contract/items.ts';
import { KINDS } from '../../contract/words.ts';
import { itemFlow } from '../../workflow.ts';
import { setAsked } from '../tell/asked.ts';
import { StateBadge } from './state-badge.tsx';

const ItemDialog = openedLater(async () => (await import('./item-dialog.tsx')).ItemDialog);

const columns: ListColumn<OwnItem>[] = [
  { key: 'id', title: 'No.', kind: 'count', render: (row) => `No. ${row.id}` },
  { key: 'body', title: 'Text', kind: 'name', phone: true },
  { key: 'module_title', title: 'About', kind: 'word', phone: true },
  { key: 'kind', title: 'Kind', kind: 'item', render: (row) => KINDS[row.kind] },
  { key: 'sent_at', title: 'Sent', kind: 'date', sort: 'sent_at', render: (row) => formatDay(row.sent_at) },
  { key: 'state', title: 'State', kind: 'item', phone: true, render: (row) => <StateBadge state={row.state} /> },
  { key: 'reply', title: 'Reply', kind: 'text', render: (row) => row.reply || '—' },
];

export const readAhead = listAhead(listOwnFeedback);

/** What one told, with its state and the reply; the one that is read is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('item');
  const tell = (
    <Button leftSection={<IconMessage2 size={16} />} onClick={() => setAsked(true)}>
      {say('Tell us')}
    </Button>
  );
  return (
    <>
      <ListScreen
        title={say('Feedback')}
        intro={say('What you told, and what became of it. ‘Tell us’ is in the menu of your name on every screen.')}
        endpoint={listOwnFeedback}
        rows="items"
        exportAs={exportOwnFeedback}
        columns={columns}
        open={(row) => linkTo({ item: row.id })}
        searchLabel="Search your feedback"
        filters={[
          selectFilter({ name: 'state', label: 'State', main: true, options: choices(itemFlow.words) }),
          selectFilter({ name: 'kind', label: 'Kind', main: true, options: choices(KINDS) }),
        ]}
        main={tell}
        empty={{
          title: 'No feedback yet',
          description: 'A problem, a suggestion or praise: it goes to who looks after the module, and you get a reply here.',
          action: tell,
        }}
      />
      {asked && <ItemDialog key={asked} id={Number(asked)} onClose={() => change({ item: null })} />}
    </>
  );
}
