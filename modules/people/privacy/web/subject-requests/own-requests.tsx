import { useState } from 'react';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { listMySubjectRequests, withdrawAsSubject } from '../../contract/subject-requests.ts';
import { RIGHT_WORDS, SUBJECT_STATE_WORDS } from '../../rules/subject-words.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { AskForm } from './ask-form.tsx';
import { SubjectSteps } from './subject-steps.tsx';

type Own = Answer<typeof listMySubjectRequests>['requests'][number];

/** What one asked of the data protection officer, with the day by which it is answered. */
export function OwnRequests() {
  const answer = useCall(listMySubjectRequests, {});
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {say('Your other rights')}
      </Title>
      <Text size="sm">
        {say(
          'You may also ask to be informed, to have your data corrected, blocked or erased, and object to their use. The data protection officer answers within thirty working days.',
        )}
      </Text>
      <Group>
        <Button variant="default" onClick={() => setAsking(true)}>
          {say('Ask for a right')}
        </Button>
      </Group>
      {answer.data?.requests.map((request) => (
        <OwnRequest key={request.id} request={request} />
      ))}
      {isAsking && <AskForm onClose={() => setAsking(false)} />}
    </Stack>
  );
}

function OwnRequest({ request }: { request: Own }) {
  const withdrawing = useSend(withdrawAsSubject, { alsoRefresh: [listMySubjectRequests] });
  const withdraw = async () => {
    const question = say('The data protection officer will not answer it.');
    if (await confirm({ title: say('Withdraw the request ?'), question, action: say('Withdraw'), danger: true }))
      withdrawing.mutate({ params: { id: request.id } });
  };
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Group justify="space-between" gap="sm">
          <Text size="sm" fw={600}>
            {say(RIGHT_WORDS[request.kind])}
          </Text>
          <StatusBadge tone={request.answer === null ? 'waiting' : 'past'}>{say(SUBJECT_STATE_WORDS[request.state])}</StatusBadge>
        </Group>
        <Text size="sm">{request.asked}</Text>
        <Text size="xs" c="dimmed">
          {say('Asked {received}, to be answered by {due}', {
            received: longDate(request.received_on),
            due: longDate(request.due_on),
          })}
        </Text>
        {request.steps.length > 0 && <SubjectSteps steps={request.steps} />}
        {request.answer === null && (
          <Group justify="flex-end">
            <Button variant="subtle" color="red" loading={withdrawing.isPending} onClick={() => void withdraw()}>
              {say('Withdraw')}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
