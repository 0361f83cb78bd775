import { useEffect } from 'react';
import { Anchor, Center, EmptyState, Loader, Stack, Text, Title } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '@talaan/kernel/web/guard.ts';
import { formatInstant } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { maintenance } from '../../contract/maintenance.ts';

const ASK_EVERY_MS = 10_000;

/** Asks until the system is open again, then goes back to where one was. */
export function Screen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = useCall(maintenance, {}, { search: true, every: ASK_EVERY_MS });
  useEffect(() => {
    if (asked.isSuccess && !asked.isError) void navigate(safeRedirect(search.get('redirect')), { replace: true });
  }, [asked.isSuccess, asked.isError, navigate, search]);
  const said = asked.error?.status === 503 ? asked.error : undefined;
  return (
    <Center component="main" mih="100dvh" p="md">
      <EmptyState
        icon={<IconTools />}
        title={<Title order={1}>{say('Under maintenance')}</Title>}
        description={
          said?.message ??
          say('Talaan is closed for a short while. This page reopens automatically when Talaan is back; what you typed is saved.')
        }
      >
        <EmptyState.Actions>
          <Stack align="center" gap="sm">
            {said?.endsAt && (
              <Text fw={600} size="sm">
                {say('Open again on {endsAt}', { endsAt: formatInstant(said.endsAt) })}
              </Text>
            )}
            <Loader size="sm" role="status" aria-label={say('Asking again')} />
            <Anchor component={Link} to="/login" size="sm">
              {say('Sign in as an administrator')}
            </Anchor>
          </Stack>
        </EmptyState.Actions>
      </EmptyState>
    </Center>
  );
}
