import { Text, Textarea } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { listServiceCredits, withdrawServiceGrant, type ServiceGrantRow } from '../../../contract/service-credits.ts';

/** Takes a grant back; used credits stand in the way. */
export function WithdrawDialog({ grant, onClose }: { grant: ServiceGrantRow; onClose: () => void }) {
  return (
    <Dialog size="form" title="Take back" onClose={onClose}>
      <Text size="sm">
        {grant.order_no} of {grant.fullname}. It can be taken back only as far as it was not used.
      </Text>
      <FormShell
        endpoint={withdrawServiceGrant}
        params={{ id: grant.id }}
        initial={{ reason: '' }}
        draft={`grant-back:${grant.id}`}
        submit="Take back"
        danger
        success="The grant was taken back."
        alsoRefresh={[listServiceCredits]}
        onDone={onClose}
      >
        {(form) => <Textarea label="Reason" required autosize minRows={2} maxLength={300} {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
