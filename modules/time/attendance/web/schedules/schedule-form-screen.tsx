import { Button, Select, Skeleton, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { SCHEDULE_KINDS, type WeeklyHours } from '../../contract/schedule-hours.ts';
import { addSchedule, editSchedule, readSchedule } from '../../contract/schedules.ts';
import { AssignmentTable } from './assignment-table.tsx';
import { HoursThroughTime } from './hours-through-time.tsx';
import { enteredHours, usualHours, type ScheduleValues } from './schedule-values.ts';
import { WeekFields } from './week-fields.tsx';

export function Screen() {
  const [search] = useSearchParams();
  const id = Number(search.get('id'));
  return id ? <EditSchedule key={id} id={id} /> : <AddSchedule />;
}

function AddSchedule() {
  const navigate = useNavigate();
  const blank: ScheduleValues = { name: '', is_active: true, from: null, hours: usualHours('REGULAR') };
  return (
    <Page title="Add schedule">
      <FormShell
        endpoint={addSchedule}
        initial={blank}
        body={({ name, hours }) => ({ name, hours }) as never}
        draft="schedule:new"
        submit="Add schedule"
        success="The schedule has been added."
        onDone={({ id }) => navigate(`/edats/Add/workSchedule?schedule=${id}`)}
        onCancel={() => navigate('/edats/work-schedules')}
      >
        {(form) => (
          <Stack gap="md">
            <TextInput label="Name" required maw={480} {...form.getInputProps('name')} />
            <KindSelect form={form} />
            <WeekFields key={form.getValues().hours.kind} form={form} />
          </Stack>
        )}
      </FormShell>
    </Page>
  );
}

function EditSchedule({ id }: { id: number }) {
  const navigate = useNavigate();
  const answer = useCall(readSchedule, { params: { id } });
  const schedule = answer.data?.schedule;
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!schedule || schedule.id !== id) return <Skeleton h={420} />;
  const latest = schedule.versions[0]!;
  const initial: ScheduleValues = {
    name: schedule.name,
    is_active: schedule.is_active,
    from: today().toString(),
    hours: enteredHours(latest.hours),
  };
  return (
    <Page
      title={schedule.name}
      intro={SCHEDULE_KINDS[latest.hours.kind]}
      actions={
        <Button component={Link} variant="default" to={`/edats/Add/workSchedule?schedule=${id}`}>
          Assign
        </Button>
      }
    >
      <FormShell
        endpoint={editSchedule}
        params={{ id }}
        version={answer.data?.version}
        initial={initial}
        body={(values) => values as never}
        draft={`schedule:${id}`}
        submit="Save"
        success="The schedule has been saved."
        onDone={() => navigate('/edats/work-schedules')}
        onCancel={() => navigate('/edats/work-schedules')}
      >
        {(form) => (
          <Stack gap="md">
            <TextInput label="Name" required maw={480} {...form.getInputProps('name')} />
            <WeekFields form={form} />
            <DateField
              label="Effective from"
              required
              maw={480}
              description="Earlier days keep their hours"
              {...form.getInputProps('from')}
            />
            <Switch label="In use: it can be assigned" {...form.getInputProps('is_active', { type: 'checkbox' })} />
          </Stack>
        )}
      </FormShell>
      {schedule.versions.length > 1 && <HoursThroughTime versions={schedule.versions} />}
      <AssignmentTable title="Assigned to" assignments={schedule.assignments} shows="target" />
    </Page>
  );
}

function KindSelect({ form }: { form: UseFormReturnType<ScheduleValues> }) {
  return (
    <Select
      label="Kind"
      required
      maw={480}
      allowDeselect={false}
      description="It cannot be changed once the schedule is saved"
      data={choices(SCHEDULE_KINDS)}
      value={form.getValues().hours.kind}
      onChange={(kind) => kind && form.setFieldValue('hours', usualHours(kind as WeeklyHours['kind']))}
    />
  );
}
