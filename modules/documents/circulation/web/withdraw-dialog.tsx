import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { withdrawFromOffices, type CirculatedOffice, type Withdrawal } from '../contract/circulation.ts';
import type { DocumentPage } from '@talaan/documents/contract/documents.ts';

interface WithdrawDialogProps {
  page: DocumentPage;
  acting: number;
  offices: readonly CirculatedOffice[];
  onClose: () => void;
  onTold: (results: Withdrawal[]) => void;
}

/** Asks why a circulated paper is withdrawn from these offices. */
export function WithdrawDialog({ page, acting, offices, onClose, onTold }: WithdrawDialogProps) {
  const from = offices.map(({ id }) => id);
  return (
    <Dialog title={`Withdraw: ${page.tracking_no}`} onClose={onClose}>
      <FormShell
        endpoint={withdrawFromOffices}
        params={{ id: page.id }}
        initial={{ reason: '' }}
        body={({ reason }) => ({ office_id: acting, from, reason })}
        draft={`documents:withdraw:${page.id}`}
        submit="Withdraw"
        danger
        success={({ message }) => message}
        onDone={({ results }) => {
          onClose();
          onTold(results);
        }}
      >
        {(form) => (
          <>
            <Text size="sm" c="dimmed">
              From {offices.map(({ acronym }) => acronym).join(', ')}
            </Text>
            <Text size="sm">
              It leaves the list “To acknowledge” there, and the clerks are notified.
              {page.confidentiality !== 'OPEN' && ' Only an office on its route still sees all of the paper.'}
            </Text>
            <Textarea
              label="Reason"
              description={
                page.confidentiality === 'CONFIDENTIAL'
                  ? 'For the history of the paper; it is confidential, so the notification leaves it out'
                  : 'For the history of the paper and the notification'
              }
              required
              autosize
              minRows={2}
              {...form.getInputProps('reason')}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
