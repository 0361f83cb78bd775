import { SegmentedControl, Stack, Text } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { useNavigate } from 'react-router';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { PersonPicker } from '@talaan/personnel/web/person-picker.tsx';
import { assignSchedule, listSchedules } from '../../contract/schedules.ts';
import { formatHours } from './format-hours.ts';
import { usePersonName } from '../use-person-name.ts';
import { TouchedPeople } from './touched-people.tsx';

interface Values {
  to: 'person' | 'office' | 'everybody';
  personnel_id: number | null;
  office_id: number | null;
  from: string | null;
  last: string | null;
}

export function Screen() {
  const { search, change } = useAddress();
  const navigate = useNavigate();
  const answer = useCall(listSchedules, { query: { per_page: 999 } });
  const schedules = (answer.data?.schedules ?? []).filter((one) => one.is_active);
  const person = Number(search.get('person')) || null;
  const schedule = schedules.find((one) => String(one.id) === search.get('schedule'));
  const blank: Values = { to: 'person', personnel_id: person, office_id: null, from: today().toString(), last: null };
  const done = () => navigate(person ? `/edats/workSchedule/${person}` : `/edats/work-schedules/form?id=${schedule?.id}`);
  return (
    <Page
      title="Assign a schedule"
      intro="It takes the place of what the person, the office or everyone had in that time; before and after it stays."
    >
      <Stack gap={4} maw={480}>
        <SearchSelect
          isLoading={answer.isPending}
          label="Schedule"
          required
          data={schedules.map((one) => ({ value: String(one.id), label: one.name }))}
          value={schedule ? String(schedule.id) : null}
          onChange={(id) => id && change({ schedule: id }, { replace: true })}
        />
        {schedule &&
          formatHours(schedule.hours).map((line) => (
            <Text key={line} size="sm" c="dimmed">
              {line}
            </Text>
          ))}
      </Stack>
      {schedule && (
        <FormShell
          key={schedule.id}
          endpoint={assignSchedule}
          params={{ id: schedule.id }}
          initial={blank}
          body={bodyOf}
          draft={`assignment:${person ?? schedule.id}`}
          submit="Assign"
          success="The schedule has been assigned."
          onDone={done}
          onCancel={() => navigate(-1)}
        >
          {(form) => <AssignmentFields form={form} person={person} />}
        </FormShell>
      )}
    </Page>
  );
}

function bodyOf({ to, personnel_id, office_id, from, last }: Values): never {
  return { to, personnel_id: to === 'person' ? personnel_id : null, office_id: to === 'office' ? office_id : null, from, last } as never;
}

function AssignmentFields({ form, person }: { form: UseFormReturnType<Values>; person: number | null }) {
  const { to, personnel_id, office_id, from, last } = form.getValues();
  const { name: known, isReading } = usePersonName(person);
  const isWhole = from !== null && (to === 'everybody' || (to === 'person' ? personnel_id !== null : office_id !== null));
  return (
    <WithConsequences
      fields={
        <Stack gap="md">
          <Stack gap={4}>
            <Text size="sm" fw={500} id="assigned-to">
              Assign to
            </Text>
            <SegmentedControl
              aria-labelledby="assigned-to"
              data={[
                { value: 'person', label: 'A person' },
                { value: 'office', label: 'An office' },
                { value: 'everybody', label: 'Everyone' },
              ]}
              {...form.getInputProps('to')}
            />
          </Stack>
          {to === 'person' && !isReading && (
            <PersonPicker
              label="Person"
              required
              value={personnel_id}
              shown={known}
              error={form.errors['personnel_id']}
              onChange={(id) => form.setFieldValue('personnel_id', id)}
            />
          )}
          {to === 'office' && (
            <OfficePicker
              label="Office with its units"
              required
              placeholder="Choose an office"
              value={office_id}
              error={form.errors['office_id']}
              onChange={(id) => form.setFieldValue('office_id', id)}
            />
          )}
          <DateField label="From" required {...form.getInputProps('from')} />
          <DateField label="Last day" description="Empty while it has no end" clearable {...form.getInputProps('last')} />
        </Stack>
      }
    >
      <TouchedPeople
        personnelId={to === 'person' ? personnel_id : null}
        officeId={to === 'office' ? office_id : null}
        from={isWhole ? from : null}
        last={last}
      />
    </WithConsequences>
  );
}
