import { useState } from 'react';
import { Alert, Anchor, Button, Code, Group, List, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listMails, readMailSettings, sendTestLetter } from '../../contract/mail.ts';
import { useCurrentUser } from '@talaan/identity/web/current-user.ts';
import { useCheckedSend } from '@talaan/identity/web/use-checked-send.ts';

/** Mail is set in the environment of the server, where its password is safe; here it is shown and tried. */
export function Step() {
  const answer = useCall(readMailSettings, {});
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={240} aria-busy />;
  const { server, from, public_url: address } = answer.data;
  return (
    <Stack gap="md" maw={640}>
      <Text size="sm">
        Invitations, forgotten passwords and notifications go out by mail. The mail server is set in the environment of the server, and
        counts from its next start.
      </Text>
      <Facts
        facts={[
          ['Mail server', server ?? 'None: mail is kept, and goes to no one'],
          ['From', from],
          ['Links lead to', address],
        ]}
      />
      {server ? <TestLetter /> : <Variables />}
      <Anchor component={Link} to="/settings/admin/mail" size="sm">
        See all mail that was written
      </Anchor>
    </Stack>
  );
}

function Variables() {
  return (
    <Alert color="blue" title="Set these variables, then start Talaan again">
      <List size="sm" spacing={4}>
        <List.Item>
          <Code>SMTP_URL=smtp://user:password@mail.university.example:587</Code>, or <Code>smtps://</Code> for TLS from the start
        </List.Item>
        <List.Item>
          <Code>MAIL_FROM=HRIS &lt;hris@university.example&gt;</Code>, an address that this mail server may send from
        </List.Item>
        <List.Item>
          <Code>PUBLIC_URL=https://hris.university.example</Code>, the address that browsers use
        </List.Item>
      </List>
    </Alert>
  );
}

function TestLetter() {
  const { email } = useCurrentUser();
  const [to, setTo] = useState(email);
  const sending = useCheckedSend(sendTestLetter, { alsoRefresh: [listMails] });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.submit({ to });
      }}
    >
      <Stack gap="sm">
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Test letter to"
            type="email"
            flex="1 1 16rem"
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
            error={sending.errors.to?.join(' ')}
          />
          <Button type="submit" loading={sending.isPending}>
            Send a test letter
          </Button>
        </Group>
        {sending.trouble && (
          <Alert color="red" p="xs" role="alert">
            {sending.trouble}
          </Alert>
        )}
        {sending.data && !sending.trouble && (
          <Alert color="green" p="xs" role="status">
            {sending.data.message}
          </Alert>
        )}
      </Stack>
    </form>
  );
}
