import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { multiFilter, selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { readCampaign, type CampaignRecord } from '../contract/campaigns.ts';
import { decideDifferences, exportDifferences, listDifferences, type DifferenceRow } from '../contract/differences.ts';
import { DECISIONS, DIFFERENCES } from '../contract/fields.ts';
import { titleOf } from './campaign-title.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { NextAct } from './next-act.tsx';

const placed = (office: string | null, room: string) => [office, room].filter(Boolean).join(', ') || '—';

const columnsOf = (campaign: CampaignRecord | undefined): ListColumn<DifferenceRow>[] => [
  { key: 'article', title: 'Article', kind: 'name', sort: 'article' },
  { key: 'property_no', title: 'Property number', kind: 'item', sort: 'property_no', phone: true, render: (row) => row.property_no || '—' },
  { key: 'kind', title: 'Difference', kind: 'word', sort: 'kind', phone: true, render: (row) => DIFFERENCES[row.kind] },
  { key: 'card_office', title: 'On the card', kind: 'word', sort: 'card_office', render: (row) => placed(row.card_office, row.card_room) },
  { key: 'found_office', title: 'Found', kind: 'word', render: (row) => placed(row.found_office, row.found_room) },
  {
    key: 'found_condition',
    title: 'Condition found',
    kind: 'word',
    startsHidden: true,
    render: (row) => (row.found_condition ? CONDITIONS[row.found_condition] : '—'),
  },
  { key: 'holder', title: 'Accountable', kind: 'word', startsHidden: true, render: (row) => row.holder ?? '—' },
  {
    key: 'unit_cost',
    title: 'Cost (PHP)',
    kind: 'money',
    sort: 'unit_cost',
    render: (row) => formatMoney(row.unit_cost ?? row.unit_value),
  },
  { key: 'reason', title: 'Reason', kind: 'word', startsHidden: true },
  {
    key: 'decision',
    title: 'Decision',
    kind: 'text',
    phone: (row) => (row.decision ? DECISIONS[row.decision] : ''),
    render: (row) => (row.decision ? DECISIONS[row.decision] : <StatusBadge tone="waiting">To decide</StatusBadge>),
  },
  { key: 'next', title: 'Next', kind: 'action', render: (row) => <NextAct campaign={campaign} row={row} /> },
];

/** Where a count and the cards differ, to be decided one kind after the other. */
export function Screen() {
  const id = Number(useParams().id);
  const campaign = useCall(readCampaign, { params: { id } }).data?.campaign;
  const [chosen, setChosen] = useState<DifferenceRow[]>();
  return (
    <>
      <ListScreen
        title="Differences from the cards"
        intro={campaign && titleOf(campaign)}
        endpoint={listDifferences}
        params={{ id }}
        rows="differences"
        exportAs={exportDifferences}
        columns={columnsOf(campaign)}
        open={(row) =>
          row.item_id === null ? `/property/counts/${id}/scans?term=${row.property_no || row.article}` : `/property/items/${row.item_id}`
        }
        searchLabel="Search by number, article or person"
        filters={[
          multiFilter({ name: 'kind', label: 'Difference', main: true, options: choices(DIFFERENCES) }),
          selectFilter({ name: 'decided', label: 'Decision', main: true, options: choices({ 0: 'To decide', 1: 'Decided' }) }),
          selectFilter({ name: 'followed', label: 'Follow-up', options: choices({ 0: 'To do', 1: 'Done' }) }),
        ]}
        views={[
          { name: 'To decide', filters: { decided: '0' }, opens: true },
          { name: 'To follow up', filters: { followed: '0' } },
        ]}
        groups={{ kind: 'Difference', card_office: 'Office on the card' }}
        bulk={[{ label: 'Decide…', hotkey: 'd', run: setChosen, of: decideDifferences }]}
        actions={
          <Button component={Link} to={`/property/counts/${id}`} variant="default">
            The count
          </Button>
        }
        empty={{ title: 'No differences', description: <Text span>Count and cards agree, or they were not compared yet.</Text> }}
      />
      {chosen && <DecideDialog campaign={id} differences={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
