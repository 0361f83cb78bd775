import { Checkbox, NumberInput, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { LookupPicker } from '@talaan/kernel/web/forms/lookup-picker.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { learningTypes } from '@talaan/reference/contract/lists.ts';
import { VENUE_NAMES } from '../../contract/codes.ts';
import type { Programme, ProgrammeBody } from '../../contract/programmes.ts';
import { findProviders, PROVIDER_KINDS } from '../../contract/providers.ts';
import { centavosOf, hundredthsOf, MoneyField } from '../money-field.tsx';

/** What a training is, as it is typed. */
export interface ProgrammeFields {
  title: string;
  provider_id: number | null;
  provider: string;
  type_id: number | null;
  venue: ProgrammeBody['venue'];
  place: string;
  is_abroad: boolean;
  foreign_authority: string;
  first_day: string | null;
  last_day: string | null;
  hours: number | string;
  fee: number | string;
  travel: number | string;
  description: string;
}

export function typedProgramme(one: Programme | null): ProgrammeFields {
  return {
    title: one?.title ?? '',
    provider_id: one?.provider_id ?? null,
    provider: one?.provider ?? '',
    type_id: one?.type_id ?? null,
    venue: one?.venue ?? 'ELSEWHERE',
    place: one?.place ?? '',
    is_abroad: one?.is_abroad ?? false,
    foreign_authority: one?.foreign_authority ?? '',
    first_day: one?.first_day ?? null,
    last_day: one?.last_day ?? null,
    hours: one ? one.hours / 100 : '',
    fee: one ? one.fee / 100 : 0,
    travel: one ? one.travel / 100 : 0,
    description: one?.description ?? '',
  };
}

/** As the calls take it. */
export function programmeBody(values: ProgrammeFields): Omit<ProgrammeBody, 'sessions'> {
  const { provider: _provider, ...facts } = values;
  const isAbroad = values.venue === 'ELSEWHERE' && values.is_abroad;
  return {
    ...facts,
    provider_id: values.provider_id ?? 0,
    type_id: values.type_id ?? 0,
    is_abroad: isAbroad,
    foreign_authority: isAbroad ? values.foreign_authority : '',
    first_day: values.first_day ?? '',
    last_day: values.last_day ?? values.first_day ?? '',
    hours: hundredthsOf(values.hours),
    fee: centavosOf(values.fee),
    travel: centavosOf(values.travel),
  };
}

interface FieldsetProps<V extends ProgrammeFields> {
  form: UseFormReturnType<V>;
  /** Under what key errors of the call come, such as `training.`. */
  within?: string;
}

/** The fields of a training, in the order in which an invitation tells them. */
export function ProgrammeFieldset<V extends ProgrammeFields>({ form, within = '' }: FieldsetProps<V>) {
  const values = form.getValues();
  const at = (name: keyof ProgrammeFields) => {
    const input = form.getInputProps(name) as { error?: unknown };
    return { ...input, error: input.error ?? form.errors[`${within}${name}`] } as object;
  };
  const set = form.setFieldValue as unknown as (name: keyof ProgrammeFields, value: unknown) => void;
  return (
    <Stack gap="sm">
      <TextInput label="Title" required {...at('title')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <RemotePicker
          label="Provider"
          required
          endpoint={findProviders}
          rows="providers"
          {...(values.provider ? { shown: values.provider } : {})}
          option={({ name, kind }) => ({ label: name, note: PROVIDER_KINDS[kind] })}
          value={values.provider_id}
          onChange={(id) => set('provider_id', id)}
          error={form.errors['provider_id'] ?? form.errors[`${within}provider_id`]}
        />
        <LookupPicker
          label="Type"
          required
          lookup={learningTypes}
          value={values.type_id}
          onChange={(id) => set('type_id', id)}
          error={form.errors['type_id'] ?? form.errors[`${within}type_id`]}
        />
        <DateField label="First day" required {...at('first_day')} />
        <DateField label="Last day" description="Empty: the same day" {...at('last_day')} />
        <NumberInput label="Hours" required min={0} hideControls inputMode="decimal" {...at('hours')} />
        <Select label="Held" required allowDeselect={false} data={choices(VENUE_NAMES)} {...at('venue')} />
        <TextInput label="Place" required={values.venue === 'ELSEWHERE'} {...at('place')} />
        <MoneyField label="Fee for one person (PHP)" {...at('fee')} />
        <MoneyField label="Travel for one person (PHP)" {...at('travel')} />
      </SimpleGrid>
      {values.venue === 'ELSEWHERE' && (
        <Checkbox label="Abroad" checked={values.is_abroad} onChange={(event) => set('is_abroad', event.currentTarget.checked)} />
      )}
      {values.venue === 'ELSEWHERE' && values.is_abroad && (
        <TextInput
          label="Authority to travel abroad"
          description="Number and date of the authority of the Board or of CHED; no one is approved without it"
          {...at('foreign_authority')}
        />
      )}
      <Textarea label="What it is about" autosize minRows={2} {...at('description')} />
    </Stack>
  );
}
