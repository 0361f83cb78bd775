import { Text, Textarea, TextInput } from '@mantine/core';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { PdfView } from '@talaan/kernel/web/files/pdf-view.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { addPaper, checkPaper, readPaper } from '../../contract/applications.ts';
import { AFTER_A_PAPER } from '../applications/record/paper-list.tsx';
import type { LeavePaper } from './papers-of-leave.tsx';

interface OfPaper {
  id: number;
  paper: LeavePaper;
  onClose: () => void;
}

/** The file of a paper that is awaited (`name`), or another paper. */
export function AddPaperDialog({ id, name, onClose }: { id: number; name: string | null; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={name ?? 'Add a paper'} size="form">
      <FormShell
        endpoint={addPaper}
        params={{ id }}
        initial={{ name: name ?? '', attachment_path: null as UploadedDocument | null }}
        body={({ attachment_path: file, ...paper }) => ({ ...paper, attachment_path: file?.path ?? '' })}
        draft={`leave:${id}:paper:${name ?? ''}`}
        submit="Add"
        success="The paper was added."
        alsoRefresh={AFTER_A_PAPER}
        onDone={onClose}
      >
        {(form) => (
          <>
            {name === null && <TextInput label="Which paper it is" required {...form.getInputProps('name')} />}
            <AttachmentField
              required
              value={form.values.attachment_path}
              onChange={(file) => form.setFieldValue('attachment_path', file)}
              error={form.errors.attachment_path}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

export function PaperDialog({ id, paper, onClose }: OfPaper) {
  return (
    <Dialog onClose={onClose} title={paper.name} size="paper">
      <PdfView
        of={['leave', id, paper.no, paper.file]}
        fetchPdf={() => fetchFile(readPaper, { params: { id, no: paper.no } })}
        name={paper.file ?? paper.name}
      />
    </Dialog>
  );
}

export function LackingDialog({ id, paper, onClose }: OfPaper) {
  return (
    <Dialog onClose={onClose} title={`Lacking: ${paper.name}`}>
      <FormShell
        endpoint={checkPaper}
        params={{ id, no: paper.no }}
        initial={{ verdict: 'LACKING' as const, remarks: '' }}
        draft={`leave:${id}:lacking:${paper.no}`}
        submit="Mark as lacking"
        success="The paper is marked as lacking; the employee was notified."
        alsoRefresh={AFTER_A_PAPER}
        onDone={onClose}
      >
        {(form) => (
          <>
            <Text size="sm">The employee reads what is missing and adds the paper again.</Text>
            <Textarea label="Missing" required autosize minRows={2} {...form.getInputProps('remarks')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
