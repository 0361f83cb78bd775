import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { shortenApplication, type Application } from '../../../contract/applications.ts';

const REASON = 'Attended, by the time record';

/** Days that the leave takes although the person was at work, with what gives them back where the reader may shorten the leave. */
export function AttendedAlert({ leave }: { leave: Application }) {
  const { id, attended, actions, fullname } = leave;
  const giving = useSend(shortenApplication, {
    alsoRefresh: [readTimeline],
    onDone: () => showSuccess(say('What was attended was given back; the credits and the time record follow.')),
  });
  if (attended.length === 0) return null;
  const days = [...new Set(attended.map(({ date }) => date))];
  const these = days.length === 1 ? say('this day') : say('these days');
  const mayGiveBack = actions.some(({ action }) => action === 'shorten');
  const named = days.map(longDate).join(', ');
  const giveBack = async () => {
    const question = say('Give {named} back to {fullname} ?', { named, fullname });
    if (!(await confirm({ title: say('Give back what was attended'), question, action: say('Give back') }))) return;
    giving.mutate({ params: { id }, body: { dates: attended, remarks: REASON } });
  };
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size={18} />} title={say('At work although on leave')}>
      <Stack gap="xs">
        <Text size="sm">
          {mayGiveBack
            ? say('By the time record: {named}. The leave still takes {days}.', { named, days: these })
            : say('By the time record: {named}. The leave still takes {days} until HR gives it back.', { named, days: these })}
        </Text>
        {mayGiveBack && (
          <Group>
            <Button loading={giving.isPending} onClick={() => void giveBack()}>
              {days.length === 1 ? say('Give {named} back', { named }) : say('Give these {length} days back', { length: days.length })}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
