import { useState } from 'react';
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { askForReset } from '../../contract/password-reset.ts';
import { PublicFrame } from '../public-frame.tsx';
import { useCheckedSend } from '../use-checked-send.ts';

/** Asks for a link that sets a new password; says the same for every address. */
export function Screen() {
  const [email, setEmail] = useState('');
  const asking = useCheckedSend(askForReset);
  const { data, errors, trouble } = asking;
  return (
    <PublicFrame title={data ? say('Check your e-mail') : say('Forgot password')}>
      {data ? (
        <>
          <Alert color="green" p="xs" role="status">
            {data.message}
          </Alert>
          <Text size="sm">
            {say('No mail after a few minutes? Look among unwanted mail, and whether the address is the one of your account.')}
          </Text>
          <Button variant="default" fullWidth onClick={() => asking.reset()}>
            {say('Ask once more')}
          </Button>
        </>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            asking.submit({ email });
          }}
        >
          <Stack gap="sm">
            <Text size="sm">{say('Give the e-mail address of your account. We mail you a link with which you set a new password.')}</Text>
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
              required
              withAsterisk={false}
              value={email}
              onChange={({ currentTarget: { value } }) => setEmail(value)}
              error={errors.email?.join(' ')}
            />
            <Button type="submit" fullWidth mt="xs" loading={asking.isPending}>
              {say('Mail me a link')}
            </Button>
          </Stack>
        </form>
      )}
    </PublicFrame>
  );
}
