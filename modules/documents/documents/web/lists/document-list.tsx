import { useEffect, useState } from 'react';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconScan, IconTableImport } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useIsLive, useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { ListScreen, type BulkAction } from '@talaan/kernel/web/lists/list-screen.tsx';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { useIsPhone } from '@talaan/kernel/web/use-is-phone.ts';
import { exportDocuments, listDocuments, type DocumentRow } from '../../contract/documents.ts';
import { countLists, markSeen } from '../../contract/offices.ts';
import { takeSteps } from '../../contract/steps.ts';
import { isOpenTo } from '../../rules/roles-in.ts';
import { documentFlow } from '../../workflow.ts';
import { printHandOver, printSlips } from '../../contract/slips.ts';
import type { Paper } from '../slips/paper-dialog.tsx';
import { useActs } from '../acts/use-acts.tsx';
import { OfficeAndLists } from './office-and-lists.tsx';
import { documentColumns } from './document-columns.tsx';
import { filtersOf } from './document-filters.ts';
import { viewsOf } from './document-views.ts';
import { readKept } from './kept-scans.ts';
import { LIST_SCREENS, type ListKey } from './list-words.ts';
import { ScanDialog } from './scan-dialog.tsx';

/** Where no line stands on which changes are told. */
const COUNTED_EVERY_MS = 15_000;
const KEYS = ['a', 'd', 'r'] as const;

const PaperDialog = openedLater(async () => (await import('../slips/paper-dialog.tsx')).PaperDialog);

/** One list of the papers of an acting office. */
export function DocumentList({ of }: { of: ListKey }) {
  const { list, title, acts, empty } = LIST_SCREENS[of];
  const [search] = useSearchParams();
  const isPhone = useIsPhone();
  const asked = Number(search.get('office')) || undefined;
  const every = useIsLive() ? false : COUNTED_EVERY_MS;
  const { office, counts } = useCall(countLists, { query: { office: asked } }, { every }).data ?? {};
  useLiveRefresh(office ? `private-desk-${office.id}` : undefined, 'changed', '/api/dts/');
  const { act, dialogs } = useActs();
  useSeen(of === 'incoming' ? office?.id : undefined);
  const [isScanning, setScanning] = useState(false);
  const [paper, setPaper] = useState<Paper>();
  const account = useCurrentUser().id;
  const kept = office ? readKept(account, office.id).length : 0;
  const scanLabel = kept > 0 ? `Receive by scanning (${kept} not sent)` : 'Receive by scanning';
  const bulk = acts.map((one, at): BulkAction<DocumentRow> => {
    const { label, from } = documentFlow.steps[one];
    return {
      label,
      hotkey: KEYS[at],
      danger: one === 'reject' || one === 'refuse',
      of: takeSteps,
      opens: ({ state, is_lost: isLost }) => (from as readonly string[]).includes(state) && isOpenTo(one, isLost),
      run: (papers) => office && act({ act: one, office: office.id, papers, next: null }),
    };
  });
  const papers: BulkAction<DocumentRow>[] = [
    {
      label: 'Print slips',
      of: printSlips,
      opens: ({ tracking_no: number }) => number !== null,
      run: (rows) => setPaper({ kind: 'slips', office: office?.id, ids: idsOf(rows), name: count(rows.length, 'paper') }),
    },
    ...(of === 'outgoing'
      ? [
          {
            label: 'Hand-over list',
            of: printHandOver,
            run: (rows: DocumentRow[]) => setPaper({ kind: 'hand-over', office: office?.id, ids: idsOf(rows) }),
          },
        ]
      : []),
  ];
  return (
    <>
      <ListScreen
        title={title}
        endpoint={listDocuments}
        rows="documents"
        query={{ list, office: asked }}
        exportAs={exportDocuments}
        columns={documentColumns(of)}
        open={(row) => `/dts/documents/${row.id}${asked === undefined ? '' : `?office=${asked}`}`}
        groups={{ type: 'Type', from: 'From', priority: 'Priority', state: 'State' }}
        searchLabel="Search by number or words"
        filters={filtersOf(of)}
        // A phone has no line for them above its cards.
        views={isPhone ? undefined : viewsOf(of)}
        bulk={[...bulk, ...papers]}
        actions={
          office && (
            <>
              {of === 'incoming' && (
                <Button variant="default" leftSection={<IconScan size={16} />} onClick={() => setScanning(true)} visibleFrom="sm">
                  {scanLabel}
                </Button>
              )}
              {of === 'mine' && (
                <Button
                  component={Link}
                  to={`/dts/add-document/${office.id}/import`}
                  variant="default"
                  leftSection={<IconTableImport size={16} />}
                >
                  From a spreadsheet
                </Button>
              )}
            </>
          )
        }
        main={
          office && (
            <Button component={Link} to={`/dts/add-document/${office.id}`} leftSection={<IconPlus size={16} />}>
              Add document
            </Button>
          )
        }
        above={() => (
          <OfficeAndLists of={of} office={office ?? null} counts={counts}>
            {of === 'incoming' && office && (
              // A phone is what slips are held before.
              <ActionIcon size={44} aria-label={scanLabel} onClick={() => setScanning(true)} hiddenFrom="sm">
                <IconScan size={20} />
              </ActionIcon>
            )}
          </OfficeAndLists>
        )}
        empty={{ title: 'No papers', description: empty }}
      />
      {isScanning && office && <ScanDialog office={office} onClose={() => setScanning(false)} />}
      {paper && <PaperDialog paper={paper} onClose={() => setPaper(undefined)} />}
      {dialogs}
    </>
  );
}

const idsOf = (rows: readonly DocumentRow[]) => rows.map(({ id }) => id);

/** Who leaves the list of what came to an office has seen it: what comes later is new. Where it is not noted, it stays new. */
function useSeen(office: number | undefined): void {
  useEffect(() => {
    if (office === undefined) return;
    return () => void call(markSeen, { body: { office_id: office } }).catch(() => undefined);
  }, [office]);
}
