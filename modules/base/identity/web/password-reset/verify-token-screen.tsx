import { Alert, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { LINK_TOKEN, readResetLink, resetPassword } from '../../contract/password-reset.ts';
import { ChoosePassword } from '../choose-password.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { useLinkToken } from '../use-link-token.ts';

/** Where the link of the reset e-mail leads: sets a new password, once. */
export function Screen() {
  const token = useLinkToken();
  const isWhole = LINK_TOKEN.test(token);
  const link = useQuery({
    queryKey: [readResetLink.path, token],
    queryFn: () => call(readResetLink, { body: { token } }),
    enabled: isWhole,
    // Once it is used the page says so itself.
    staleTime: Infinity,
    meta: { search: true },
  });
  return (
    <PublicFrame title={say('Set a new password')}>
      {link.isError ? (
        <LoadFailed isSilent failure={link.error} onRetry={() => void link.refetch()} />
      ) : isWhole && link.isPending ? (
        <Skeleton h={140} aria-busy />
      ) : link.data?.works ? (
        <ChoosePassword key={token} endpoint={resetPassword} token={token} submit={say('Set the new password')} />
      ) : (
        <>
          <Alert color="red" p="xs" role="alert">
            {say(
              'This link no longer works: it is too old, was used, or a newer one was asked for. Open the newest mail, or ask for another link.',
            )}
          </Alert>
          <Button component={Link} to="/forgot_password" replace fullWidth>
            {say('Ask for a new link')}
          </Button>
        </>
      )}
    </PublicFrame>
  );
}
