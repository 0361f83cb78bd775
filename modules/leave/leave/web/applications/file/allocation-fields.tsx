import { Checkbox, Fieldset, Group, NumberInput, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { findActingPeople } from '../../../contract/filing.ts';
import { RELATIONS } from '../../../rules/details.ts';
import type { LeaveFields } from './leave-values.ts';

type Form = UseFormReturnType<LeaveFields>;

/** Days of maternity leave for the father or another caregiver, printed as CS Form No. 6a (RA 11210 Sec. 6). */
export function AllocationFields({ form }: { form: Form }) {
  const onRecord = form.values.allocation.receiver_id === null ? undefined : say('As on record where it is left empty');
  return (
    <Stack gap="sm">
      <Checkbox
        label={say('Allocate days to the child’s father or another caregiver')}
        description={say('Up to seven of the days; your own leave is shorter by as many (CS Form No. 6a)')}
        {...form.getInputProps('allocates', { type: 'checkbox' })}
      />
      {form.values.allocates && (
        <Fieldset legend={say('Allocation')}>
          <Stack gap="sm">
            <Group grow align="flex-start" gap="sm">
              <NumberInput label={say('Days')} required min={1} max={7} allowDecimal={false} {...form.getInputProps('allocation.days')} />
              <DateField label={say('Expected delivery')} required {...form.getInputProps('allocation.expected_on')} />
            </Group>
            <TextInput label={say('Your home address')} {...form.getInputProps('allocation.home_address')} />
            <TextInput label={say('Your phone and e-mail')} {...form.getInputProps('allocation.contact')} />
            <RemotePicker
              label={say('Receiver, if they work here')}
              placeholder={say('Type a name')}
              endpoint={findActingPeople}
              rows="people"
              value={form.values.allocation.receiver_id}
              error={form.errors['allocation.receiver_id']}
              shown={form.values.allocation.receiver_id === null ? undefined : form.values.allocation.receiver_name}
              onChange={(id, row) => {
                form.setFieldValue('allocation.receiver_id', id);
                if (row) form.setFieldValue('allocation.receiver_name', row.fullname);
              }}
              option={personOption}
            />
            <TextInput label={say('Name of the receiver')} required {...form.getInputProps('allocation.receiver_name')} />
            <Radio.Group
              label={say('Relation')}
              required
              {...form.getInputProps('allocation.relation')}
              value={form.values.allocation.relation ?? ''}
            >
              <Group gap="md" mt={4}>
                {choices(RELATIONS).map(({ value, label }) => (
                  <Radio key={value} value={value} label={label} />
                ))}
              </Group>
            </Radio.Group>
            {form.values.allocation.relation === 'CAREGIVER' && (
              <TextInput
                label={say('How they are related')}
                description={say('A relative within the fourth degree, or the partner who shares the household')}
                {...form.getInputProps('allocation.relation_detail')}
              />
            )}
            <TextInput label={say('Position')} description={onRecord} {...form.getInputProps('allocation.receiver_position')} />
            <TextInput label={say('Agency and its address')} description={onRecord} {...form.getInputProps('allocation.receiver_agency')} />
            <TextInput label={say('Address of the receiver')} {...form.getInputProps('allocation.receiver_address')} />
          </Stack>
        </Fieldset>
      )}
    </Stack>
  );
}
