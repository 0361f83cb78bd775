import { EmailField } from '@talaan/identity/web/register/email-field.tsx';
import { useState } from 'react';
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { register } from '@talaan/identity/contract/registration.ts';
import { useCheckedSend } from '@talaan/identity/web/use-checked-send.ts';
import { loginPath } from '@talaan/kernel/web/guard.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { ConsentField, FactFields, factsToSend, NO_FACTS } from './fact-fields.tsx';

/** The account of who is new: sent, it says the same whether the address has one or not. What is typed is never kept as a draft: it may be the browser of another. */
export function RegisterForm({ comeBack }: { comeBack: string }) {
  const [values, setValues] = useState(NO_FACTS);
  const [email, setEmail] = useState('');
  const sending = useCheckedSend(register);
  const { errors } = sending;
  const shared = { values, errors, onChange: (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed })) };
  if (sending.data)
    return (
      <Stack gap="sm">
        <Alert color="green" p="xs" role="status" title={say('Check your e-mail')}>
          {say('A mail is on its way to {email}. Open the link in it within 24 hours and choose your password; then continue here.', {
            email: email.trim(),
          })}
        </Alert>
        <Text size="sm">{say('No mail after a few minutes? Look among unwanted mail, and whether the address is right.')}</Text>
        <Button variant="default" fullWidth onClick={() => sending.reset()}>
          {say('Change what I entered')}
        </Button>
      </Stack>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.submit({ kind: 'applicant', ...factsToSend(values), email, come_back: comeBack });
      }}
    >
      <Stack gap="sm">
        <Text size="sm">
          {say('You have an account?')}{' '}
          <Anchor component={Link} to={loginPath(comeBack)} inherit py="xs" display="inline-block">
            {say('Sign in')}
          </Anchor>
        </Text>
        {sending.trouble && (
          <Alert color="red" p="xs" role="alert">
            {sending.trouble}
          </Alert>
        )}
        <FactFields {...shared} />
        <EmailField email={email} onChange={setEmail} error={errors.email?.join(' ')} />
        <ConsentField {...shared} />
        <Button type="submit" fullWidth mt="xs" loading={sending.isPending}>
          {say('Make my account')}
        </Button>
      </Stack>
    </form>
  );
}
