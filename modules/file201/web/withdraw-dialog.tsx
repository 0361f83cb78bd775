import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { FormShell } from '@talaan/kernel/web/form-shell.tsx';
import { listDocuments, withdrawDocument, type Document } from '../contract.ts';

export function WithdrawDialog({ personnelId, document, onClose }: { personnelId: number; document: Document; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={`Withdraw ${document.title}`} centered>
      <Stack gap="sm">
        <Text size="sm">It stays on record as withdrawn; whose file it is no longer sees it.</Text>
        <FormShell
          endpoint={withdrawDocument}
          params={{ id: personnelId, document: document.id }}
          initial={{ reason: '' }}
          draft={`file201:withdraw:${document.id}`}
          submit="Withdraw"
          success={`${document.title} was withdrawn.`}
          alsoRefresh={[listDocuments]}
          onDone={onClose}
          onCancel={onClose}
        >
          {(form) => <Textarea label="Reason" required autosize minRows={2} {...form.getInputProps('reason')} />}
        </FormShell>
      </Stack>
    </Modal>
  );
}
