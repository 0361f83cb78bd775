import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirm } from '@talaan/kernel/web/confirm.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { showError, showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/use-call.ts';
import { takeSteps } from '@talaan/requests/contract/steps.ts';
import { listApplications, type ApplicationRow } from '../../contract/applications.ts';
import { leaveFlow } from '../../workflow.ts';

const ENDED: readonly string[] = ['DISAPPROVED', 'CANCELLED', 'RECALLED'];

/** In the card of a separation: leave with days after the last day of service, and its cancellation. */
export function Part({ personId, lastDay }: { personId: number; lastDay: string }) {
  const from = Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString();
  const { data } = useCall(listApplications, { query: { whose: 'all', person: personId, from, sort: 'first_day', per_page: 50 } });
  const cancelling = useSend(takeSteps, {
    alsoRefresh: [listApplications],
    onDone: ({ message, outcomes }) => (outcomes.every(({ done }) => done) ? showSuccess(message) : showError(message)),
  });
  const beyond = (data?.applications ?? []).filter(({ state }) => !ENDED.includes(state));
  if (beyond.length === 0) return null;
  const open = beyond.filter(({ actions }) => actions.some(({ action }) => action === 'cancel'));
  const cancel = async () => {
    const question = `Cancel ${count(open.length, 'application')} for leave after ${longDate(lastDay)} ? The credits are given back.`;
    if (await confirm({ title: 'Cancel leave', question, action: 'Cancel leave', otherwise: 'Close', danger: true }))
      cancelling.mutate({
        body: {
          action: 'cancel',
          remarks: `The service ends on ${longDate(lastDay)}`,
          items: open.map(({ id, seen }) => ({ id, seen })),
        },
      });
  };
  return (
    <Alert color="yellow" icon={<IconCalendarOff size={18} />} title="Leave after the last day">
      <Stack gap="xs">
        <List size="sm" spacing={4}>
          {beyond.map((one) => (
            <List.Item key={one.id}>
              <Anchor component={Link} to={`/HR/leaves/submitted-leave?leave=${one.id}`} inherit underline="always">
                {sayDays(one)}
              </Anchor>
              , {leaveFlow.words[one.state].toLowerCase()}
            </List.Item>
          ))}
        </List>
        {open.length < beyond.length && (
          <Text size="sm">Open an application that is not approved to return it, and one that has begun to shorten it.</Text>
        )}
        {open.length > 0 && (
          <Group>
            <Button variant="default" loading={cancelling.isPending} onClick={() => void cancel()}>
              Cancel {open.length === 1 ? 'the approved leave' : `${open.length} approved applications`}
            </Button>
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

function sayDays({ type_name, first_day, last_day }: ApplicationRow): string {
  return `${type_name}, ${first_day === last_day ? longDate(first_day) : `${longDate(first_day)} to ${longDate(last_day)}`}`;
}
