import { Chip, Group, Input, Pill, PillGroup, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { knownPerson, type KnownPerson } from '@talaan/kernel/web/forms/person-option.tsx';
import { PersonPill } from '@talaan/kernel/web/forms/person-pill.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { fileHomeOrder } from '../../contract/orders.ts';
import { datesOf, WEEKDAYS } from '../../rules/order-dates.ts';

interface Values {
  reason: string;
  first_day: string | null;
  last_day: string | null;
  /** Weekdays as their numbers in text, as chips have them. */
  weekdays: string[];
  left_out: string[];
  whom: 'people' | 'office';
  office_id: number | null;
  people: KnownPerson[];
}

const blank: Values = {
  reason: '',
  first_day: null,
  last_day: null,
  weekdays: [],
  left_out: [],
  whom: 'people',
  office_id: null,
  people: [],
};

/** People and dates of an order; each date can be left out before it is filed. */
export function NewOrder({ onFiled }: { onFiled: (id: number) => void }) {
  return (
    <FormShell
      endpoint={fileHomeOrder}
      initial={blank}
      body={({ whom, office_id, people, weekdays, first_day, last_day, ...values }) => ({
        ...values,
        first_day: first_day ?? '',
        last_day: last_day ?? '',
        weekdays: weekdays.map(Number),
        office_id: whom === 'office' ? (office_id ?? 0) : null,
        people: whom === 'office' ? [] : people.map(({ id }) => id),
      })}
      draft="telework:order"
      submit="File order"
      success="The order was filed; the head of the office decides next."
      onDone={({ id }) => onFiled(id)}
    >
      {(form) => (
        <Stack gap="sm">
          <TextInput label="Reason" required description="Such as Repair of the building" {...form.getInputProps('reason')} />
          <Group grow align="flex-start" gap="sm">
            <DateField label="First day" required {...form.getInputProps('first_day')} />
            <DateField label="Last day" required {...form.getInputProps('last_day')} />
          </Group>
          <Input.Wrapper label="Days of the week" required error={form.errors.weekdays} labelElement="div">
            <Chip.Group multiple value={form.values.weekdays} onChange={(days) => form.setFieldValue('weekdays', days)}>
              <Group gap={6} mt={4}>
                {WEEKDAYS.map(({ value, name }) => (
                  <Chip key={value} value={String(value)} size="sm">
                    {name}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          </Input.Wrapper>
          <Dates values={form.values} onLeaveOut={(date) => form.setFieldValue('left_out', [...form.values.left_out, date])} />
          <SegmentedControl
            aria-label="Who works from home"
            value={form.values.whom}
            onChange={(whom) => form.setFieldValue('whom', whom)}
            data={[
              { value: 'people', label: 'Chosen people' },
              { value: 'office', label: 'A whole office' },
            ]}
          />
          {form.values.whom === 'office' ? (
            <OfficePicker label="Office" required {...form.getInputProps('office_id')} />
          ) : (
            <>
              <PersonPicker
                label="Who works from home"
                required
                placeholder="Type a name or number"
                value={null}
                error={form.errors.people}
                onChange={(id, row) => {
                  if (!row || form.values.people.some((one) => one.id === id)) return;
                  form.setFieldValue('people', [...form.values.people, knownPerson(row)]);
                }}
              />
              <PillGroup>
                {form.values.people.map((person) => (
                  <PersonPill
                    key={person.id}
                    {...person}
                    onRemove={() =>
                      form.setFieldValue(
                        'people',
                        form.values.people.filter(({ id }) => id !== person.id),
                      )
                    }
                  />
                ))}
              </PillGroup>
            </>
          )}
        </Stack>
      )}
    </FormShell>
  );
}

/** The dates that follow, each of which can be left out. */
function Dates({ values, onLeaveOut }: { values: Values; onLeaveOut: (date: string) => void }) {
  const { first_day, last_day, weekdays, left_out } = values;
  if (!first_day || !last_day || weekdays.length === 0) return null;
  const dates = datesOf({ first_day, last_day, weekdays: weekdays.map(Number), left_out });
  return (
    <Stack gap={4}>
      <Text size="sm">{count(dates.length, 'date')}</Text>
      <PillGroup mah={160} style={{ overflowY: 'auto' }}>
        {dates.map((date) => (
          <Pill
            key={date}
            withRemoveButton
            removeButtonProps={{ 'aria-label': `Leave out ${longDate(date)}` }}
            onRemove={() => onLeaveOut(date)}
          >
            {longDate(date)}
          </Pill>
        ))}
      </PillGroup>
    </Stack>
  );
}
