import { Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listDocuments, withdrawDocument, type Document } from '../contract.ts';

export function WithdrawDialog({ personnelId, document, onClose }: { personnelId: number; document: Document; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={`Withdraw ${document.title}`}>
      <Stack gap="sm">
        <Text size="sm">It stays on record as withdrawn; the employee no longer sees it.</Text>
        <FormShell
          endpoint={withdrawDocument}
          params={{ id: personnelId, document: document.id }}
          initial={{ reason: '' }}
          draft={`file201:withdraw:${document.id}`}
          submit="Withdraw"
          danger
          success={`${document.title} was withdrawn.`}
          alsoRefresh={[listDocuments]}
          onDone={onClose}
        >
          {(form) => <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />}
        </FormShell>
      </Stack>
    </Dialog>
  );
}
