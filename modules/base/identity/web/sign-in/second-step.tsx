import { useState } from 'react';
import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { focusOnSight } from '@talaan/kernel/web/forms/focus-on-sight.ts';
import { saveToken } from '@talaan/kernel/web/calls/token.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { verifySecondFactor, type Challenge, type FactorMethod } from '../../contract/sign-in.ts';
import { useMailedCode } from './use-mailed-code.ts';

interface SecondStepProps {
  challenge: Challenge;
  /** Signed in, and on the way to another page. */
  isLeaving?: boolean;
  onSignedIn: () => void;
  /** Back to the first step: because one wants to, or with the reason why one must. */
  onBack: (reason?: string) => void;
}

const WAYS: Record<FactorMethod, { label: string; use: string }> = {
  app: { label: 'Code of the authenticator app', use: 'Use the authenticator app' },
  email: { label: 'Code from the e-mail', use: 'Use a code by e-mail' },
  recovery: { label: 'Recovery code', use: 'Use a recovery code' },
};

/** The second step of every sign-in: the page, the dialog over a page, and the return from a social sign-in show the same. */
export function SecondStep({ challenge, isLeaving = false, onSignedIn, onBack }: SecondStepProps) {
  const { methods } = challenge.two_factor;
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const mailed = useMailedCode(challenge, onBack);
  const verifying = useSend(verifySecondFactor, {
    onDone: ({ token }) => {
      saveToken(token);
      onSignedIn();
    },
  });
  const verify = () => {
    if (isLeaving) return;
    // A challenge that takes no more codes leads back to the password.
    const onError = (failure: { status: number; message: string }) => void (failure.status === 401 && onBack(failure.message));
    verifying.mutate({ body: { code, id: challenge.id, remember } }, { onError });
  };
  const change = (to: FactorMethod) => {
    setMethod(to);
    setCode('');
    verifying.reset();
    if (to === 'email') mailed.mailFirst();
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        verify();
      }}
    >
      <Stack gap="sm">
        <Text size="sm" role="status">
          {method === 'app' && say('Type the six digits that your authenticator app shows now.')}
          {method === 'recovery' && say('Enter one of your recovery codes. Each works once.')}
          {method === 'email' && mailed.message}
        </Text>
        <TextInput
          key={method}
          label={say(WAYS[method].label)}
          name="code"
          inputMode={method === 'recovery' ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          withAsterisk={false}
          data-autofocus
          ref={focusOnSight}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={verifying.error?.errors.code?.join(' ') ?? verifying.error?.message}
        />
        <Checkbox
          label={say('Remember this device for 30 days')}
          description={say('Not on a computer that others use too.')}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <Button type="submit" fullWidth mt="xs" loading={verifying.isPending || isLeaving}>
          {say('Sign in')}
        </Button>
        <Stack gap={4}>
          {method === 'email' && (
            <Button variant="default" disabled={mailed.left > 0} loading={mailed.isPending} onClick={mailed.resend}>
              {mailed.left > 0 ? say('Send another code in {left} s', { left: mailed.left }) : say('Send another code')}
            </Button>
          )}
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} variant="subtle" onClick={() => change(other)}>
                {say(WAYS[other].use)}
              </Button>
            ))}
          <Button variant="subtle" color="gray" onClick={() => onBack()}>
            {say('Back to the password')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
