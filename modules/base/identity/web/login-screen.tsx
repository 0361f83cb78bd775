import { useState } from 'react';
import { Alert, Center, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { safeRedirect } from '@talaan/kernel/web/guard.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { welcome } from '../contract.ts';
import type { Challenge } from '../contract/sign-in.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { Letterhead } from './letterhead.tsx';
import { PasswordStep } from './sign-in/password-step.tsx';
import { PublicFoot } from './public-foot.tsx';
import { SignInOthers } from './sign-in-others.tsx';
import { SecondStep } from './sign-in/second-step.tsx';

export function Screen() {
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [challenge, setChallenge] = useState<Challenge>();
  const [notice, setNotice] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const welcomed = useCall(welcome, {}, { search: true }).data;
  const enter = () => {
    setLeaving(true);
    void Promise.resolve(navigate(safeRedirect(search.get('redirect')), { replace: true })).finally(() => {
      // The next screen takes a moment to be drawn. Where it cannot be opened one stays here, and starts over.
      if (window.location.pathname !== pathname) return;
      setLeaving(false);
      goBack();
    });
  };
  const goBack = (reason?: string) => {
    setChallenge(undefined);
    setCredentials((before) => ({ ...before, password: '' }));
    setNotice(reason);
  };
  const showsDemo = welcomed?.demo && !challenge;

  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={showsDemo ? 800 : 400} gap="lg">
        <Letterhead university={welcomed?.university} />
        {welcomed?.needs_setup && (
          <Alert color="blue" p="sm">
            {say(
              'No one can sign in here yet. The server printed a set-up address when it was started: open it in this browser. It works for an hour; a new start prints another.',
            )}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, sm: showsDemo ? 2 : 1 }} spacing="lg">
          <Paper withBorder p="lg">
            {challenge ? (
              <Stack gap="sm">
                <Title order={1}>{say('Show that it is you')}</Title>
                <SecondStep challenge={challenge} isLeaving={isLeaving} onSignedIn={enter} onBack={goBack} />
              </Stack>
            ) : (
              <PasswordStep
                credentials={credentials}
                onChange={setCredentials}
                notice={notice}
                isLeaving={isLeaving}
                onSignedIn={enter}
                onChallenge={setChallenge}
              />
            )}
            {!challenge && <SignInOthers isLeaving={isLeaving} onSignedIn={enter} />}
          </Paper>
          {showsDemo && welcomed.demo && <DemoAccounts demo={welcomed.demo} onPick={setCredentials} />}
        </SimpleGrid>
        <Text size="xs" c="dimmed" ta="center">
          {say('For staff of the university. What you do here is recorded.')}
        </Text>
        <PublicFoot />
      </Stack>
    </Center>
  );
}
