import { useEffect, useEffectEvent, useState } from 'react';
import { Alert, Button, Center, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ApiError } from '@talaan/kernel/web/calls/api-error.ts';
import { call } from '@talaan/kernel/web/calls/call.ts';
import { loginPath, safeRedirect } from '@talaan/kernel/web/guard.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { welcome } from '../contract.ts';
import type { Challenge } from '../contract/sign-in.ts';
import { finishSocial, RETURN_PATH } from '../contract/social.ts';
import { saveAdmission } from './current-user.ts';
import { Letterhead } from './letterhead.tsx';
import { SecondStep } from './sign-in/second-step.tsx';
import { readBegunSignIn } from './social/begun-sign-in.ts';
import { readReturn, formatRefusal, type ProviderReturn } from './social/provider-return.ts';

/** Where a provider sends the browser back to: signs in with what it brought, or says why not. */
export function Screen() {
  const [back] = useState(() => readReturn(location.search));
  const [begun] = useState(readBegunSignIn);
  const [ended, setEnded] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const house = useCall(welcome, {}, { search: true }).data;
  const refusal = formatRefusal(back, begun);
  const finishing = useFinish(back, begun?.provider, refusal === undefined && !isLeaving);
  const challenge = finishing.data?.challenge;
  const redirect = safeRedirect(begun?.redirect ?? null);
  const go = () => {
    queries.clear();
    void navigate(redirect, { replace: true });
  };
  const leave = () => {
    setLeaving(true);
    go();
  };
  const isIn = finishing.data !== undefined && !challenge;
  useEffect(() => {
    // The code is out of sight, of the history and of anyone who looks over the shoulder.
    history.replaceState(history.state, '', RETURN_PATH);
  }, []);
  const onIn = useEffectEvent(go);
  useEffect(() => {
    if (isIn) onIn();
  }, [isIn]);
  const trouble = ended ?? finishing.error?.message ?? refusal;

  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={400} gap="lg">
        <Letterhead university={house?.university} />
        <Paper withBorder p="lg">
          <Stack gap="sm">
            <Title order={1}>{say('Signing in')}</Title>
            {trouble !== undefined && <Refused trouble={trouble} loginAddress={loginPath(redirect)} />}
            {trouble === undefined && challenge && (
              <SecondStep
                challenge={challenge}
                isLeaving={isLeaving}
                onSignedIn={leave}
                onBack={(reason) => setEnded(reason ?? 'You did not finish signing in.')}
              />
            )}
            {trouble === undefined && !challenge && <Underway name={begun?.name} />}
          </Stack>
        </Paper>
      </Stack>
    </Center>
  );
}

/** Sends what came back once, whatever renders how often. */
function useFinish(back: ProviderReturn, provider: string | undefined, enabled: boolean) {
  return useQuery<{ challenge: Challenge | undefined }, ApiError>({
    // Not under its path: the second step, a call beside it, would have it asked anew.
    queryKey: ['a sign-in at a provider', back.state],
    queryFn: async () => {
      const { code, state, iss } = back;
      return { challenge: saveAdmission(await call(finishSocial, { body: { provider, code, state, iss } })) };
    },
    // Leaving clears what was asked: it must not be asked anew.
    enabled,
    retry: false,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    meta: { search: true },
  });
}

function Underway({ name }: { name: string | undefined }) {
  return (
    <Stack align="center" gap="xs" py="md" role="status">
      <Loader size="sm" aria-hidden />
      <Text size="sm">{name ? say('Asking {name} who you are …', { name }) : say('Asking who you are …')}</Text>
    </Stack>
  );
}

function Refused({ trouble, loginAddress }: { trouble: string; loginAddress: string }) {
  return (
    <>
      <Alert color="red" p="xs" role="alert">
        {trouble}
      </Alert>
      <Button component={Link} to={loginAddress} replace fullWidth>
        {say('Back to the sign-in page')}
      </Button>
    </>
  );
}
