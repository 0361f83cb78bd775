import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { LINK_TOKEN } from '../../contract/password-reset.ts';
import { confirmRegistration, readRegistrationLink } from '../../contract/registration.ts';
import { ChoosePassword } from '../choose-password.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { useLinkToken } from '../use-link-token.ts';

/** Where the link of the registration mail leads: a password, and the account is made. */
export function Screen() {
  const token = useLinkToken();
  const isWhole = LINK_TOKEN.test(token);
  const link = useQuery({
    queryKey: [readRegistrationLink.path, token],
    queryFn: () => call(readRegistrationLink, { body: { token } }),
    enabled: isWhole,
    staleTime: Infinity,
    meta: { search: true },
  });
  const owner = link.data?.owner;
  return (
    <PublicFrame title={say('Choose your password')}>
      {link.isError ? (
        <LoadFailed isSilent failure={link.error} onRetry={() => void link.refetch()} />
      ) : isWhole && link.isPending ? (
        <Skeleton h={180} aria-busy />
      ) : owner ? (
        <>
          <Text size="sm">
            {say('Good day, {name}. Your account will have the address {email}.', { name: owner.name, email: owner.email })}
          </Text>
          <ChoosePassword
            key={token}
            endpoint={confirmRegistration}
            token={token}
            email={owner.email}
            submit={say('Make my account')}
            comeBack={owner.come_back}
          />
        </>
      ) : (
        <>
          <Alert color="red" p="xs" role="alert">
            {say(
              'This link no longer works: it is older than 24 hours, was used, or you registered once more. If you have chosen a password already, sign in with it.',
            )}
          </Alert>
          <Button component={Link} to="/register" replace fullWidth>
            {say('Register once more')}
          </Button>
        </>
      )}
    </PublicFrame>
  );
}
