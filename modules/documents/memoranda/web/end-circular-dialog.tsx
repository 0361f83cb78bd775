import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { endCircular, listCirculars, titleOf, type Circular } from '../contract.ts';

interface EndCircularDialogProps {
  circular: Circular;
  opened: boolean;
  onClose: () => void;
}

interface Values {
  how: 'withdrawn' | 'superseded';
  superseded_by: number | null;
  reason: string;
}

const blank: Values = { how: 'withdrawn', superseded_by: null, reason: '' };

/** Ends a circular with a reason; everybody to whom it was is told. */
export function EndCircularDialog({ circular, opened, onClose }: EndCircularDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={titleOf(circular)}>
      <FormShell
        endpoint={endCircular}
        params={{ id: circular.id }}
        initial={blank}
        // A successor that was not chosen is refused at its field.
        body={({ how, superseded_by, reason }) => ({ reason, superseded_by: how === 'withdrawn' ? null : (superseded_by ?? 0) })}
        draft={`circular-end:${circular.id}`}
        submit={say('End this circular')}
        success={say('The circular is no longer in force.')}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <Text size="sm">{say('It stays where it is, marked and with your reason, and all recipients are notified.')}</Text>
            <Radio.Group label={say('How it ends')} {...form.getInputProps('how')}>
              <Stack gap="xs" mt={4}>
                <Radio value="withdrawn" label={say('It is withdrawn')} />
                <Radio value="superseded" label={say('Another circular takes its place')} />
              </Stack>
            </Radio.Group>
            {form.values.how === 'superseded' && (
              <RemotePicker
                label={say('Which one')}
                required
                endpoint={listCirculars}
                rows="circulars"
                query={{ per_page: 5 }}
                value={form.values.superseded_by}
                error={form.errors.superseded_by}
                onChange={(id) => form.setFieldValue('superseded_by', id)}
                option={(row) => ({ label: row.subject, note: titleOf(row) })}
              />
            )}
            <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('reason')} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
