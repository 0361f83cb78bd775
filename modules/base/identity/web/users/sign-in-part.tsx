import { Button, Group, Pagination, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { StatusBadge, type Tone } from '@talaan/kernel/web/status-badge.tsx';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { ExportMenu } from '@talaan/kernel/web/lists/list-export.tsx';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { endSessionsOf, exportSignIns, listSignIns, resetSecondFactor, type SignInTry, type UserDetail } from '../../contract/users.ts';
import { useCurrentUser } from '../current-user.ts';

/** Where a user is signed in, their second factor, and what was tried at the account. */
export function SignInPart({ user }: { user: UserDetail }) {
  const isSelf = useCurrentUser().id === user.id;
  const tell = { onDone: ({ message }: { message: string }) => showSuccess(message) };
  const ending = useSend(endSessionsOf, tell);
  const resetting = useSend(resetSecondFactor, tell);
  const params = { id: user.id };
  const endAll = async () => {
    const question = `${user.name} has to sign in again everywhere.`;
    if (await confirm({ title: 'End all sessions?', question, action: 'End them', danger: true })) ending.mutate({ params });
  };
  const reset = async () => {
    const question = `The second factor, recovery codes, passkeys and remembered browsers of ${user.name} are removed, and all sessions end. They are notified by mail. Do this only when you are sure who asks.`;
    if (await confirm({ title: 'Reset the second factor?', question, action: 'Reset', danger: true })) resetting.mutate({ params });
  };
  return (
    <Stack gap="lg" maw={760}>
      <Stack gap="sm">
        <Title order={2}>Second factor</Title>
        <Group justify="space-between" gap="sm">
          <StatusBadge tone={user.has_second_factor ? 'good' : 'neutral'}>{user.has_second_factor ? 'Set up' : 'None'}</StatusBadge>
          {!isSelf && (
            <Button variant="default" loading={resetting.isPending} onClick={() => void reset()}>
              Reset the second factor
            </Button>
          )}
        </Group>
      </Stack>
      <Stack gap="sm">
        <Title order={2}>Signed in now</Title>
        {user.sessions.length === 0 && <Text size="sm">Nowhere.</Text>}
        {user.sessions.map((session) => (
          <Paper key={session.id} withBorder p="sm">
            <Text fw={600} size="sm">
              {session.device}
            </Text>
            <Text size="xs" c="dimmed">
              Last used {formatInstant(session.last_seen_at)} from {session.address || 'an unknown address'}
            </Text>
          </Paper>
        ))}
        {user.sessions.length > 0 && !isSelf && (
          <Group>
            <Button variant="light" color="red" loading={ending.isPending} onClick={() => void endAll()}>
              End all sessions
            </Button>
          </Group>
        )}
      </Stack>
      <Stack gap="sm">
        <Title order={2}>Sign-in history</Title>
        <History id={user.id} />
      </Stack>
    </Stack>
  );
}

const OUTCOMES: Record<SignInTry['outcome'], { tone: Tone; label: string }> = {
  signed_in: { tone: 'good', label: 'Signed in' },
  password_right: { tone: 'info', label: 'Password right' },
  wrong_password: { tone: 'warning', label: 'Wrong password' },
  wrong_code: { tone: 'warning', label: 'Wrong code' },
  suspended: { tone: 'bad', label: 'Suspended' },
};
const SHOWN = 10;

function History({ id }: { id: number }) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const answer = useCall(listSignIns, { params: { id }, query: { page, per_page: SHOWN } });
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={160} />;
  const { sign_ins: tries, total } = answer.data;
  if (total === 0) return <Text size="sm">No one has tried to sign in to this account yet.</Text>;
  return (
    <>
      <Group justify="flex-end">
        <ExportMenu title="Sign-ins" endpoint={exportSignIns} params={{ id }} query={{}} />
      </Group>
      {tries.map((one) => (
        <Group key={one.id} gap="sm" justify="space-between">
          <Stack gap={0}>
            <Text size="sm">{formatInstant(one.at)}</Text>
            <Text size="xs" c="dimmed">
              {one.device} from {one.address}
            </Text>
          </Stack>
          <StatusBadge tone={OUTCOMES[one.outcome].tone}>{OUTCOMES[one.outcome].label}</StatusBadge>
        </Group>
      ))}
      {total > SHOWN && (
        <Pagination
          total={Math.ceil(total / SHOWN)}
          value={page}
          onChange={(next) => setSearch({ tab: 'sign-in', page: String(next) })}
          getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        />
      )}
    </>
  );
}
