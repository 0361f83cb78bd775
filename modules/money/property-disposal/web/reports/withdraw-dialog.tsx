import { Stack, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { listReports, type Report } from '../../contract/disposals.ts';
import { withdrawLines } from '../../contract/steps.ts';
import { LineChoice } from './line-choice.tsx';

/** Items leave the report before they are disposed of. */
export function WithdrawDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const open = report.lines.filter(({ is_open: isOpen }) => isOpen);
  const initial: { item_ids: number[]; reason: string } = { item_ids: [], reason: '' };
  return (
    <Dialog size="form" title={say('Withdraw items')} onClose={onClose}>
      <FormShell
        endpoint={withdrawLines}
        params={{ id: report.id }}
        initial={initial}
        draft={`property-disposal:withdraw:${report.id}`}
        submit={say('Withdraw')}
        success={({ message }) => message}
        alsoRefresh={[listReports, readTimeline]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">{say('They stay unserviceable, and can be listed again.')}</Text>
            <LineChoice
              lines={open}
              value={form.values.item_ids}
              onChange={(ids) => form.setFieldValue('item_ids', ids)}
              error={form.errors['item_ids']}
            />
            <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('reason')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
