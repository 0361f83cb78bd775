import { useState } from 'react';
import { Alert, Anchor, Button, Group, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconCalendarPlus, IconCheck, IconX } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { PublicFrame } from '@talaan/identity/web/public-frame.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { answerInvitation, fetchInvitationCalendar, readInvitation } from '../contract/response.ts';
import { SESSION_KINDS } from '../contract/words.ts';
import { formatSessionDay, formatHours } from './format-hours.ts';

type Invitation = NonNullable<Answer<typeof readInvitation>['invitation']>;

/** Opened from the letter, without signing in. To open it records nothing; one of the two buttons does. */
export function Screen() {
  const token = useSearchParams()[0].get('token') ?? '';
  return <PublicFrame title={say('Interview response')}>{token === '' ? <OfNoUse /> : <Invited token={token} />}</PublicFrame>;
}

function Invited({ token }: { token: string }) {
  const answer = useCall(readInvitation, { query: { token } }, { search: true });
  const [said, setSaid] = useState<{ message: string; invitation: Invitation | null }>();
  if (answer.isError) return <LoadFailed isSilent failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={260} aria-busy />;
  const invitation = said ? said.invitation : answer.data.invitation;
  if (!invitation) return <OfNoUse />;
  return (
    <Stack gap="md">
      {said && (
        <Alert color="green" role="status" title={said.message}>
          {say('You may change your answer until {answer_by}, {answer_by2}.', {
            answer_by: formatSessionDay(invitation.answer_by),
            answer_by2: formatHours(invitation.answer_by),
          })}
        </Alert>
      )}
      <Details invitation={invitation} />
      <Answers key={invitation.state} token={token} invitation={invitation} onAnswer={setSaid} />
    </Stack>
  );
}

function Details({ invitation }: { invitation: Invitation }) {
  return (
    <>
      <Stack gap={0}>
        <Title order={2} size="h3">
          {SESSION_KINDS[invitation.kind]}
        </Title>
        <Text size="sm" c="dimmed">
          {invitation.title} ({invitation.code}), {invitation.office}, {invitation.university}
        </Text>
      </Stack>
      <Facts
        facts={[
          [say('Day'), formatSessionDay(invitation.starts_at)],
          [
            say('Hour'),
            say('{starts_at} to {ends_at}', { starts_at: formatHours(invitation.starts_at), ends_at: formatHours(invitation.ends_at) }),
          ],
          [say('Where'), invitation.venue],
          [say('Online at'), invitation.link && <Anchor href={invitation.link}>{invitation.link}</Anchor>],
          [say('Bring along'), invitation.bring],
          [say('Remarks'), invitation.remarks],
          [
            say('Your answer'),
            invitation.state === 'PENDING' ? say('Not given yet') : invitation.state === 'ACCEPTED' ? say('Accepted') : say('Declined'),
          ],
          [say('Another day that suits you'), invitation.preferred_on && longDate(invitation.preferred_on)],
          [say('Answer before'), `${formatSessionDay(invitation.answer_by)}, ${formatHours(invitation.answer_by)}`],
        ]}
      />
    </>
  );
}

interface AnswersProps {
  token: string;
  invitation: Invitation;
  onAnswer: (said: { message: string; invitation: Invitation | null }) => void;
}

function Answers({ token, invitation, onAnswer }: AnswersProps) {
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [preferred, setPreferred] = useState<string | null>(null);
  const send = useSend(answerInvitation, { onDone: onAnswer });
  const calendar = useSend(fetchInvitationCalendar);
  const accept = () => send.mutate({ body: { token, answer: 'ACCEPT' } });
  const decline = () => send.mutate({ body: { token, answer: 'DECLINE', reason, preferred_on: preferred } });
  if (isDeclining)
    return (
      <Stack gap="sm">
        <Textarea
          label={say('Reason')}
          description={say('You need not give one.')}
          maxLength={300}
          autosize
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DateField label={say('Another day that suits you')} value={preferred} onChange={setPreferred} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={() => setDeclining(false)}>
            {say('Cancel')}
          </Button>
          <Button color="red" loading={send.isPending} onClick={decline}>
            {say('Decline the invitation')}
          </Button>
        </Group>
      </Stack>
    );
  return (
    <Stack gap="sm">
      {invitation.state !== 'ACCEPTED' && (
        <Button size="md" leftSection={<IconCheck size={18} />} loading={send.isPending} onClick={accept}>
          {say('Accept')}
        </Button>
      )}
      {invitation.state === 'ACCEPTED' && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={18} />}
          loading={calendar.isPending}
          onClick={() => calendar.mutate({ query: { token } })}
        >
          {say('Add to my calendar')}
        </Button>
      )}
      {invitation.state !== 'DECLINED' && (
        <Button size="md" variant="default" leftSection={<IconX size={18} />} onClick={() => setDeclining(true)}>
          {say('Decline')}
        </Button>
      )}
    </Stack>
  );
}

/** The same whether a link is unknown, void or late. */
function OfNoUse() {
  return (
    <Alert color="yellow" title={say('This link no longer works')} role="status">
      {say(
        'It may be late, or another letter took its place. If you were called to an interview, ask the human resource office of the university: the letter says how to reach it.',
      )}
    </Alert>
  );
}
