import { Group, Radio, Stack, TextInput } from '@mantine/core';
import { TimeField } from '@talaan/kernel/web/forms/time-field.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { FiledForPicker } from '@talaan/personnel/web/person-picker.tsx';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { filePassSlip } from '../../contract/pass-slips.ts';

interface NewSlipProps {
  forOthers: boolean;
  isHr: boolean;
  onFiled: (id: number) => void;
}

interface Values {
  personnel_id: number | null;
  date: string | null;
  from_minute: number | null;
  to_minute: number | null;
  kind: 'official' | 'personal';
  destination: string;
  purpose: string;
}

/** A pass slip for hours of a day, of oneself or, by HR and the clerk of an office, of another person. */
export function NewSlip({ forOthers, isHr, onFiled }: NewSlipProps) {
  const initial: Values = {
    personnel_id: null,
    date: useToday(),
    from_minute: null,
    to_minute: null,
    kind: 'official',
    destination: '',
    purpose: '',
  };
  return (
    <FormShell
      endpoint={filePassSlip}
      initial={initial}
      body={({ kind, date, from_minute, to_minute, personnel_id, ...values }) => ({
        ...values,
        // HR files for others; an empty field is refused by the schema as one not chosen.
        personnel_id: isHr ? (personnel_id ?? 0) : personnel_id,
        date: date ?? '',
        from_minute: from_minute as number,
        to_minute: to_minute as number,
        is_official: kind === 'official',
      })}
      draft={`pass-slip:${isHr ? 'hr' : 'own'}`}
      submit={say('File pass slip')}
      success={say('The pass slip was filed; it waits for the head.')}
      onDone={({ id }) => onFiled(id)}
    >
      {(form) => (
        <Stack gap="sm">
          {forOthers && (
            <FiledForPicker
              isHr={isHr}
              value={form.values.personnel_id}
              error={form.errors.personnel_id}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
            />
          )}
          <Radio.Group label={say('Kind')} required {...form.getInputProps('kind')}>
            <Stack gap="xs" mt={4}>
              <Radio value="official" label={say('Official')} description={say('The hours count as attended')} />
              <Radio value="personal" label={say('Personal')} description={say('The hours are undertime')} />
            </Stack>
          </Radio.Group>
          <DateField label={say('Date')} required {...form.getInputProps('date')} />
          <Group grow align="flex-start" gap="sm">
            <TimeField label={say('From')} required description={say('When you mean to leave')} {...form.getInputProps('from_minute')} />
            <TimeField label={say('To')} required description={say('When you mean to be back')} {...form.getInputProps('to_minute')} />
          </Group>
          <TextInput label={say('Where to')} required {...form.getInputProps('destination')} />
          <TextInput label={say('Purpose')} required {...form.getInputProps('purpose')} />
          {!isHr && form.values.personnel_id === null && <RoutePreview kind="pass-slip" />}
        </Stack>
      )}
    </FormShell>
  );
}
