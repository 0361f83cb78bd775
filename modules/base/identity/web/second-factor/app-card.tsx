import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { beginApp, readSecondFactor, turnOffApp, turnOnApp } from '../../contract/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { FactorCard } from './factor-card.tsx';
import { QrCode } from './qr-code.tsx';
import { useOwner } from './use-owner.tsx';

interface AppCardProps {
  isOn: boolean;
  needsPassword: boolean;
  onRecoveryCodes: (codes: string[]) => void;
}

/** The authenticator app: scanned, proven, turned off. */
export function AppCard({ isOn, needsPassword, onRecoveryCodes }: AppCardProps) {
  const owner = useOwner(needsPassword);
  const beginning = useSend(beginApp);
  const turningOn = useSend(turnOnApp, {
    alsoRefresh: [readSecondFactor],
    onDone: ({ message, recovery_codes }) => {
      beginning.reset();
      showSuccess(message);
      onRecoveryCodes(recovery_codes);
    },
  });
  const turningOff = useSend(turnOffApp, { alsoRefresh: [readSecondFactor], onDone: ({ message }) => showSuccess(message) });
  const begun = beginning.data;
  const cancel = () => {
    beginning.reset();
    turningOn.reset();
  };

  return (
    <FactorCard
      title={say('Authenticator app')}
      isOn={isOn}
      description={say(
        'An app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis, shows a new code every half minute. It works without a signal.',
      )}
    >
      {owner.dialog}
      {begun && (
        <Stack gap="sm">
          <Text size="sm">{say('Scan this with the app, then type the code that it shows.')}</Text>
          <QrCode text={begun.address} label={say('QR code of the secret; the same secret is shown below')} />
          <Group gap="xs">
            <Text size="sm">{say('Or type this secret:')}</Text>
            <Code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</Code>
            <CopyButton value={begun.secret}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? say('Copied') : say('Copy the secret')}
                </Button>
              )}
            </CopyButton>
          </Group>
          <CodeForm
            label={say('Code of the app')}
            isPending={turningOn.isPending}
            error={turningOn.error?.errors.code?.join(' ')}
            onSubmit={(code) => turningOn.mutate({ body: { code } })}
            onCancel={cancel}
          />
        </Stack>
      )}
      {!begun && !isOn && (
        <Group>
          <Button
            loading={beginning.isPending}
            onClick={() =>
              owner.ask({
                title: 'Set up an authenticator app',
                question: 'You get a secret to scan. It counts once you have typed a code of it.',
                action: 'Continue',
                send: (password) => beginning.mutateAsync({ body: { password } }),
              })
            }
          >
            {say('Set up the app')}
          </Button>
        </Group>
      )}
      {isOn && (
        <Group>
          <Button
            variant="default"
            loading={turningOff.isPending}
            onClick={() =>
              owner.ask({
                title: 'Turn off the authenticator app?',
                question: 'Its codes no longer work, your other sessions end, and a mail notifies you.',
                action: 'Turn off',
                danger: true,
                send: (password) => turningOff.mutateAsync({ body: { password } }),
              })
            }
          >
            {say('Turn off the app')}
          </Button>
        </Group>
      )}
    </FactorCard>
  );
}
