import type { ReactNode } from 'react';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import type { Head, OfficeRecord } from '../../../contract/departments.ts';
import { CloseForm, ReopenForm } from './close-form.tsx';
import { AddHeadForm, EndHeadForm } from './head-forms.tsx';
import { MoveForm } from './move-form.tsx';
import { CorrectForm, RenameForm } from './rename-form.tsx';

/** What is to be done with an office; a head whose last day is to be entered. */
export type AskedOfOffice = 'rename' | 'correct' | 'move' | 'close' | 'reopen' | 'head' | Head;

interface OfficeDialogProps {
  asked: AskedOfOffice;
  office: OfficeRecord;
  version: number | undefined;
  droppedOn: { parentId: number | null } | null;
  onClose: () => void;
}

const TITLES = {
  rename: 'Rename',
  correct: 'Correct the name of',
  move: 'Move',
  close: 'Close',
  reopen: 'Reopen',
  head: 'Designate the head of',
} as const;

/** The form for what is to be done with an office. */
export function OfficeDialog({ asked, office, version, droppedOn, onClose }: OfficeDialogProps) {
  const title = typeof asked === 'string' ? `${TITLES[asked]} ${office.acronym}` : `${asked.title}, ${office.acronym}`;
  return (
    <Dialog size="form" title={title} onClose={onClose}>
      {formOf(asked, { office, version, onDone: onClose }, droppedOn)}
    </Dialog>
  );
}

interface Shared {
  office: OfficeRecord;
  version: number | undefined;
  onDone: () => void;
}

function formOf(asked: AskedOfOffice, shared: Shared, droppedOn: { parentId: number | null } | null): ReactNode {
  const { office, onDone } = shared;
  if (typeof asked !== 'string') return <EndHeadForm head={asked} onDone={onDone} />;
  const forms: Record<typeof asked, ReactNode> = {
    rename: <RenameForm {...shared} />,
    correct: <CorrectForm {...shared} />,
    move: <MoveForm {...shared} parentId={droppedOn ? droppedOn.parentId : office.parent_id} />,
    close: <CloseForm {...shared} />,
    reopen: <ReopenForm {...shared} />,
    head: <AddHeadForm officeId={office.id} onDone={onDone} />,
  };
  return forms[asked];
}
