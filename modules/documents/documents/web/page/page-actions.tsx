import { useState } from 'react';
import { Button, Group, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { MainAct } from '@talaan/kernel/web/phone/main-act.tsx';
import { useLiveRefresh } from '@talaan/kernel/web/calls/realtime.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { listDocuments, type DocumentPage } from '../../contract/documents.ts';
import { countLists } from '../../contract/offices.ts';
import { deleteDraft } from '../../contract/register.ts';
import { documentFlow } from '../../workflow.ts';
import type { Act } from '../acts/act-form.ts';
import type { Paper } from '../slips/paper-dialog.tsx';
import type { ReceiptOf } from '../slips/receipt-view.tsx';
import { useActs } from '../acts/use-acts.tsx';

const PaperDialog = openedLater(async () => (await import('../slips/paper-dialog.tsx')).PaperDialog);

/** What is done with few papers stays in the menu. */
const NEVER_FIRST: readonly Act[] = ['circulate', 'report_lost', 'close_duplicate', 'number', 'legal_hold', 'lift_hold'];

/** What the reader may do with the paper for the acting office. */
export function PageActions({ page, office }: { page: DocumentPage; office: number | undefined }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const receipt = receiptOf(page);
  // A paper that was just registered gets its slip first, and its sender the receipt.
  const [paper, setPaper] = useState<Paper | undefined>(search.has('slip') ? { ...slipOf(page, office), receipt } : undefined);
  const { act, dialogs, isPending } = useActs();
  const acting = useCall(countLists, { query: { office } }).data?.office;
  useLiveRefresh(acting ? `private-desk-${acting.id}` : undefined, 'changed', '/api/dts/');
  const acts = page.actions.filter((one): one is Act => one !== 'edit' && one !== 'delete' && one !== 'attach');
  const first = acts.find((one) => !NEVER_FIRST.includes(one));
  const others = acts.filter((one) => one !== first);
  const take = (wanted: Act) =>
    acting && act({ act: wanted, office: acting.id, papers: [page], next: wanted === 'forward' ? (page.next?.office ?? null) : null });
  const remove = useSend(deleteDraft, {
    alsoRefresh: [listDocuments],
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate('/dts/my-documents');
    },
  });
  const ask = async () => {
    const question = 'The draft and its scans are deleted.';
    if (await confirm({ title: 'Delete the draft?', question, action: 'Delete', danger: true })) remove.mutate({ params: { id: page.id } });
  };
  return (
    <Group gap="xs">
      {acting && others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} />}>
              More
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((one) => (
              <Menu.Item key={one} onClick={() => take(one)}>
                {documentFlow.steps[one].label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {page.actions.includes('edit') && page.no !== null && (
        <Button
          component={Link}
          to={`/dts/edit-document/${page.no}/${page.origin.id}/${page.year}`}
          variant="default"
          leftSection={<IconPencil size={16} />}
        >
          Edit
        </Button>
      )}
      {page.actions.includes('delete') && (
        <Button variant="default" color="red" leftSection={<IconTrash size={16} />} loading={remove.isPending} onClick={() => void ask()}>
          Delete the draft
        </Button>
      )}
      {page.tracking_no !== null && page.sight !== 'state' && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconPrinter size={16} />}>
              Print
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setPaper(slipOf(page, office))}>Routing slip</Menu.Item>
            {receipt && <Menu.Item onClick={() => setPaper({ kind: 'receipt', office, receipt })}>Receipt</Menu.Item>}
            <Menu.Item onClick={() => setPaper({ kind: 'history', office, id: page.id, name: page.tracking_no ?? '' })}>History</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {acting && first && (
        <MainAct>
          <Button loading={isPending} onClick={() => take(first)}>
            {documentFlow.steps[first].label}
          </Button>
        </MainAct>
      )}
      {dialogs}
      {paper && <PaperDialog paper={paper} onClose={() => setPaper(undefined)} />}
    </Group>
  );
}

function slipOf({ id, tracking_no: number }: DocumentPage, office: number | undefined) {
  return { kind: 'slips', office, ids: [id], name: number ?? '' } as const;
}

function receiptOf({ id, tracking_no: number, requirements, receipt }: DocumentPage): ReceiptOf | undefined {
  return receipt ? { id, name: number ?? '', requirements, lacking: receipt.lacking, client: receipt.client_type } : undefined;
}
