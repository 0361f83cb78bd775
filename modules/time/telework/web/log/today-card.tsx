import { useState } from 'react';
import { Button, Card, Checkbox, List, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconHome, IconLogout } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useLock } from '@talaan/kernel/web/calls/use-lock.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { logIn, logOut, type HomeDay } from '../../contract/days.ts';
import { formatClock } from '../format-log.ts';
import { askPlace, canAskPlace } from './ask-place.ts';
import { ReportForm } from './report-form.tsx';

/** Today at home: tasks before the log-in, the big button of the moment, and the report once there is a log. */
export function TodayCard({ day }: { day: HomeDay }) {
  return (
    <Card withBorder padding="lg">
      <Stack gap="md">
        <Stack gap={2}>
          <Title order={2} size="h4">
            {say('Today, {date}', { date: longDate(day.date) })}
          </Title>
          <Text size="sm" c="dimmed">
            {day.order_no ? say('Work from home by order {order}', { order: day.order_no }) : say('Work from home')}
          </Text>
        </Stack>
        {day.may.log_in ? <LogInForm /> : <LoggedDay day={day} />}
      </Stack>
    </Card>
  );
}

function LogInForm() {
  const [tasks, setTasks] = useState('');
  const [error, setError] = useState<string>();
  const [tellsPlace, setTellsPlace] = useState(false);
  const sending = useSend(logIn, {
    onDone: ({ message, at }) => showSuccess(say('{message} It is {at}.', { message, at: formatClock(at) })),
  });
  const lock = useLock();
  const lines = tasks
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const press = async () => {
    if (lines.length === 0) return setError('Enter what you will do today.');
    if (!lock.take()) return;
    const place = tellsPlace ? await askPlace() : null;
    lock.release();
    sending.mutate({ body: { tasks: lines, place } });
  };
  return (
    <Stack gap="md">
      <Textarea
        label={say('Tasks for today')}
        description={say('One on each line')}
        required
        autosize
        minRows={3}
        value={tasks}
        error={error ?? sending.error?.errors.tasks?.join(' ')}
        onChange={(event) => {
          setTasks(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <PlaceBox checked={tellsPlace} onChange={setTellsPlace} />
      <Button size="xl" fullWidth leftSection={<IconHome size={24} />} loading={sending.isPending} onClick={() => void press()}>
        {say('Log in')}
      </Button>
    </Stack>
  );
}

function LoggedDay({ day }: { day: HomeDay }) {
  const [tellsPlace, setTellsPlace] = useState(false);
  const sending = useSend(logOut, {
    onDone: ({ message, at }) => showSuccess(say('{message} It is {at}.', { message, at: formatClock(at) })),
  });
  const lock = useLock();
  const press = async () => {
    if (!lock.take()) return;
    const place = tellsPlace ? await askPlace() : null;
    lock.release();
    sending.mutate({ body: { seen: day.logged_out_at, place } });
  };
  return (
    <Stack gap="md">
      <Text size="lg" fw={600}>
        {say('Logged in at {in}', { in: formatClock(day.logged_in_at!) })}
        {day.logged_out_at !== null && say(', out at {out}', { out: formatClock(day.logged_out_at) })}
      </Text>
      <List size="sm">
        {day.tasks.map((task) => (
          <List.Item key={task}>{task}</List.Item>
        ))}
      </List>
      {day.may.log_out && (
        <>
          <PlaceBox checked={tellsPlace} onChange={setTellsPlace} />
          <Button
            size="xl"
            fullWidth
            variant={day.logged_out_at === null ? 'filled' : 'default'}
            leftSection={<IconLogout size={24} />}
            loading={sending.isPending}
            onClick={() => void press()}
          >
            {day.logged_out_at === null ? say('Log out') : say('Log out again')}
          </Button>
        </>
      )}
      {day.logged_out_at !== null && day.may.report && <ReportForm day={day} />}
      {day.state === 'SUBMITTED' && <Text size="sm">{say('Your accomplishment is with your head, who confirms it.')}</Text>}
      {day.state === 'CONFIRMED' && <Text size="sm">{say('Your head confirmed this day.')}</Text>}
    </Stack>
  );
}

/** The place is given by those who agree; without https the browser does not tell it. */
function PlaceBox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  if (!canAskPlace())
    return (
      <Text size="xs" c="dimmed">
        {say('Your place is not asked for: this page is not opened by https.')}
      </Text>
    );
  return (
    <Checkbox
      label={say('Send my place with this log')}
      description={say(
        'Only if you agree. Latitude and longitude are kept with the log, and read by you, your head and HR; without them the log counts as well.',
      )}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
