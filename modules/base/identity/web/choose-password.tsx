import { useState } from 'react';
import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { loginPath } from '@talaan/kernel/web/guard.ts';
import { forgetToken } from '@talaan/kernel/web/calls/token.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { resetPassword } from '../contract/password-reset.ts';
import type { confirmRegistration } from '../contract/registration.ts';
import { useCheckedSend } from './use-checked-send.ts';

interface ChoosePasswordProps {
  /** Both take the token of a mailed link and a password. */
  endpoint: typeof resetPassword | typeof confirmRegistration;
  token: string;
  /** Whose password it is, for the browser's own list of passwords. */
  email?: string;
  submit: string;
  /** Where one goes on after signing in. */
  comeBack?: string | null;
}

/** The last step of a mailed link: a password, seen or unseen, and then on to sign in with it. */
export function ChoosePassword({ endpoint, token, email, submit, comeBack }: ChoosePasswordProps) {
  const [password, setPassword] = useState('');
  const sending = useCheckedSend(endpoint, {
    // Anyone who was signed in here goes through the sign-in page once more.
    onDone: forgetToken,
  });
  const { errors } = sending;
  const trouble = sending.trouble ?? errors.token?.join(' ');
  if (sending.data)
    return (
      <>
        <Alert color="green" p="xs" role="status">
          {sending.data.message}
        </Alert>
        <Button component={Link} to={comeBack ? loginPath(comeBack) : '/login'} replace fullWidth>
          {say('Sign in')}
        </Button>
      </>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.submit({ token, password });
      }}
    >
      <Stack gap="sm">
        {trouble && (
          <Alert color="red" p="xs" role="alert">
            {trouble}
          </Alert>
        )}
        <input type="email" name="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordInput
          label={say('New password')}
          description={say('At least 10 characters. A short sentence is easy to remember.')}
          name="password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': say('Show the password'), tabIndex: 0 }}
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
          error={errors.password?.join(' ')}
        />
        <Button type="submit" fullWidth mt="xs" loading={sending.isPending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
