import { Alert, Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { changeMaintenance, readMaintenance, type MaintenanceState } from '../../contract/maintenance.ts';
import { MaintenanceForm } from './maintenance-form.tsx';

export function Screen() {
  const answer = useCall(readMaintenance, {});
  return (
    <Page title="Maintenance" intro="While Talaan is closed, only administrators work on; everyone else reads your message.">
      {answer.data ? (
        <Stack gap="lg">
          {answer.data.maintenance.is_on && <ClosedNotice state={answer.data.maintenance} />}
          <MaintenanceForm
            key={`${answer.data.maintenance.since} ${answer.data.maintenance.ends_at}`}
            state={answer.data.maintenance}
            signedIn={answer.data.signed_in}
          />
          <History turns={answer.data.history} />
        </Stack>
      ) : answer.isError ? (
        <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton h={280} maw={480} />
      )}
    </Page>
  );
}

function ClosedNotice({ state }: { state: MaintenanceState }) {
  const opening = useSend(changeMaintenance, { onDone: ({ message }) => showSuccess(message) });
  return (
    <Alert color="yellow" icon={<IconTools />} title="Talaan is closed" maw={720}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {state.since && `Since ${formatInstant(state.since)}. `}
          {state.ends_at ? `It reopens automatically on ${formatInstant(state.ends_at)}.` : 'It stays closed until it is opened here.'}
        </Text>
        <Button loading={opening.isPending} onClick={() => opening.mutate({ body: { is_on: false } })}>
          Open Talaan now
        </Button>
      </Stack>
    </Alert>
  );
}

interface Turn {
  at: string;
  by: string;
  is_on: boolean;
  message: string;
  ends_at: string | null;
}

function History({ turns }: { turns: Turn[] }) {
  if (turns.length === 0) return null;
  return (
    <Stack gap="xs" maw={720}>
      <Title order={2}>Recent</Title>
      <Table.ScrollContainer minWidth={320}>
        <Table>
          <Table.Tbody>
            {turns.map((turn) => (
              <Table.Tr key={turn.at}>
                <Table.Td>
                  <Group gap="xs">
                    <StatusBadge tone={turn.is_on ? 'warning' : 'neutral'}>{turn.is_on ? 'Closed' : 'Opened'}</StatusBadge>
                    <Text size="sm">
                      {formatInstant(turn.at)} by {turn.by}
                    </Text>
                  </Group>
                  {turn.message && (
                    <Text size="xs" c="dimmed">
                      {turn.message}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
