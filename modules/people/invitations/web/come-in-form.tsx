import { useState } from 'react';
import { Alert, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { saveAdmission } from '@talaan/identity/web/current-user.ts';
import { useCheckedSend } from '@talaan/identity/web/use-checked-send.ts';
import type { Challenge } from '@talaan/identity/contract/sign-in.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { comeIn } from '../contract/coming-in.ts';
import type { Proof } from './invitation-screen.tsx';

interface ComeInFormProps {
  proof: Proof;
  /** With which they sign in; null where they may choose it. */
  email: string | null;
  /** The address on record, which is taken unless they give another. */
  proposed: string | null;
  onIn: () => void;
  onChallenge: (challenge: Challenge) => void;
}

/** The password, and for a slip the address with which one signs in from now on: that on record, or one that is entered twice, since no mail confirms it. */
export function ComeInForm({ proof, email: fixed, proposed, onIn, onChallenge }: ComeInFormProps) {
  const [givesOther, setGivesOther] = useState(false);
  const email = fixed ?? (givesOther ? null : proposed);
  const [values, setValues] = useState({ email: '', again: '', password: '' });
  const [differs, setDiffers] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const queries = useQueryClient();
  const sending = useCheckedSend(comeIn, {
    onDone: (admission) => {
      const challenge = saveAdmission(admission);
      if (challenge) return onChallenge(challenge);
      setLeaving(true);
      queries.clear();
      onIn();
    },
  });
  const { errors } = sending;
  const trouble = sending.trouble ?? errors.token?.join(' ') ?? errors.code?.join(' ');
  const fill =
    (name: keyof typeof values) =>
    ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value }));
  const submit = () => {
    const isOther = email === null && values.email.trim().toLowerCase() !== values.again.trim().toLowerCase();
    setDiffers(isOther);
    if (isOther || isLeaving) return;
    sending.submit({ ...proof, password: values.password, ...(email === null && { email: values.email }) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        {trouble && (
          <Alert color="red" p="xs" role="alert">
            {trouble}
          </Alert>
        )}
        {email === null ? (
          <>
            <TextInput
              label={say('Your e-mail address')}
              description={say('You sign in with it, and a forgotten password is mailed there.')}
              type="email"
              name="email"
              autoComplete="username"
              required
              withAsterisk={false}
              data-autofocus
              value={values.email}
              onChange={fill('email')}
              error={errors.email?.join(' ')}
            />
            <TextInput
              label={say('The same address again')}
              type="email"
              name="again"
              autoComplete="off"
              required
              withAsterisk={false}
              value={values.again}
              onChange={fill('again')}
              error={differs && 'The two addresses differ.'}
            />
          </>
        ) : (
          <>
            <Text size="sm">{say('You sign in with {email}.', { email })}</Text>
            {fixed === null && (
              <Button variant="default" w="fit-content" onClick={() => setGivesOther(true)}>
                {say('Sign in with another address')}
              </Button>
            )}
            <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          </>
        )}
        <PasswordInput
          label={say('Choose a password')}
          description={say('At least 10 characters. A short sentence is easy to remember. Not your name, and none that many people use.')}
          name="password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          {...(email !== null && { 'data-autofocus': true })}
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
          value={values.password}
          onChange={fill('password')}
          error={errors.password?.join(' ')}
        />
        <Button type="submit" fullWidth mt="xs" loading={sending.isPending || isLeaving}>
          {say('Activate account')}
        </Button>
      </Stack>
    </form>
  );
}
