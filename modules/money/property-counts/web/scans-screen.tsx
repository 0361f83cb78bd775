import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Aside } from '@talaan/kernel/web/lists/cut-text.tsx';
import { multiFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { officeFilter } from '@talaan/organization/web/place-filters.ts';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { readCampaign } from '../contract/campaigns.ts';
import { exportScans, listScans, type ScanRow } from '../contract/counting.ts';
import { WAYS } from '../contract/fields.ts';
import { titleOf } from './campaign-title.ts';
import { FindPhoto } from './find-photo.tsx';

const columnsWith = (show: (row: ScanRow) => void): ListColumn<ScanRow>[] => [
  {
    key: 'article',
    title: 'Article',
    kind: 'name',
    render: (row) => (
      <>
        {row.article || 'A number that no card has'}
        {!row.is_first && <Aside>scanned before</Aside>}
      </>
    ),
  },
  { key: 'property_no', title: 'Property number', kind: 'item', sort: 'property_no', phone: true, render: (row) => row.property_no || '—' },
  { key: 'way', title: 'How', kind: 'word', phone: (row) => (row.way === 'QR' ? '' : WAYS[row.way]), render: (row) => WAYS[row.way] },
  {
    key: 'office',
    title: 'Where',
    kind: 'word',
    sort: 'office',
    phone: true,
    render: (row) => [row.office, row.room].filter(Boolean).join(', '),
  },
  { key: 'condition', title: 'Condition', kind: 'word', render: (row) => CONDITIONS[row.condition] },
  { key: 'quantity', title: 'Quantity', kind: 'count', startsHidden: true },
  { key: 'by', title: 'Counted by', kind: 'word', sort: 'by' },
  { key: 'at', title: 'At', kind: 'datetime', sort: 'at', render: (row) => formatInstant(row.at) },
  {
    key: 'device_at',
    title: 'By the clock of the phone',
    kind: 'datetime',
    startsHidden: true,
    render: (row) => formatInstant(row.device_at),
  },
  { key: 'received_at', title: 'Received', kind: 'datetime', startsHidden: true, render: (row) => formatInstant(row.received_at) },
  { key: 'note', title: 'Note', kind: 'word', startsHidden: true },
  {
    key: 'has_photo',
    title: 'Photo',
    kind: 'action',
    render: (row) =>
      row.has_photo && (
        <Button size="compact-sm" variant="subtle" leftSection={<IconPhoto size={16} />} onClick={() => show(row)}>
          Photo
        </Button>
      ),
  },
];

/** What was scanned in a count, with both clocks; of several scans of an item the first counts. */
export function Screen() {
  const id = Number(useParams().id);
  const campaign = useCall(readCampaign, { params: { id } }).data?.campaign;
  const [shown, setShown] = useState<ScanRow>();
  return (
    <>
      <ListScreen
        title="Scans"
        intro={campaign && titleOf(campaign)}
        endpoint={listScans}
        params={{ id }}
        rows="scans"
        exportAs={exportScans}
        columns={columnsWith(setShown)}
        searchLabel="Search by number, article, room or person"
        filters={[multiFilter({ name: 'way', label: 'How', main: true, options: choices(WAYS) }), officeFilter]}
        actions={
          <Button component={Link} to={`/property/counts/${id}`} variant="default">
            The count
          </Button>
        }
        empty={{ title: 'Nothing was scanned yet', description: 'What the committee counts by phone appears here.' }}
      />
      {shown && (
        <Dialog title={shown.article} onClose={() => setShown(undefined)}>
          <FindPhoto campaign={id} scan={shown.id} />
        </Dialog>
      )}
    </>
  );
}
