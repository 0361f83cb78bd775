import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { addDocument, changeDocument, listDocuments, type Document } from '../contract.ts';
import { DocumentFields, type DocumentValues } from './document-fields.tsx';

interface DialogProps {
  personnelId: number;
  onClose: () => void;
}

const blank: DocumentValues = { kind_id: null, title: '', number: '', issuer: '', issued_on: null, expires_on: null };

export function AddDocumentDialog({ personnelId, onClose }: DialogProps) {
  return (
    <Dialog onClose={onClose} title="File a document" size="form">
      <FormShell
        endpoint={addDocument}
        params={{ id: personnelId }}
        initial={{ ...blank, attachment: null as UploadedDocument | null }}
        body={({ attachment, kind_id, ...values }) => ({ ...values, kind_id: kind_id ?? 0, attachment_path: attachment?.path ?? '' })}
        draft={`file201:${personnelId}`}
        submit="File"
        success="File has been added successfully"
        alsoRefresh={[listDocuments]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <DocumentFields form={form} />
            <AttachmentField
              required
              value={form.getValues().attachment}
              error={form.errors.attachment_path}
              onChange={(attachment) => form.setFieldValue('attachment', attachment)}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}

export function ChangeDocumentDialog({ personnelId, document, onClose }: DialogProps & { document: Document }) {
  const { kind_id, title, number, issuer, issued_on, expires_on } = document;
  return (
    <Dialog onClose={onClose} title={`Change ${title}`} size="form">
      <FormShell
        endpoint={changeDocument}
        params={{ id: personnelId, document: document.id }}
        initial={{ kind_id, title, number, issuer, issued_on, expires_on }}
        body={({ kind_id: kind, ...values }) => ({ ...values, kind_id: kind ?? 0 })}
        draft={`file201:document:${document.id}`}
        submit="Save"
        success="The document was saved."
        alsoRefresh={[listDocuments]}
        onDone={onClose}
      >
        {(form) => <DocumentFields form={form} />}
      </FormShell>
    </Dialog>
  );
}
