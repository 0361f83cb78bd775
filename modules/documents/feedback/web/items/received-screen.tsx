import { useState, type ReactNode } from 'react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { openedLater, shownLater } from '@talaan/kernel/web/shown-later.ts';
import { exportFeedback, listFeedback, stepFeedback, type ItemRow } from '../../contract/items.ts';
import { AGES, KINDS } from '../../contract/words.ts';
import { MODULE_TITLES } from '../../rules/modules.ts';
import { itemFlow, type ItemAction } from '../../workflow.ts';
import { StateBadge } from './state-badge.tsx';

const SatisfactionPage = shownLater(async () => (await import('../satisfaction/satisfaction-page.tsx')).SatisfactionPage);
const ItemDialog = openedLater(async () => (await import('./item-dialog.tsx')).ItemDialog);
const StepDialog = openedLater(async () => (await import('./step-dialog.tsx')).StepDialog);

const columns: ListColumn<ItemRow>[] = [
  { key: 'id', title: 'No.', kind: 'count', render: (row) => `No. ${row.id}` },
  { key: 'body', title: 'Text', kind: 'name', phone: true },
  { key: 'kind', title: 'Kind', kind: 'item', phone: true, render: (row) => KINDS[row.kind] },
  { key: 'module_title', title: 'Module', kind: 'word', sort: 'module', phone: true },
  { key: 'sender', title: 'From', kind: 'word', sort: 'sender' },
  { key: 'office', title: 'Office', kind: 'acronym' },
  { key: 'rating', title: 'Rating', kind: 'count', render: (row) => row.rating ?? '—' },
  { key: 'sent_at', title: 'Sent', kind: 'date', sort: 'sent_at', render: (row) => formatDay(row.sent_at) },
  { key: 'days', title: 'Age', kind: 'count', render: (row) => `${row.days} d` },
  { key: 'doubles', title: 'Joined', kind: 'count', startsHidden: true },
  { key: 'state', title: 'State', kind: 'item', phone: true, render: (row) => <StateBadge state={row.state} /> },
];

const filters = [
  selectFilter({
    name: 'state',
    label: 'State',
    main: true,
    options: [{ value: 'open', label: 'Not ended' }, ...choices(itemFlow.words)],
  }),
  selectFilter({ name: 'kind', label: 'Kind', main: true, options: choices(KINDS) }),
  selectFilter({ name: 'module', label: 'Module', options: choices(MODULE_TITLES) }),
  selectFilter({ name: 'age', label: 'Age', options: choices(AGES) }),
];

export const readAhead = listAhead(listFeedback);

const TABS = { items: 'Feedback', satisfaction: 'Client satisfaction' };

/** What people told, and what clients answered. */
export function Screen() {
  const parts = <ScreenParts parts={TABS} />;
  return useScreenPart(TABS) === 'satisfaction' ? <SatisfactionPage parts={parts} /> : <ReceivedItems parts={parts} />;
}

/** What people told, for who triages it; the item that is open is in the address. */
function ReceivedItems({ parts }: { parts: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const [stepping, setStepping] = useState<{ ids: number[]; action: ItemAction }>();
  const asked = search.get('item');
  const bulk = (['triage', 'finish', 'reject'] as const).map((action) => ({
    label: itemFlow.steps[action].label,
    danger: action === 'reject',
    of: stepFeedback,
    opens: ({ state }: ItemRow) => itemFlow.open(state, ['triager']).includes(action),
    run: (rows: ItemRow[]) => setStepping({ ids: rows.map(({ id }) => id), action }),
  }));
  return (
    <>
      <ListScreen
        title="Feedback received"
        parts={parts}
        endpoint={listFeedback}
        rows="items"
        exportAs={exportFeedback}
        columns={columns}
        open={(row) => linkTo({ item: row.id })}
        searchLabel="Search text, module and sender"
        filters={filters}
        bulk={bulk}
        empty={{ title: 'No feedback', description: 'What people tell from their screens appears here, the newest first.' }}
      />
      {asked && <ItemDialog key={asked} id={Number(asked)} onClose={() => change({ item: null })} />}
      {stepping && <StepDialog {...stepping} onClose={() => setStepping(undefined)} />}
    </>
  );
}
