import { useEffect, useRef, useState } from 'react';
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { forgetToken } from '@talaan/kernel/web/calls/token.ts';
import { answerExpiredSessions } from '@talaan/kernel/web/calls/sign-in-again.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { login, type Challenge } from '../contract/sign-in.ts';
import { saveAdmission, useCurrentUser } from './current-user.ts';
import { SecondStep } from './sign-in/second-step.tsx';

/** Over the page when the session has expired, so that nothing typed is lost; the calls that failed go out again. */
export function Part() {
  const { email } = useCurrentUser();
  const [opened, setOpened] = useState(false);
  const [password, setPassword] = useState('');
  const [challenge, setChallenge] = useState<Challenge>();
  const [notice, setNotice] = useState<string>();
  const settle = useRef<(signedIn: boolean) => void>(undefined);

  useEffect(
    () =>
      answerExpiredSessions(
        () =>
          new Promise((resolve) => {
            settle.current = resolve;
            setOpened(true);
          }),
      ),
    [],
  );

  const goOn = () => {
    setOpened(false);
    setPassword('');
    setChallenge(undefined);
    setNotice(undefined);
    settle.current?.(true);
  };
  const signing = useSend(login, {
    onDone: (admission) => {
      const next = saveAdmission(admission);
      if (next) setChallenge(next);
      else goOn();
    },
  });
  const goBack = (reason?: string) => {
    setChallenge(undefined);
    setPassword('');
    setNotice(reason);
  };
  const leave = () => {
    forgetToken();
    location.assign('/login');
  };

  return (
    <Dialog mustAnswer opened={opened} title="Sign in again">
      {challenge ? (
        <SecondStep challenge={challenge} onSignedIn={goOn} onBack={goBack} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setNotice(undefined);
            signing.mutate({ body: { email, password } });
          }}
        >
          <Stack gap="sm">
            <Text size="sm">Your session has expired. Nothing you typed is lost: after signing in you continue where you were.</Text>
            <TextInput label="E-mail" value={email} readOnly autoComplete="username" />
            <PasswordInput
              label="Password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              autoComplete="current-password"
              data-autofocus
              error={signing.error?.message ?? notice}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={leave}>
                Leave
              </Button>
              <Button type="submit" loading={signing.isPending} disabled={!password}>
                Sign in
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
