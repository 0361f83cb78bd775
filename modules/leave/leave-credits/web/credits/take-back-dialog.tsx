import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listLots, takeBackLot, type LotRow } from '../../contract/lots.ts';

/** Takes back what HR added by order. */
export function TakeBackDialog({ lot, onClose }: { lot: LotRow; onClose: () => void }) {
  return (
    <Dialog size="form" title="Take back" onClose={onClose}>
      <Text size="sm">
        {lot.fullname}, {lot.order}. It can be taken back only as far as it was not used.
      </Text>
      <FormShell
        endpoint={takeBackLot}
        params={{ posting: lot.posting_id! }}
        initial={{ reason: '' }}
        draft={`lot-back:${lot.posting_id}`}
        submit="Take back"
        danger
        success="It was taken back."
        alsoRefresh={[listLots]}
        onDone={onClose}
      >
        {(form) => <Textarea label="Reason" required autosize minRows={2} maxLength={300} {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
