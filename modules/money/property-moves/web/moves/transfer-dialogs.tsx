import { Group, Select, Text, TextInput, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { CONDITIONS } from '@talaan/property/contract/fields.ts';
import { prepareTransfer, witnessTransfer } from '../../contract/transfers.ts';
import { TypeFields } from '../forms/type-fields.tsx';
import { StepDialog, type StepProps } from './step-dialog.tsx';

/** What the holder cannot release is released before two witnesses. */
export function WitnessDialog({ move, onClose }: StepProps) {
  return (
    <StepDialog
      move={move}
      title={say('Release with two witnesses')}
      endpoint={witnessTransfer}
      initial={{ witnesses: '' }}
      draft="witness"
      submit={say('Release')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text size="sm">{say('{holder} cannot sign. The report will name who released it instead.', { holder: move.holder ?? '' })}</Text>
          <Textarea
            label={say('Witnesses, and why the holder cannot sign')}
            description={say('Such as: absent without leave since 3 November; Ana Cruz, clerk, and Ben Sy, clerk')}
            required
            autosize
            minRows={3}
            {...form.getInputProps('witnesses')}
          />
        </>
      )}
    </StepDialog>
  );
}

const SEEN = { SERVICEABLE: CONDITIONS.SERVICEABLE, NEEDS_REPAIR: CONDITIONS.NEEDS_REPAIR, UNSERVICEABLE: CONDITIONS.UNSERVICEABLE };

/** The custodian makes the reports: date, type, approval, and the condition of each item. */
export function PrepareDialog({ move, onClose }: StepProps) {
  const lines = move.lines.filter(({ is_open }) => is_open);
  const today = useToday();
  const initial = {
    type: move.transfer!.type,
    other_type: move.transfer!.other_type,
    dated_on: today as string | null,
    approved_by: move.transfer!.approved_by,
    approved_position: move.transfer!.approved_position,
    found: Object.fromEntries(lines.map(({ id, condition }) => [id, condition === 'LOST' ? 'SERVICEABLE' : condition])),
  };
  return (
    <StepDialog
      move={move}
      title={say('Make the transfer report')}
      endpoint={prepareTransfer}
      initial={initial}
      body={({ found, dated_on, ...values }) => ({
        ...values,
        dated_on: dated_on ?? '',
        conditions: Object.entries(found).map(([id, condition]) => ({ item_id: Number(id), condition })),
      })}
      draft="prepare"
      submit={say('Make the report')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Text size="sm">
            {say('{receiver} is asked to acknowledge it. Until then {holder} stays accountable.', {
              receiver: move.receiver ?? '',
              holder: move.holder ?? '',
            })}
          </Text>
          <DateField label={say('Date of the report')} required {...form.getInputProps('dated_on')} />
          <TypeFields form={form} />
          <Group grow align="flex-start" gap="sm">
            <TextInput label={say('Approved by')} required {...form.getInputProps('approved_by')} />
            <TextInput label={say('Designation')} {...form.getInputProps('approved_position')} />
          </Group>
          {lines.map(({ id, property_no, article }) => (
            <Select
              key={id}
              label={say('Condition of {article} {property_no}', { article, property_no })}
              allowDeselect={false}
              data={choices(SEEN)}
              {...form.getInputProps(`found.${id}`)}
            />
          ))}
          {form.errors['conditions'] && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {form.errors['conditions']}
            </Text>
          )}
        </>
      )}
    </StepDialog>
  );
}
