import { Alert, Anchor, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listOwnApplications, readLacking, sendLacking } from '../../contract/mine.ts';
import { PaperList } from './paper-list.tsx';

/** Papers that HR asked for, sent to their due day, also after the post has closed. */
export function Screen() {
  const { rappID, appID } = useParams();
  const id = Number(rappID);
  const navigate = useNavigate();
  const answer = useCall(readLacking, { params: { id, personnel_id: Number(appID) } });
  const send = useSend(sendLacking, {
    alsoRefresh: [listOwnApplications],
    onDone: ({ message }) => {
      showSuccess(message);
      void navigate(`/account/application/status?application=${id}`);
    },
  });
  const found = answer.data;
  return (
    <Page title={say('Submit documents')} intro={found && `${found.post.title}, ${found.application.reference ?? ''}`}>
      {answer.isError && (
        <Card withBorder>
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        </Card>
      )}
      {!found && !answer.isError && <Skeleton h={240} aria-busy />}
      {found && (
        <Stack gap="md">
          {found.closed ? (
            <Alert color="yellow">{found.closed}</Alert>
          ) : (
            <Alert title={say('Send these papers on or before {date}', { date: longDate(found.application.lacking_due_on!) })}>
              {found.note || say('The date on which you first submitted your application stays.')}
            </Alert>
          )}
          <PaperList application={id} requirements={found.lacking} papers={found.papers} mayChange={found.closed === ''} />
          {found.lacking.some(({ code }) => code === 'sheet') && (
            <Text size="sm">
              {say('HR asked for your data sheet too:')}{' '}
              <Anchor component={Link} to="/account/profile" size="sm" underline="always">
                {say('complete the sheet')}
              </Anchor>
              {say(', and a new copy of it goes with what you send.')}
            </Text>
          )}
          {found.closed === '' && (
            <Group justify="flex-end" gap="sm">
              {found.missing.length > 0 && <Text size="sm">{say('Still missing: {missing}', { missing: found.missing.join(', ') })}</Text>}
              <Button
                disabled={found.missing.length > 0}
                loading={send.isPending}
                leftSection={<IconSend size={16} />}
                onClick={() => send.mutate({ params: { id } })}
              >
                {say('Send the papers')}
              </Button>
            </Group>
          )}
          <Anchor component={Link} to="/account/application/status" size="sm">
            {say('My applications')}
          </Anchor>
        </Stack>
      )}
    </Page>
  );
}
