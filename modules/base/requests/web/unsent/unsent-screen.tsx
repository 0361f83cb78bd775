import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { dropUnsent, useUnsent, type Unsent } from '@talaan/kernel/web/offline/outbox.ts';
import { Page } from '@talaan/kernel/web/pages/page.tsx';

const STATES = {
  waiting: { color: 'blue', words: 'Waits for the network' },
  sent: { color: 'green', words: 'Sent' },
  refused: { color: 'red', words: 'Refused' },
} as const;

/** What one filed on this device without a network, and what became of it. */
export function Screen() {
  const unsent = useUnsent();
  return (
    <Page
      title="Filed without a network"
      intro="It waits on this device, is sent in the order in which you filed it, and counts as filed when it arrives."
    >
      {unsent.length === 0 ? (
        <NothingHere
          title="Nothing waits"
          description="Whatever you file without a network on your own device is listed here until a day after it was sent."
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

function Line({ unsent: { id, what, filedAt, state, answeredAt, because } }: { unsent: Unsent }) {
  const { color, words } = STATES[state];
  const remove = async () => {
    const question = `The ${what.toLowerCase()} that you filed on ${momentOf(filedAt)} is not sent then.`;
    if (state !== 'waiting' || (await confirm({ title: 'Remove it?', question, action: 'Remove', danger: true }))) await dropUnsent(id);
  };
  return (
    <Paper component="li" withBorder p="sm" style={{ listStyle: 'none' }}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Text fw={600} size="sm">
              {what}
            </Text>
            <Badge color={color}>{words}</Badge>
          </Group>
          <Text size="xs" c="dimmed">
            Filed on this device {momentOf(filedAt)}
            {answeredAt !== undefined && `, ${state === 'sent' ? 'sent' : 'answered'} ${momentOf(answeredAt)}`}
          </Text>
          {because && <Text size="sm">{because} File it again with that in mind.</Text>}
        </Stack>
        {state !== 'sent' && (
          <Button variant="default" size="compact-sm" aria-label={`Remove the ${what.toLowerCase()}`} onClick={() => void remove()}>
            Remove
          </Button>
        )}
      </Group>
    </Paper>
  );
}

function momentOf(ms: number): string {
  return formatInstant(Temporal.Instant.fromEpochMilliseconds(ms).toString());
}
