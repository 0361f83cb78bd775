import { Button, Checkbox, Fieldset, Group, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { severalOf } from '@talaan/kernel/web/forms/person-pill.tsx';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { creditFlow, payFlow } from '../../workflow.ts';
import { newWindow, withoutDays, type Chosen, type OvertimeValues, type TypedWindow } from './overtime-values.ts';
import { PeopleField } from './people-field.tsx';

type Form = UseFormReturnType<OvertimeValues>;

const GIVEN = {
  COC: ['Credit', 'An hour for an hour, one and a half on rest days and holidays; at most 40 hours a month'],
  CDO: ['Day off', 'A day for eight hours of duty on a rest day or holiday, half a day for four'],
  PAY: ['Pay', 'At the hourly rate × 1.25, × 1.50 on rest days and holidays, where funds are available'],
} as const;

/** Who, when, for what and how it is given. */
export function OvertimeFields({ form, maySendOthers }: { form: Form; maySendOthers: boolean }) {
  const { people, funding, isEmergency, windows } = form.getValues();
  const flow = funding === 'PAY' ? payFlow : creditFlow;
  return (
    <Stack gap="md">
      {maySendOthers && (
        <PeopleField value={people} error={faultOf(form, 'personnel_id')} onChange={(chosen) => form.setFieldValue('people', chosen)} />
      )}
      <Windows form={form} />
      <TextInput
        label={say('Activity')}
        required
        description={say('Such as: registration of the second semester')}
        maxLength={200}
        {...form.getInputProps('activity')}
      />
      <Textarea
        label={say('Justification')}
        required
        autosize
        minRows={2}
        description={say('Why it cannot be done in the regular hours')}
        {...form.getInputProps('justification')}
      />
      <Textarea
        label={say('Expected output')}
        required
        autosize
        minRows={2}
        description={say('The head certifies it afterwards')}
        {...form.getInputProps('expected_output')}
      />
      <Radio.Group label={say('Compensation')} required {...form.getInputProps('funding')}>
        <Stack gap="xs" mt={4}>
          {Object.entries(GIVEN).map(([value, [label, description]]) => (
            <Radio key={value} value={value} label={say(label)} description={say(description)} />
          ))}
        </Stack>
      </Radio.Group>
      {funding === 'PAY' && (
        <TextInput
          label={say('Fund source')}
          required
          description={say('The allotment that pays it, as your budget office names it')}
          maxLength={200}
          {...form.getInputProps('fund_source')}
        />
      )}
      <Checkbox
        label={say('It was an emergency, and is ordered after it was done')}
        description={say('Within a few days after the work, with the reason')}
        {...form.getInputProps('isEmergency', { type: 'checkbox' })}
      />
      {isEmergency && (
        <Textarea
          label={say('Emergency')}
          required
          description={say('What happened, and why it could not wait for the order')}
          autosize
          minRows={2}
          {...form.getInputProps('emergency')}
        />
      )}
      {people.length === 0 && <RoutePreview kind={flow.kind} days={new Set(windows.map(({ date }) => date)).size} />}
    </Stack>
  );
}

function Windows({ form }: { form: Form }) {
  const { windows, people } = form.getValues();
  const choices = severalOf(people.map(({ name: fullname, ...one }) => ({ ...one, fullname })));
  const fault = faultOf(form, 'date') ?? faultOf(form, 'from') ?? faultOf(form, 'to') ?? form.errors.duties;
  return (
    <Fieldset legend={say('Days and hours')}>
      <Stack gap="sm">
        {windows.map(({ line, from, to }, at) => (
          <Group key={line} align="flex-end" gap="xs">
            <DateField label={say('Date')} required w={{ base: '100%', xs: 150 }} {...form.getInputProps(`windows.${at}.date`)} />
            <TimeField label={say('From')} required {...form.getInputProps(`windows.${at}.from`)} />
            <TimeField label={say('To')} required {...form.getInputProps(`windows.${at}.to`)} />
            {from !== null && to !== null && to <= from && (
              <Text size="xs" c="dimmed" pb={8}>
                {say('the next day')}
              </Text>
            )}
            {people.length > 1 && (
              <SearchMultiSelect
                label={say('For')}
                flex={1}
                miw={{ base: '100%', xs: 340 }}
                {...choices}
                {...form.getInputProps(`windows.${at}.whom`)}
                {...namedIn(windows[at]!, people)}
              />
            )}
            {windows.length > 1 && (
              <Button variant="subtle" color="red" onClick={() => form.removeListItem('windows', at)}>
                {say('Remove')}
              </Button>
            )}
          </Group>
        ))}
        {people.length > 1 &&
          withoutDays({ people, windows }).map(({ id, name }) => (
            <Text key={id} size="sm" c="red" role="alert">
              {say('No day is for {name}: choose one, or remove the person.', { name })}
            </Text>
          ))}
        {fault && (
          <Text size="sm" c="red" role="alert">
            {fault}
          </Text>
        )}
        <Group>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => form.insertListItem('windows', newWindow(windows))}>
            {say('Another day')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

/** Of the people whom a day names those who are still chosen; without one it is for everyone. */
function namedIn({ whom }: TypedWindow, people: readonly Chosen[]) {
  const value = whom.filter((named) => people.some(({ id }) => String(id) === named));
  return { value, placeholder: value.length > 0 ? '' : say('Everyone') };
}

/** The first refusal of a field of the duties, which are made of people and windows. */
function faultOf(form: Form, field: 'personnel_id' | 'date' | 'from' | 'to') {
  return Object.entries(form.errors).find(([name]) => name.startsWith('duties.') && name.endsWith(`.${field}`))?.[1];
}
