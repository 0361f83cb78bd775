import { useState, type FormEvent } from 'react';
import { Button, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { confirmEmail, readAddressOfRecord, updateInfo } from '../../contract/account.ts';
import { me } from '../../contract.ts';
import { AddressOfRecord } from './address-of-record.tsx';

/** Another e-mail address: asked for with the password, then proven with the code that was sent to it. */
export function EmailForm({ current }: { current: string }) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  return (
    <Stack gap="sm" component="section" aria-labelledby="email-title">
      <Title order={2} id="email-title">
        {say('E-mail')}
      </Title>
      <Text size="sm">
        {say('You sign in with')} <strong>{current}</strong>.
      </Text>
      <AddressOfRecord current={current} onSignInWith={setWanted} />
      {waiting ? (
        <CodeStep address={waiting} onDone={() => setWaiting(null)} />
      ) : (
        <AskStep key={wanted} wanted={wanted} onAsked={setWaiting} />
      )}
    </Stack>
  );
}

function AskStep({ wanted, onAsked }: { wanted: string; onAsked: (address: string | null) => void }) {
  const [email, setEmail] = useState(wanted);
  const [password, setPassword] = useState('');
  const asking = useSend(updateInfo, { onDone: (answer) => onAsked(answer.email_waits) });
  const errors = asking.error?.errors ?? {};
  const ask = (event: FormEvent) => {
    event.preventDefault();
    asking.mutate({ body: { email, current_password: password } });
  };
  return (
    <form noValidate onSubmit={ask}>
      <Stack gap="sm">
        <TextInput
          label={say('New e-mail address')}
          type="email"
          autoComplete="email"
          description={say('We send a code there before anything changes.')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.email?.join(' ')}
        />
        {email && (
          <PasswordInput
            label={say('Your password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={errors.current_password?.join(' ')}
          />
        )}
        <Group>
          <Button type="submit" variant="default" disabled={!email} loading={asking.isPending}>
            {say('Send the code')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function CodeStep({ address, onDone }: { address: string; onDone: () => void }) {
  const [code, setCode] = useState('');
  const confirming = useSend(confirmEmail, {
    alsoRefresh: [me, readAddressOfRecord],
    onDone: ({ message }) => {
      showSuccess(message);
      onDone();
    },
  });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    confirming.mutate({ body: { code } });
  };
  return (
    <form noValidate onSubmit={confirm}>
      <Stack gap="sm">
        <TextInput
          label={say('Code')}
          description={say('We have sent it to {address}. It is valid for 30 minutes.', { address })}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={confirming.error?.errors.code?.join(' ')}
        />
        <Group gap="xs">
          <Button type="submit" disabled={!code.trim()} loading={confirming.isPending}>
            {say('Change the address')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {say('Back')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
