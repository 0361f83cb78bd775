import { useState } from 'react';
import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { makeFirstAdministrator } from '../contract.ts';
import { saveAdmission } from '@talaan/identity/web/current-user.ts';
import { useCheckedSend } from '@talaan/identity/web/use-checked-send.ts';

const BLANK = { name: '', email: '', password: '' };
type Field = keyof typeof BLANK;

/** The first administrator: name, e-mail and a password; then signed in, and on to the steps of the set-up. */
export function FirstAdministrator({ code }: { code: string }) {
  const [values, setValues] = useState(BLANK);
  const navigate = useNavigate();
  const sending = useCheckedSend(makeFirstAdministrator, {
    onDone: (admission) => {
      saveAdmission(admission);
      void navigate('/setup/account', { replace: true });
    },
  });
  const { errors } = sending;
  const trouble = sending.trouble ?? errors.code?.join(' ');
  const field = (name: Field) => ({
    name,
    required: true,
    withAsterisk: false,
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => setValues((before) => ({ ...before, [name]: value })),
    error: errors[name]?.join(' '),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.submit({ code, ...values });
      }}
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          You become the first administrator, with every right over the whole university. Others are invited later.
        </Text>
        {trouble && (
          <Alert color="red" p="xs" role="alert">
            {trouble} <Link to="/login">Sign in</Link>
          </Alert>
        )}
        <TextInput label="Name" autoComplete="name" data-autofocus {...field('name')} />
        <TextInput label="E-mail" type="email" autoComplete="username" description="You sign in with it." {...field('email')} />
        <PasswordInput
          label="Password"
          description="At least 10 characters. A short sentence is easy to remember."
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          {...field('password')}
        />
        <Button type="submit" fullWidth mt="xs" loading={sending.isPending}>
          Make the first administrator
        </Button>
      </Stack>
    </form>
  );
}
