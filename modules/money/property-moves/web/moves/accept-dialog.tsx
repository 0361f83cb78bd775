import { Card, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { acceptReturn } from '../../contract/returns.ts';
import { StepDialog, type StepProps } from './step-dialog.tsx';

/** Where each condition leads. */
const FOUND = {
  SERVICEABLE: 'Serviceable: into stock',
  NEEDS_REPAIR: 'Needs repair: kept until it is repaired',
  UNSERVICEABLE: 'Unserviceable: to be disposed of',
};

interface LineValues {
  is_back: boolean;
  condition: keyof typeof FOUND;
  remarks: string;
}

/** The inspection of what came back: each item in the condition that was found; what did not come back stays with its holder. */
export function AcceptDialog({ move, onClose }: StepProps) {
  const open = move.lines.filter(({ is_open }) => is_open);
  const today = useToday();
  const initial: { dated_on: string | null; found: Record<number, LineValues> } = {
    dated_on: today,
    found: Object.fromEntries(
      open.map(({ id, condition }) => [id, { is_back: true, condition: condition === 'LOST' ? 'SERVICEABLE' : condition, remarks: '' }]),
    ),
  };
  return (
    <StepDialog
      move={move}
      title={say('Inspect and accept')}
      endpoint={acceptReturn}
      initial={initial}
      body={({ dated_on, found }) => ({
        dated_on: dated_on ?? '',
        lines: Object.entries(found).flatMap(([id, { is_back, condition, remarks }]) =>
          is_back ? [{ item_id: Number(id), condition, remarks }] : [],
        ),
      })}
      draft="accept"
      submit={say('Accept')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text size="sm">
            {say('{holder} is no longer accountable for what comes back. What is not ticked stays with them.', {
              holder: move.holder ?? '',
            })}
          </Text>
          <DateField label={say('Date of the return slip')} required {...form.getInputProps('dated_on')} />
          {open.map(({ id, property_no, article }) => (
            <Card key={id} withBorder padding="sm">
              <Stack gap="xs">
                <Checkbox
                  label={say('{article} {property_no} came back', { article, property_no })}
                  {...form.getInputProps(`found.${id}.is_back`, { type: 'checkbox' })}
                />
                {form.values.found[id]?.is_back && (
                  <>
                    <Select
                      label={say('Found')}
                      aria-label={say('Condition of {property_no}', { property_no })}
                      allowDeselect={false}
                      data={choices(FOUND)}
                      {...form.getInputProps(`found.${id}.condition`)}
                    />
                    <TextInput label={say('Remarks')} {...form.getInputProps(`found.${id}.remarks`)} />
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
        </>
      )}
    </StepDialog>
  );
}
