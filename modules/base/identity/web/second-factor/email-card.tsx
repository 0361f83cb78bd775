import { Button, Group, Stack, Text } from '@mantine/core';
import { showSuccess } from '@talaan/kernel/web/toasts.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { mailTrialCode, readSecondFactor, turnOffEmail, turnOnEmail } from '../../contract/second-factor.ts';
import { CodeForm } from './code-form.tsx';
import { FactorCard } from './factor-card.tsx';
import { useOwner } from './use-owner.tsx';

interface EmailCardProps {
  isOn: boolean;
  address: string;
  needsPassword: boolean;
  onRecoveryCodes: (codes: string[]) => void;
}

/** Codes by e-mail: proven by the first one, turned off. */
export function EmailCard({ isOn, address, needsPassword, onRecoveryCodes }: EmailCardProps) {
  const owner = useOwner(needsPassword);
  const mailing = useSend(mailTrialCode);
  const turningOn = useSend(turnOnEmail, {
    alsoRefresh: [readSecondFactor],
    onDone: ({ message, recovery_codes }) => {
      mailing.reset();
      showSuccess(message);
      onRecoveryCodes(recovery_codes);
    },
  });
  const turningOff = useSend(turnOffEmail, { alsoRefresh: [readSecondFactor], onDone: ({ message }) => showSuccess(message) });
  const cancel = () => {
    mailing.reset();
    turningOn.reset();
  };

  return (
    <FactorCard
      title={say('Codes by e-mail')}
      isOn={isOn}
      description={say('At sign-in we send six digits to {address}. They count for 5 minutes.', { address })}
    >
      {owner.dialog}
      {mailing.data && (
        <Stack gap="sm">
          <Text size="sm">{say('{message} Type it to turn codes by e-mail on.', { message: mailing.data.message })}</Text>
          <CodeForm
            label={say('Code from the e-mail')}
            isPending={turningOn.isPending}
            error={turningOn.error?.errors.code?.join(' ')}
            onSubmit={(code) => turningOn.mutate({ body: { code } })}
            onCancel={cancel}
          />
        </Stack>
      )}
      {!mailing.data && !isOn && (
        <Group>
          <Button
            variant="default"
            loading={mailing.isPending}
            onClick={() =>
              owner.ask({
                title: 'Turn on codes by e-mail',
                question: `A first code is sent to ${address}.`,
                action: 'Send a code',
                send: (password) => mailing.mutateAsync({ body: { password } }),
              })
            }
          >
            {say('Turn on codes by e-mail')}
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
                title: 'Turn off codes by e-mail?',
                question: 'Your other sessions end, and a mail notifies you.',
                action: 'Turn off',
                danger: true,
                send: (password) => turningOff.mutateAsync({ body: { password } }),
              })
            }
          >
            {say('Turn off codes by e-mail')}
          </Button>
        </Group>
      )}
    </FactorCard>
  );
}
