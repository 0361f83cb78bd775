import { Card, Checkbox, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { listItems } from '@talaan/property/contract/items.ts';
import { SLIPS } from '../../contract/fields.ts';
import { listSlips, returnItems, voidSlip, type Slip } from '../../contract/slips.ts';

interface DialogProps {
  slip: Slip;
  onClose: () => void;
}

const SEEN = { SERVICEABLE: CONDITIONS.SERVICEABLE, NEEDS_REPAIR: CONDITIONS.NEEDS_REPAIR, UNSERVICEABLE: CONDITIONS.UNSERVICEABLE };

interface LineValues {
  is_back: boolean;
  condition: keyof typeof SEEN;
  remarks: string;
}

/** What came back, each in its condition; what is not ticked stays out. */
export function ReturnDialog({ slip, onClose }: DialogProps) {
  const out = slip.lines.filter(({ is_out: isOut }) => isOut);
  const today = useToday();
  const initial: { returned_on: string | null; back: Record<number, LineValues> } = {
    returned_on: today,
    back: Object.fromEntries(out.map(({ item_id: id }) => [id, { is_back: true, condition: 'SERVICEABLE', remarks: '' }])),
  };
  return (
    <Dialog size="form" title={say('Record the return')} onClose={onClose}>
      <FormShell
        endpoint={returnItems}
        params={{ id: slip.id }}
        initial={initial}
        body={({ returned_on: day, back }) => ({
          returned_on: day ?? '',
          lines: Object.entries(back).flatMap(([id, { is_back: isBack, ...line }]) => (isBack ? [{ item_id: Number(id), ...line }] : [])),
        })}
        draft={`property-slip:return:${slip.id}`}
        submit={say('Record')}
        success={({ message }) => message}
        alsoRefresh={[listSlips, listItems]}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <DateField label={say('Came back on')} required {...form.getInputProps('returned_on')} />
            {out.map(({ item_id: id, article, property_no: number }) => (
              <Card key={id} withBorder padding="sm">
                <Stack gap="xs">
                  <Checkbox
                    label={say('{article} {number} came back', { article, number })}
                    {...form.getInputProps(`back.${id}.is_back`, { type: 'checkbox' })}
                  />
                  {form.values.back[id]?.is_back && (
                    <>
                      <Select
                        label={say('Condition')}
                        aria-label={say('Condition of {number}', { number })}
                        allowDeselect={false}
                        data={choices(SEEN)}
                        {...form.getInputProps(`back.${id}.condition`)}
                      />
                      <TextInput
                        label={say('Remarks')}
                        aria-label={say('Remarks on {number}', { number })}
                        {...form.getInputProps(`back.${id}.remarks`)}
                      />
                    </>
                  )}
                </Stack>
              </Card>
            ))}
            {form.errors['lines'] && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert">
                {form.errors['lines']}
              </Text>
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}

/** The items never left; the number stays, with the reason. */
export function VoidDialog({ slip, onClose }: DialogProps) {
  return (
    <Dialog title={say('Void {type} {number}', { type: SLIPS[slip.type].toLowerCase(), number: slip.number })} onClose={onClose}>
      <FormShell
        endpoint={voidSlip}
        params={{ id: slip.id }}
        initial={{ reason: '' }}
        draft={`property-slip:void:${slip.id}`}
        submit={say('Void')}
        danger
        success={({ message }) => message}
        alsoRefresh={[listSlips, listItems]}
        onDone={onClose}
      >
        {(form) => <Textarea label={say('Reason')} required autosize minRows={2} {...form.getInputProps('reason')} />}
      </FormShell>
    </Dialog>
  );
}
