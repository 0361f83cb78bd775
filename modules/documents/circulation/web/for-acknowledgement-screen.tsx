import { useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { ACKNOWLEDGEMENTS, acknowledgePapers, exportCirculated, listCirculated, type CirculatedPaper } from '../contract/circulation.ts';
import { countLists } from '@talaan/documents/contract/offices.ts';
import { OfficeAndLists } from '@talaan/documents/web/lists/office-and-lists.tsx';
import { ScanDialog } from '@talaan/documents/web/lists/scan-dialog.tsx';
import { AcknowledgementBadge } from './acknowledgement-badge.tsx';
import { useAcknowledge } from './use-acknowledge.ts';

const columns: ListColumn<CirculatedPaper>[] = [
  { key: 'tracking_no', title: 'Tracking number', kind: 'tracking', sort: 'tracking_no' },
  { key: 'subject', title: 'Subject', kind: 'name', sort: 'subject', phone: true },
  { key: 'type', title: 'Type', kind: 'word', startsHidden: true },
  { key: 'from', title: 'From', kind: 'acronym', sort: 'from', phone: true, render: (row) => row.from.acronym },
  { key: 'note', title: 'Note', kind: 'text', render: (row) => row.note || '—' },
  { key: 'sent_at', title: 'Sent', kind: 'datetime', startsHidden: true, sort: 'sent', render: (row) => formatInstant(row.sent_at) },
  { key: 'acknowledged_by', title: 'Acknowledged by', kind: 'text', render: (row) => row.acknowledged_by ?? '—' },
  { key: 'due_on', title: 'Acknowledged', kind: 'datetime', sort: 'due', phone: true, render: (row) => <AcknowledgementBadge of={row} /> },
];

const COUNTED_EVERY_MS = 15_000;

/** What was circulated to the acting office: read, and acknowledged with one press; nothing is returned. */
export function Screen() {
  const [search] = useSearchParams();
  const asked = Number(search.get('office')) || undefined;
  const { office, counts } = useCall(countLists, { query: { office: asked } }, { every: COUNTED_EVERY_MS }).data ?? {};
  useLiveRefresh(office ? `private-desk-${office.id}` : undefined, 'changed', '/api/dts/');
  const [isScanning, setScanning] = useState(false);
  const acknowledging = useAcknowledge();
  return (
    <>
      <ListScreen
        title="To acknowledge"
        intro="Papers that another office circulated to this one for information. Acknowledge them once they are known in the office; nothing is returned."
        endpoint={listCirculated}
        rows="papers"
        query={{ office: asked }}
        exportAs={exportCirculated}
        columns={columns}
        open={(row) => `/dts/documents/${row.id}${asked === undefined ? '' : `?office=${asked}`}`}
        groups={{ from: 'From', type: 'Type' }}
        searchLabel="Search by number or subject"
        filters={[selectFilter({ name: 'acknowledgement', label: 'Acknowledgement', main: true, options: choices(ACKNOWLEDGEMENTS) })]}
        bulk={[
          {
            label: 'Acknowledge',
            hotkey: 'a',
            of: acknowledgePapers,
            opens: ({ acknowledged_at: at }) => at === null,
            run: (papers) => office && acknowledging.mutate({ body: { office_id: office.id, ids: papers.map(({ id }) => id) } }),
          },
        ]}
        actions={
          office && (
            <Button variant="default" leftSection={<IconScan size={16} />} onClick={() => setScanning(true)} visibleFrom="sm">
              Scan slips
            </Button>
          )
        }
        above={() => (
          <OfficeAndLists of={null} office={office ?? null} counts={counts}>
            {office && (
              <ActionIcon size={44} aria-label="Scan slips" onClick={() => setScanning(true)} hiddenFrom="sm">
                <IconScan size={20} />
              </ActionIcon>
            )}
          </OfficeAndLists>
        )}
        empty={{ title: 'No papers', description: 'Papers that another office circulates to this one for information appear here.' }}
      />
      {isScanning && office && <ScanDialog office={office} onClose={() => setScanning(false)} />}
    </>
  );
}
