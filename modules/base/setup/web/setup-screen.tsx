import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { readSetupCode, SETUP_CODE } from '../contract.ts';
import { useCurrentUserIfAny } from '@talaan/identity/web/current-user.ts';
import { PublicFrame } from '@talaan/identity/web/public-frame.tsx';
import { useLinkToken } from '@talaan/identity/web/use-link-token.ts';
import { FirstAdministrator } from './first-administrator.tsx';

/** Where the address leads that the server prints while there is no administrator: makes the first one, once. */
export function Screen() {
  const code = useLinkToken();
  const isAdministrator = useCurrentUserIfAny()?.university_views.includes('ADMIN');
  const isWhole = SETUP_CODE.test(code);
  const found = useQuery({
    queryKey: [readSetupCode.path, code],
    queryFn: () => call(readSetupCode, { body: { code } }),
    enabled: isWhole,
    // Once it is used the page says so itself.
    staleTime: Infinity,
    meta: { search: true },
  });
  const state = isWhole ? found.data?.state : 'broken';
  // The other steps, for administrators who are signed in.
  if (code === '' && isAdministrator) return <Navigate to="/setup/next" replace />;
  return (
    <PublicFrame title="Set-up">
      {found.isError ? (
        <LoadFailed isSilent failure={found.error} onRetry={() => void found.refetch()} />
      ) : !state ? (
        <Skeleton h={260} aria-busy />
      ) : state === 'works' ? (
        <FirstAdministrator key={code} code={code} />
      ) : state === 'done' ? (
        <>
          <Alert color="blue" p="xs" role="status">
            There is an administrator already, and this address is used up. The other steps of the set-up are open to administrators after
            they sign in.
          </Alert>
          <Button component={Link} to="/login?redirect=/setup/next" replace fullWidth>
            Sign in
          </Button>
        </>
      ) : (
        <>
          <Alert color="red" p="xs" role="alert">
            {state === 'over'
              ? 'This set-up address works no more: it is valid for an hour.'
              : 'Open the whole set-up address that the server printed at its start, to its last character.'}
          </Alert>
          <Text size="sm">
            For a new one stop Talaan on the server and start it again: while there is no administrator, each start prints one.
          </Text>
        </>
      )}
    </PublicFrame>
  );
}
