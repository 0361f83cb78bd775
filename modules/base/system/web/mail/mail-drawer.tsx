import { Alert, Button, Drawer, Group, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { readMail, sendAgain } from '../../contract/mail.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { MAIL_STATES } from './mail-states.ts';
import './mail-drawer.css';

type MailDetail = Answer<typeof readMail>['mail'];

/** One mail beside the list: what became of it, and what it says. */
export function MailDrawer({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const answer = useCall(readMail, { params: { id: id ?? 0 } }, { enabled: id !== undefined });
  const mail = answer.data?.mail.id === id ? answer.data?.mail : undefined;
  return (
    <Drawer opened={id !== undefined} onClose={onClose} position="right" size="lg" title={mail?.subject ?? 'Mail'}>
      {mail ? (
        <MailBody key={mail.id} mail={mail} />
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton h={400} aria-busy />
      )}
    </Drawer>
  );
}

function MailBody({ mail }: { mail: MailDetail }) {
  const sending = useSend(sendAgain, { onDone: ({ message }) => showSuccess(message) });
  return (
    <Stack gap="md">
      <Group gap="xs">
        <StatusBadge tone={MAIL_STATES[mail.state].tone}>{MAIL_STATES[mail.state].label}</StatusBadge>
        <Text size="sm">To {mail.recipient}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {formatFate(mail)}
      </Text>
      {mail.failure && (
        <Alert color={mail.state === 'failed' ? 'red' : 'yellow'} title="Answer of the mail server">
          {mail.failure}
        </Alert>
      )}
      <Group gap="xs">
        {mail.may_be_sent_again && (
          <Button loading={sending.isPending} onClick={() => sending.mutate({ params: { id: mail.id } })}>
            Send again
          </Button>
        )}
        {mail.content?.link && (
          <Button component="a" href={mail.content.link.address} target="_blank" rel="noreferrer" variant="default">
            {mail.content.link.label}
          </Button>
        )}
      </Group>
      {mail.content ? (
        <Tabs defaultValue="html">
          <Tabs.List mb="sm">
            <Tabs.Tab value="html">Preview</Tabs.Tab>
            <Tabs.Tab value="text">Plain text</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="html">
            {/* Without a single allowance: nothing in it runs, and no link of it opens here. */}
            <iframe className="mail-paper" title={`The mail ‘${mail.subject}’`} sandbox="" srcDoc={mail.content.html} />
          </Tabs.Panel>
          <Tabs.Panel value="text">
            <Text size="sm" className="mail-text">
              {mail.content.text}
            </Text>
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Alert color="blue" title="Not for reading here">
          This mail contains a code or a link that opens an account. Only its recipient may read it; it is erased here once it is sent.
        </Alert>
      )}
    </Stack>
  );
}

function formatFate(mail: MailDetail): string {
  const written = `Written ${formatInstant(mail.created_at)}.`;
  const tries = mail.tries === 1 ? 'after one try' : `after ${mail.tries} tries`;
  if (mail.sent_at) return `${written} Sent ${formatInstant(mail.sent_at)}.`;
  if (mail.state === 'failed') return `${written} Given up ${tries}.`;
  if (mail.state === 'kept') return `${written} No mail server is set, so it was not sent.`;
  return mail.due_at && mail.tries > 0
    ? `${written} The next try is due ${formatInstant(mail.due_at)}, ${tries}.`
    : `${written} It goes out in a moment.`;
}
