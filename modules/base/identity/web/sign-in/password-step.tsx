import { useEffect, useRef, useState, type ChangeEvent, type Dispatch, type SetStateAction } from 'react';
import { Alert, Anchor, Button, Group, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { login, type Challenge } from '../../contract/sign-in.ts';
import { saveAdmission } from '../current-user.ts';
import { LongWait } from './long-wait.tsx';

export interface Credentials {
  email: string;
  password: string;
}

interface PasswordStepProps {
  credentials: Credentials;
  onChange: Dispatch<SetStateAction<Credentials>>;
  /** Why one is here again. */
  notice: string | undefined;
  /** Signed in, and on the way to the first page. */
  isLeaving: boolean;
  onSignedIn: () => void;
  onChallenge: (challenge: Challenge) => void;
}

/** The first step: e-mail and password. */
export function PasswordStep({ credentials, onChange, notice, isLeaving, onSignedIn, onChallenge }: PasswordStepProps) {
  const emailField = useRef<HTMLInputElement>(null);
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => emailField.current?.focus(), []);
  const signing = useSend(login, {
    onDone: (admission) => {
      const challenge = saveAdmission(admission);
      if (challenge) onChallenge(challenge);
      else onSignedIn();
    },
  });
  const trouble = signing.error?.message ?? (hasTried ? undefined : notice);
  const fill =
    (field: keyof Credentials) =>
    ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      onChange((before) => ({ ...before, [field]: value }));

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
        if (!isLeaving) signing.mutate({ body: { ...credentials, email: credentials.email.trim() } });
      }}
    >
      <Stack gap="sm">
        <Title order={1}>{say('Sign in')}</Title>
        {trouble && (
          <Alert color="red" p="xs" role="alert">
            {trouble}
          </Alert>
        )}
        <TextInput
          label={say('E-mail')}
          type="email"
          name="email"
          autoComplete="username"
          ref={emailField}
          required
          withAsterisk={false}
          value={credentials.email}
          onChange={fill('email')}
        />
        <PasswordInput
          label={say('Password')}
          name="password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': say('Show the password'), tabIndex: 0 }}
          value={credentials.password}
          onChange={fill('password')}
        />
        <Button type="submit" fullWidth mt="xs" loading={signing.isPending || isLeaving}>
          {say('Sign in')}
        </Button>
        {signing.isPending && <LongWait />}
        <Group justify="space-between">
          <Anchor component={Link} to="/forgot_password" size="sm" py="xs">
            {say('Forgot password?')}
          </Anchor>
          <Anchor component={Link} to="/register" size="sm" py="xs">
            {say('Register')}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
