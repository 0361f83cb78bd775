import { useState } from 'react';
import { Alert, Button, Divider, Stack } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { saveToken } from '@talaan/kernel/web/calls/token.ts';
import { useCall, useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { challengePasskey, signInWithPasskey } from '../contract/passkeys.ts';
import { listSocialLinks, listSocialProviders } from '../contract/social.ts';
import { passkeysWork, askForPasskey } from './passkeys/ask-authenticator.ts';
import { saveBegunSignIn } from './social/begun-sign-in.ts';
import { ProviderIcon } from './social/provider-icon.tsx';

interface PasskeyButtonProps {
  /** Signed in, and on the way to the first page. */
  isLeaving: boolean;
  onSignedIn: () => void;
}

/** Under the password: a passkey, and the accounts of other providers. */
export function SignInOthers(props: PasskeyButtonProps) {
  const providers = useCall(listSocialProviders, {}, { search: true }).data?.providers ?? [];
  if (!passkeysWork() && providers.length === 0) return null;
  return (
    <Stack gap="xs" mt="md">
      <Divider label={say('or')} />
      {passkeysWork() && <PasskeyButton {...props} />}
      {providers.map(({ provider, name }) => (
        <ProviderButton key={provider} provider={provider} name={name} />
      ))}
    </Stack>
  );
}

function PasskeyButton({ isLeaving, onSignedIn }: PasskeyButtonProps) {
  const [trouble, setTrouble] = useState<string>();
  const [asking, setAsking] = useState(false);
  const signing = useSend(signInWithPasskey, {
    onDone: ({ token }) => {
      saveToken(token);
      onSignedIn();
    },
  });
  const challenge = useSend(challengePasskey, {
    onDone: ({ options }) => {
      setAsking(true);
      askForPasskey(options)
        .then((credential) => signing.mutate({ body: { credential } }))
        .catch((failure: Error) => setTrouble(failure.message))
        .finally(() => setAsking(false));
    },
  });
  const said = trouble ?? signing.error?.message ?? challenge.error?.message;
  return (
    <>
      {said && (
        <Alert color="red" p="xs" role="alert">
          {said}
        </Alert>
      )}
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={challenge.isPending || asking || signing.isPending}
        disabled={isLeaving}
        onClick={() => {
          setTrouble(undefined);
          signing.reset();
          challenge.mutate({});
        }}
      >
        {say('Sign in with a passkey')}
      </Button>
    </>
  );
}

function ProviderButton({ provider, name }: { provider: string; name: string }) {
  const [search] = useSearchParams();
  const beginning = useSend(listSocialLinks, {
    onDone: ({ links: [link] }) => {
      if (!link) return;
      const state = new URL(link.url).searchParams.get('state') ?? '';
      saveBegunSignIn({ provider, name, state, redirect: search.get('redirect') });
      location.assign(link.url);
    },
  });
  return (
    <>
      {beginning.error && (
        <Alert color="red" p="xs" role="alert">
          {beginning.error.message}
        </Alert>
      )}
      <Button
        variant="default"
        fullWidth
        leftSection={<ProviderIcon provider={provider} />}
        loading={beginning.isPending}
        onClick={() => beginning.mutate({ query: { provider } })}
      >
        {say('Sign in with {name}', { name })}
      </Button>
    </>
  );
}
