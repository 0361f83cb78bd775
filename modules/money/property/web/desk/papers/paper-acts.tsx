import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconBell, IconChevronDown, IconUpload } from '@tabler/icons-react';
import { useMayCalls } from '@talaan/kernel/web/calls/may-call.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { UploadDialog } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { listItems } from '../../../contract/items.ts';
import {
  keepSignedCopy,
  listPapers,
  readPaper,
  readSignedCopy,
  remindHolders,
  renewPapers,
  voidPaper,
  type PaperRecord,
} from '../../../contract/papers.ts';
import { RenewDialog } from './renew-dialog.tsx';
import { VoidPaperDialog } from './void-paper-dialog.tsx';

/** What one mostly came for: to have a paper that waits acknowledged. */
export function PaperMain({ paper }: { paper: PaperRecord }) {
  const mayCall = useMayCalls();
  const [isOpen, setOpen] = useState(false);
  if (paper.state !== 'WAITING' || !mayCall(keepSignedCopy)) return null;
  return (
    <>
      <Button leftSection={<IconUpload size={16} />} onClick={() => setOpen(true)}>
        Upload signed copy
      </Button>
      <SignedCopyDialog paper={paper} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The other acts on a paper. */
export function PaperActs({ paper, version }: { paper: PaperRecord; version: number | undefined }) {
  const mayCall = useMayCalls();
  const today = useToday();
  const [dialog, setDialog] = useState<'void' | 'renew' | 'signed'>();
  const close = () => setDialog(undefined);
  const remind = useSend(remindHolders, { alsoRefresh: [listPapers], onDone: ({ message }) => showSuccess(message) });
  const saving = useSend(readSignedCopy);
  const isKeeper = mayCall(voidPaper);
  const isDue = paper.renewal_on !== null && paper.renewal_on <= today;
  const isVoidable =
    (paper.type === 'PAR' || paper.type === 'ICS') &&
    paper.state !== 'VOID' &&
    paper.lines.every(({ state }) => state !== 'ENDED' && state !== 'LEAVING');
  const mayRemind = paper.state === 'WAITING' && mayCall(remindHolders);
  const mayKeep = paper.state !== 'WAITING' && paper.state !== 'VOID' && mayCall(keepSignedCopy);
  if (!isKeeper && !paper.has_signed_copy) return null;
  return (
    <>
      {mayRemind && (
        <Button
          variant="default"
          leftSection={<IconBell size={16} />}
          loading={remind.isPending}
          visibleFrom="sm"
          onClick={() => remind.mutate({ body: { ids: [paper.id] } })}
        >
          Remind
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} />}>
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayRemind && (
            <Menu.Item hiddenFrom="sm" onClick={() => remind.mutate({ body: { ids: [paper.id] } })}>
              Remind
            </Menu.Item>
          )}
          {isDue && mayCall(renewPapers) && <Menu.Item onClick={() => setDialog('renew')}>Renew</Menu.Item>}
          {paper.has_signed_copy && <Menu.Item onClick={() => saving.mutate({ params: { id: paper.id } })}>Save the signed copy</Menu.Item>}
          {mayKeep && <Menu.Item onClick={() => setDialog('signed')}>Upload signed copy</Menu.Item>}
          {isKeeper && (
            <Menu.Item color="red" disabled={!isVoidable} onClick={() => setDialog('void')}>
              Void paper
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'void' && <VoidPaperDialog paper={paper} version={version} onClose={close} />}
      {dialog === 'renew' && <RenewDialog papers={[paper]} onClose={close} />}
      <SignedCopyDialog paper={paper} isOpen={dialog === 'signed'} onClose={close} />
    </>
  );
}

function SignedCopyDialog({ paper, isOpen, onClose }: { paper: PaperRecord; isOpen: boolean; onClose: () => void }) {
  const keep = useSend(keepSignedCopy, { alsoRefresh: [listPapers, listItems, readPaper], onDone: ({ message }) => showSuccess(message) });
  return (
    <UploadDialog
      title={`Signed copy of ${paper.type} ${paper.number}`}
      opened={isOpen}
      onClose={onClose}
      most={1}
      onAdd={([document]) =>
        new Promise((resolve) => {
          keep.mutate(
            { params: { id: paper.id }, body: { path: document!.path } },
            { onSuccess: () => resolve(true), onError: () => resolve(false) },
          );
        })
      }
    />
  );
}
