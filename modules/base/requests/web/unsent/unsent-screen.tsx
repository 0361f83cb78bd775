import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FilledForm } from '@talaan/kernel/web/calls/filled-form.ts';
import { dropUnsent, useUnsent, type Unsent } from '@talaan/kernel/web/calls/outbox.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { saveDraft } from '@talaan/kernel/web/forms/draft.ts';
import { correctedKey } from '@talaan/kernel/web/forms/form-shell.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';

const STATES = {
  waiting: { color: 'blue', words: 'Waiting to be sent' },
  sent: { color: 'green', words: 'Sent' },
  refused: { color: 'red', words: 'Refused' },
} as const;

/** What one filed on this device without a network, and what became of it. */
export function Screen() {
  const unsent = useUnsent();
  return (
    <Page
      title={say('Filed offline')}
      intro={say(
        'Requests wait on this device and are sent in the order in which you filed them. A request counts as filed once it is sent.',
      )}
    >
      {unsent.length === 0 ? (
        <NothingHere
          title={say('Nothing to send')}
          description={say('What you file offline on your own device is listed here until a day after it was sent.')}
        />
      ) : (
        <Stack gap="sm" maw={640} component="ul" p={0} m={0}>
          {unsent.map((one) => (
            <Line key={one.id} unsent={one} />
          ))}
        </Stack>
      )}
    </Page>
  );
}

function Line({ unsent }: { unsent: Unsent }) {
  const { what, filedAt, state, answeredAt, because } = unsent;
  const { color, words } = STATES[state];
  return (
    <Paper component="li" withBorder p="sm" style={{ listStyle: 'none' }}>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text fw={600} size="sm" miw={0}>
            {say(what)}
          </Text>
          <Badge color={color} style={{ flexShrink: 0 }}>
            {say(words)}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed">
          {say('Filed on this device on {time}', { time: momentOf(filedAt) })}
        </Text>
        {state === 'sent' && (
          <Text size="xs" c="dimmed">
            {say('Sent on {time}', { time: momentOf(answeredAt!) })}
          </Text>
        )}
        {because && <Text size="sm">{because}</Text>}
        {state !== 'sent' && <Acts unsent={unsent} />}
      </Stack>
    </Paper>
  );
}

function Acts({ unsent: { id, what, filedAt, state, form } }: { unsent: Unsent }) {
  const navigate = useNavigate();
  const correct = ({ draft, values, address }: FilledForm) => {
    saveDraft(draft, values);
    saveDraft(correctedKey(draft), id);
    void navigate(address);
  };
  const remove = async () => {
    const question = say('{what} of {time} will not be sent.', { what: say(what), time: momentOf(filedAt) });
    if (await confirm({ title: say('Remove this request?'), question, action: say('Remove'), danger: true })) await dropUnsent(id);
  };
  return (
    <Group gap="xs">
      {state === 'refused' && form && (
        <Button size="compact-sm" onClick={() => correct(form)}>
          {say('Correct and file again')}
        </Button>
      )}
      <Button variant="default" size="compact-sm" onClick={() => void remove()}>
        {say('Remove')}
      </Button>
    </Group>
  );
}

function momentOf(ms: number): string {
  return formatInstant(Temporal.Instant.fromEpochMilliseconds(ms).toString());
}
