import { Chip, Group, Input, NumberInput, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import type { SegmentBody, SegmentRow } from '../../contract/segments.ts';
import type { Term } from '../../contract/terms.ts';
import { SEGMENT_KINDS, type SegmentKind } from '../../rules/segment-kinds.ts';

export interface SegmentValues {
  personnel_id: number | null;
  term_id: number | null;
  kind: SegmentKind;
  subject: string;
  section: string;
  room: string;
  /** As it is typed: 3, 1.5. */
  units: number | string;
  /** Weekdays as their numbers in text, as chips have them. */
  weekdays: string[];
  from_minute: number | null;
  to_minute: number | null;
  from: string | null;
  to: string | null;
}

export function blankSegment(term: Term | undefined): SegmentValues {
  return {
    personnel_id: null,
    term_id: term?.id ?? null,
    kind: 'CLASS',
    subject: '',
    section: '',
    room: '',
    units: '',
    weekdays: [],
    from_minute: null,
    to_minute: null,
    from: term?.from ?? null,
    to: term?.to ?? null,
  };
}

export function valuesOf({ personnel_id, term_id, units_hundredths, weekdays, ...row }: SegmentRow): SegmentValues {
  const { kind, subject, section, room, from_minute, to_minute, from, to } = row;
  const units = units_hundredths === 0 ? '' : units_hundredths / 100;
  return { personnel_id, term_id, kind, subject, section, room, units, weekdays: weekdays.map(String), from_minute, to_minute, from, to };
}

export function bodyOf(values: SegmentValues): SegmentBody {
  const { kind, subject, section, room, units, weekdays, term_id, from_minute, to_minute, from, to } = values;
  return {
    kind,
    subject,
    section,
    room,
    // What is missing is said by the call, on its field.
    ...({ term_id, from_minute, to_minute } as { term_id: number; from_minute: number; to_minute: number }),
    from: from ?? '',
    to: to ?? '',
    units_hundredths: Math.round(Number(units || 0) * 100),
    weekdays: weekdays.map(Number),
  };
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface SegmentFieldsProps {
  form: UseFormReturnType<SegmentValues>;
  terms: readonly Term[];
  /** Whose it is; null where it is still to be chosen. */
  teacher: { id: number; fullname: string } | null;
}

export function SegmentFields({ form, terms, teacher }: SegmentFieldsProps) {
  const { kind, term_id, weekdays } = form.values;
  const term = terms.find(({ id }) => id === term_id);
  const chooseTerm = (chosen: string | null) => {
    const next = terms.find(({ id }) => id === Number(chosen));
    form.setValues({ term_id: next?.id ?? null, from: next?.from ?? null, to: next?.to ?? null });
  };
  return (
    <Stack gap="sm">
      {teacher ? (
        <Input.Wrapper label="Teacher" error={form.errors.personnel_id} labelElement="div">
          <Text size="sm">{teacher.fullname}</Text>
        </Input.Wrapper>
      ) : (
        <PersonPicker
          label="Teacher"
          required
          value={form.values.personnel_id}
          onChange={(id) => form.setFieldValue('personnel_id', id)}
          error={form.errors.personnel_id}
        />
      )}
      <Select
        label="Term"
        required
        description={term && `${longDate(term.from)} to ${longDate(term.to)}`}
        data={terms.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={term_id === null ? null : String(term_id)}
        onChange={chooseTerm}
        error={form.errors.term_id}
      />
      <Select label="Kind" required allowDeselect={false} data={choices(SEGMENT_KINDS)} {...form.getInputProps('kind')} />
      <Group grow align="flex-start" gap="sm">
        <TextInput label={kind === 'CLASS' ? 'Subject' : 'What is done'} required={kind === 'CLASS'} {...form.getInputProps('subject')} />
        <TextInput label="Section" required={kind === 'CLASS'} {...form.getInputProps('section')} />
      </Group>
      <Input.Wrapper label="Days of the week" required error={form.errors.weekdays} labelElement="div">
        <Chip.Group multiple value={weekdays} onChange={(days) => form.setFieldValue('weekdays', days)}>
          <Group gap={6} mt={4}>
            {WEEKDAYS.map((name, at) => (
              <Chip key={name} value={String(at + 1)} size="sm">
                {name}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <Group grow align="flex-start" gap="sm">
        <TimeField label="Begins" required {...form.getInputProps('from_minute')} />
        <TimeField label="Ends" required {...form.getInputProps('to_minute')} />
      </Group>
      <Group grow align="flex-start" gap="sm">
        <TextInput label="Room" {...form.getInputProps('room')} />
        <NumberInput
          label="Units"
          min={0}
          max={30}
          decimalScale={2}
          hideControls
          {...form.getInputProps('units')}
          error={form.errors.units_hundredths}
        />
      </Group>
      <Group grow align="flex-start" gap="sm">
        <DateField label="First day" required {...form.getInputProps('from')} />
        <DateField label="Last day" required {...form.getInputProps('to')} />
      </Group>
      <Text size="xs" c="dimmed">
        An earlier last day ends the segment; what was kept until then stays.
      </Text>
    </Stack>
  );
}
