import { Checkbox, SegmentedControl, Select, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { SCHEDULE_KINDS, type WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { formatHours } from '@talaan/attendance/web/schedules/format-hours.ts';
import { enteredHours, usualHours, type ScheduleValues } from '@talaan/attendance/web/schedules/schedule-values.ts';
import { WeekFields } from '@talaan/attendance/web/schedules/week-fields.tsx';
import { Consequences, WithConsequences } from '@talaan/kernel/web/forms/consequences.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { RoutePreview } from '@talaan/requests/web/parts/route-preview.tsx';
import {
  correctRosterRequest,
  fileRosterRequest,
  previewRoster,
  readRosterForm,
  type RosterForm,
  type RosterRequest,
} from '../contract/requests.ts';
import { REQUESTED_KINDS } from '../rules/check-hours.ts';
import { rosterFlow } from '../workflow.ts';
import { RosterChanges } from './roster-changes.tsx';

interface Values {
  of: 'kept' | 'own';
  schedule_id: number | null;
  hours: ScheduleValues['hours'];
  is_part_time: boolean;
  from: string | null;
  last: string | null;
  reason: string;
}

const SETTLED_MS = 400;

function bodyOf({ of, schedule_id, hours, ...values }: Values): never {
  return { ...values, schedule_id: of === 'kept' ? schedule_id : null, hours: of === 'own' ? hours : null } as never;
}

/** A new request, of oneself or of a person. */
export function NewRequest({ person, found }: { person: number | undefined; found: RosterForm }) {
  const navigate = useNavigate();
  const initial: Values = {
    of: 'kept',
    schedule_id: null,
    hours: usualHours('FLEXI'),
    is_part_time: false,
    from: found.first_day,
    last: null,
    reason: '',
  };
  return (
    <FormShell
      endpoint={fileRosterRequest}
      initial={initial}
      body={(values) => ({ ...(bodyOf(values) as object), personnel_id: person ?? null }) as never}
      draft={`roster:${person ?? 'own'}`}
      submit={say('File the request')}
      success={say('The request was filed.')}
      alsoRefresh={[{ path: '/api/requests' }]}
      onDone={({ id }) => void navigate(found.is_own ? `/account/work-schedules/${id}` : `/department/edats/work-schedules/${id}`)}
      onCancel={() => void navigate(-1)}
    >
      {(form) => <Fields form={form} person={person} found={found} showsRoute={found.is_own} />}
    </FormShell>
  );
}

/** A returned request, with what it said, to be changed. */
export function CorrectRequest({ request }: { request: RosterRequest }) {
  const found = useCall(readRosterForm, { query: {} }).data;
  if (!found) return <Skeleton h={240} aria-busy />;
  const { id, schedule_id, hours, is_part_time, from, last, reason } = request;
  const initial: Values = {
    of: schedule_id === null ? 'own' : 'kept',
    schedule_id,
    hours: enteredHours(hours),
    is_part_time,
    from: from < found.first_day ? found.first_day : from,
    last,
    reason,
  };
  return (
    <FormShell
      endpoint={correctRosterRequest}
      params={{ id }}
      initial={initial}
      body={bodyOf}
      draft={`roster:correct:${id}`}
      submit={say('File again')}
      success={say('The request was filed again.')}
      alsoRefresh={[{ path: '/api/requests' }]}
    >
      {(form) => <Fields form={form} person={undefined} found={found} showsRoute={false} />}
    </FormShell>
  );
}

interface FieldsProps {
  form: UseFormReturnType<Values>;
  person: number | undefined;
  found: RosterForm;
  showsRoute: boolean;
}

function Fields({ form, person, found, showsRoute }: FieldsProps) {
  const { of, schedule_id, hours, from } = form.getValues();
  const chosen = found.schedules.find(({ id }) => id === schedule_id);
  const asked = of === 'own' ? hours : chosen?.hours;
  return (
    <WithConsequences
      fields={
        <Stack gap="md">
          <Text size="sm">
            {say('Today: {name}, {hours}', { name: found.current.name, hours: formatHours(found.current.hours).join('; ') })}
          </Text>
          <SegmentedControl
            aria-label={say('What is asked for')}
            data={[
              { value: 'kept', label: say('A schedule of the university') },
              { value: 'own', label: say('Hours of my own') },
            ]}
            {...form.getInputProps('of')}
          />
          {of === 'kept' ? (
            <SearchSelect
              label={say('Schedule')}
              required
              data={found.schedules.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={schedule_id === null ? null : String(schedule_id)}
              error={form.errors['schedule_id'] ?? form.errors['hours']}
              description={chosen && formatHours(chosen.hours).join('; ')}
              onChange={(id) => form.setFieldValue('schedule_id', id === null ? null : Number(id))}
            />
          ) : (
            <OwnHours form={form} />
          )}
          <Checkbox
            label={say('My service is part-time')}
            description={say('Fewer than 40 hours a week, as your appointment says')}
            {...form.getInputProps('is_part_time', { type: 'checkbox' })}
          />
          <DateField label={say('From')} required description={say('A Monday')} {...form.getInputProps('from')} />
          <DateField label={say('Last day')} description={say('Empty while it has no end')} clearable {...form.getInputProps('last')} />
          <Textarea
            label={say('Reason')}
            required
            description={say('Why you need other hours; your head reads it')}
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('reason')}
          />
          {showsRoute && <RoutePreview kind={rosterFlow.kind} />}
        </Stack>
      }
    >
      <Changes person={person} from={from} hours={asked as WeeklyHours | undefined} />
    </WithConsequences>
  );
}

function OwnHours({ form }: { form: UseFormReturnType<Values> }) {
  const { kind } = form.getValues().hours;
  return (
    <Stack gap="md">
      <Select
        label={say('Kind')}
        required
        allowDeselect={false}
        data={REQUESTED_KINDS.map((value) => ({ value, label: SCHEDULE_KINDS[value] }))}
        value={kind}
        onChange={(value) => value && form.setFieldValue('hours', usualHours(value))}
      />
      {/* It asks for the hours of a schedule alone. */}
      <WeekFields key={kind} form={form as unknown as UseFormReturnType<ScheduleValues>} />
      {form.errors['hours'] && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {form.errors['hours']}
        </Text>
      )}
    </Stack>
  );
}

function Changes({ person, from, hours }: { person: number | undefined; from: string | null; hours: WeeklyHours | undefined }) {
  const [text] = useDebouncedValue(hours ? JSON.stringify(hours) : '', SETTLED_MS);
  const isWhole = text !== '' && from !== null;
  const answer = useCall(previewRoster, { query: { person, from: from ?? '', hours: text } }, { enabled: isWhole, search: true });
  return (
    <Consequences hint={isWhole ? undefined : say('Choose a schedule and its first day.')} answer={answer}>
      {(effect) => <RosterChanges effect={effect} />}
    </Consequences>
  );
}
