import { useState, type FormEvent } from 'react';
import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { listSessions, updatePassword } from '../../contract/account.ts';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const FIELDS = [
  { name: 'current_password', label: 'Password now', fills: 'current-password' },
  {
    name: 'password',
    label: 'New password',
    fills: 'new-password',
    help: 'At least 10 characters. A short sentence is easy to remember.',
  },
  { name: 'password_confirmation', label: 'New password, again', fills: 'new-password' },
] as const;

/** What is typed here is never kept as a draft. */
export function Section() {
  const [values, setValues] = useState(EMPTY);
  const changing = useSend(updatePassword, {
    alsoRefresh: [listSessions],
    onDone: ({ message }) => {
      setValues(EMPTY);
      showSuccess(message);
    },
  });
  const change = (event: FormEvent) => {
    event.preventDefault();
    changing.mutate({ body: values });
  };
  return (
    <form noValidate onSubmit={change}>
      <Stack gap="md" maw={400}>
        {FIELDS.map((field) => (
          <PasswordInput
            key={field.name}
            label={say(field.label)}
            required
            autoComplete={field.fills}
            description={'help' in field ? field.help : undefined}
            visibilityToggleButtonProps={{ 'aria-label': say('Show: {label}', { label: say(field.label) }), tabIndex: 0 }}
            value={values[field.name]}
            onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [field.name]: value }))}
            error={changing.error?.errors[field.name]?.join(' ')}
          />
        ))}
        <Text size="sm" c="dimmed">
          {say('Your other sessions end, and a mail notifies you of the change.')}
        </Text>
        <Group>
          <Button type="submit" loading={changing.isPending}>
            {say('Change password')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
