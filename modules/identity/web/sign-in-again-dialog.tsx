import { useEffect, useRef, useState } from 'react';
import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { forgetToken } from '@talaan/kernel/web/token.ts';
import { answerExpiredSessions } from '@talaan/kernel/web/sign-in-again.ts';
import { signIn } from './current-user.ts';

/** Over the page when the session has expired, so that nothing typed is lost; the calls that failed go out again. */
export function SignInAgainDialog({ email }: { email: string }) {
  const [opened, setOpened] = useState(false);
  const [password, setPassword] = useState('');
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

  const signing = useMutation({
    mutationFn: () => signIn({ email, password }),
    onSuccess: () => {
      setOpened(false);
      setPassword('');
      settle.current?.(true);
    },
  });
  const leave = () => {
    forgetToken();
    location.assign('/login');
  };

  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Sign in again"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signing.mutate();
        }}
      >
        <Stack gap="sm">
          <Text size="sm">Your session has expired. Nothing you typed is lost: after signing in you go on where you were.</Text>
          <TextInput label="E-mail" value={email} readOnly autoComplete="username" />
          <PasswordInput
            label="Password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            autoComplete="current-password"
            data-autofocus
            error={signing.error?.message}
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
    </Modal>
  );
}
