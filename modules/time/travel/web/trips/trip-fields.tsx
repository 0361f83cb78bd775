import { Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { TRANSPORTS } from '../../contract/trips.ts';
import { PARTS, type TripPart } from '../../rules/trip-days.ts';

/** The fields of a trip as they are typed. */
export interface TripFields {
  first_day: string | null;
  last_day: string | null;
  part: TripPart;
  from_minute: number | null;
  to_minute: number | null;
  destination: string;
  purpose: string;
  is_abroad: boolean;
  foreign_authority: string;
  transport: keyof typeof TRANSPORTS;
  basis: string;
  expenses: string;
}

export function blankTrip(day: string | null): TripFields {
  return {
    first_day: day,
    last_day: day,
    part: 'DAY',
    from_minute: null,
    to_minute: null,
    destination: '',
    purpose: '',
    is_abroad: false,
    foreign_authority: '',
    transport: 'UNIVERSITY',
    basis: '',
    expenses: '',
  };
}

/** As the call takes them: hours only where the trip takes hours, the authority only abroad. */
export function tripBody<V extends TripFields>(values: V) {
  const isOfHours = values.part === 'HOURS';
  return {
    first_day: values.first_day ?? '',
    last_day: values.last_day ?? values.first_day ?? '',
    part: values.part,
    from_minute: isOfHours ? values.from_minute : null,
    to_minute: isOfHours ? values.to_minute : null,
    destination: values.destination,
    purpose: values.purpose,
    is_abroad: values.is_abroad,
    foreign_authority: values.is_abroad ? values.foreign_authority : '',
    transport: values.transport,
    basis: values.basis,
    expenses: values.expenses,
  };
}

/** Where, when and why, in the order in which one thinks of them. */
export function TripFieldset<V extends TripFields>({ form }: { form: UseFormReturnType<V> }) {
  const { part, is_abroad } = form.values;
  return (
    <Stack gap="sm">
      <TextInput
        label={say('Destination')}
        required
        description={say('Place and host, such as CHED Regional Office, San Fernando')}
        {...form.getInputProps('destination')}
      />
      <Group grow align="flex-start" gap="sm">
        <DateField
          label={say('First day')}
          required
          description={say('With the days of the journey')}
          {...form.getInputProps('first_day')}
        />
        <DateField label={say('Last day')} required {...form.getInputProps('last_day')} />
      </Group>
      <Select
        label={say('Of each day')}
        description={say('A half or hours where you also report for work that day')}
        allowDeselect={false}
        data={choices(PARTS)}
        {...form.getInputProps('part')}
      />
      {part === 'HOURS' && (
        <Group grow align="flex-start" gap="sm">
          <TimeField label={say('From')} required {...form.getInputProps('from_minute')} />
          <TimeField label={say('To')} required {...form.getInputProps('to_minute')} />
        </Group>
      )}
      <Textarea
        label={say('Purpose')}
        required
        description={say('What you will do there; it is printed on the order')}
        autosize
        minRows={2}
        {...form.getInputProps('purpose')}
      />
      <Checkbox label={say('Abroad')} {...form.getInputProps('is_abroad', { type: 'checkbox' })} />
      {is_abroad && (
        <TextInput
          label={say('Authority to travel abroad')}
          description={say('Number and date of the authority of the Board or of CHED; the travel cannot be approved without it')}
          {...form.getInputProps('foreign_authority')}
        />
      )}
      <Select label={say('Transport')} allowDeselect={false} data={choices(TRANSPORTS)} {...form.getInputProps('transport')} />
      <TextInput
        label={say('Basis')}
        description={say('Invitation, memorandum or special order, with its number')}
        {...form.getInputProps('basis')}
      />
      <TextInput
        label={say('Expenses')}
        description={say('Per diem, registration, fare, and the fund; leave it empty for none')}
        {...form.getInputProps('expenses')}
      />
    </Stack>
  );
}
