import { useQueryClient } from '@tanstack/react-query';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { AttachmentField } from '@talaan/kernel/web/files/attachment-field.tsx';
import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import { addAdmission, correctApplication } from '../../contract/applications.ts';
import { ApplicationForm } from '../apply/application-form.tsx';
import { ActDialog, type ActProps } from './act-dialog.tsx';

export function AdmissionDialog(props: ActProps) {
  return (
    <ActDialog
      {...props}
      title={say('Notice of admission')}
      endpoint={addAdmission}
      initial={{ attachment: null as UploadedDocument | null }}
      body={({ attachment }) => ({ attachment_path: attachment?.path ?? '' })}
      submit={say('Save')}
    >
      {(form) => (
        <AttachmentField
          label={say('Notice of admission as PDF')}
          required
          value={form.getValues().attachment}
          onChange={(document) => form.setFieldValue('attachment', document)}
          error={form.errors.attachment_path}
        />
      )}
    </ActDialog>
  );
}

export function CorrectDialog({ scholarship, onClose }: ActProps) {
  const client = useQueryClient();
  return (
    <Dialog title={say('Correct the application')} size="wide" onClose={onClose}>
      <ApplicationForm
        endpoint={correctApplication}
        of={scholarship}
        submit={say('Submit again')}
        draft={`scholarship:${scholarship.id}:correct`}
        alsoRefresh={[]}
        onDone={() => {
          void client.invalidateQueries();
          onClose();
        }}
      />
    </Dialog>
  );
}
