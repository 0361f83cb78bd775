import { useState } from 'react';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { confirm, confirmRemoval } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { publishSession, removeSession, type SessionRow } from '../contract/sessions.ts';
import { SESSION_KINDS } from '../contract/words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { SlotTable } from './slot-table.tsx';

interface SessionCardProps {
  session: SessionRow;
  sessions: readonly SessionRow[];
  onDraw: () => void;
  onPrint: () => void;
}

export function SessionCard({ session, sessions, onDraw, onPrint }: SessionCardProps) {
  const [isCancelling, setCancelling] = useState(false);
  const told = { onDone: ({ message }: { message: string }) => showSuccess(message) };
  const publish = useSend(publishSession, told);
  const remove = useSend(removeSession, told);
  const name = `${SESSION_KINDS[session.kind]}, ${longDate(session.day)}`;
  const live = session.slots.filter(({ state }) => state !== 'RESCHEDULED' && state !== 'CANCELLED');
  const askToPublish = async () => {
    const question = `${live.length} applicants are called to ${name}. Each gets a letter with links to accept or decline.`;
    if (await confirm({ title: 'Publish', question, action: 'Publish' })) publish.mutate({ params: { id: session.id } });
  };
  const askToRemove = async () => {
    if (await confirmRemoval(`the draft of ${name}`)) remove.mutate({ params: { id: session.id } });
  };
  return (
    <Card withBorder component="section" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start">
          <Stack gap={2} flex={1} miw={260}>
            <Group gap="xs">
              <Title order={2} size="h4">
                {name}
              </Title>
              {session.state === 'DRAFT' && <StatusBadge tone="neutral">Draft</StatusBadge>}
              {session.state === 'CANCELLED' && <StatusBadge tone="past">Cancelled</StatusBadge>}
            </Group>
            <Text size="sm" c="dimmed">
              {session.venue || session.link}
            </Text>
            <Panel people={session.panel} />
            {session.state === 'PUBLISHED' && <Counts session={session} />}
          </Stack>
          <Group gap="xs">
            {session.state === 'DRAFT' && (
              <>
                <Button variant="default" color="red" onClick={() => void askToRemove()}>
                  Remove
                </Button>
                <Button variant="default" onClick={onDraw}>
                  Edit
                </Button>
              </>
            )}
            {session.state === 'PUBLISHED' && (
              <Button variant="default" onClick={() => setCancelling(true)}>
                Cancel the session
              </Button>
            )}
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={onPrint}>
              Programme
            </Button>
            {session.state === 'DRAFT' && (
              <Button
                leftSection={<IconSend size={16} />}
                disabled={live.length === 0}
                loading={publish.isPending}
                onClick={() => void askToPublish()}
              >
                Publish
              </Button>
            )}
          </Group>
        </Group>
        {session.slots.length > 0 && <SlotTable session={session} sessions={sessions} />}
      </Stack>
      {isCancelling && <ReasonDialog session={session} slot={null} onClose={() => setCancelling(false)} />}
    </Card>
  );
}

function Panel({ people }: { people: SessionRow['panel'] }) {
  if (people.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No panel named
      </Text>
    );
  return (
    <Group component="ul" aria-label="Panel" gap="2px 16px" p={0} mx={0} my={4} fz="sm" style={{ listStyle: 'none' }}>
      {people.map((one) => (
        <li key={one.personnel_id}>
          <NamedFace {...one} />
        </li>
      ))}
    </Group>
  );
}

function Counts({ session: { slots } }: { session: SessionRow }) {
  const count = (...states: string[]) => slots.filter(({ state }) => states.includes(state)).length;
  const words = [
    `${count('ACCEPTED')} accepted`,
    `${count('DECLINED')} declined`,
    `${count('PENDING')} without an answer`,
    count('NO_RESPONSE') > 0 && `${count('NO_RESPONSE')} did not answer`,
    count('ATTENDED') > 0 && `${count('ATTENDED')} attended`,
    count('NO_SHOW') > 0 && `${count('NO_SHOW')} did not come`,
  ].filter(Boolean);
  return (
    <Text size="sm" role="status">
      {words.join(' · ')}
    </Text>
  );
}
