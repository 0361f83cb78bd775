import { useState } from 'react';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { readSecondFactor } from '../../contract/second-factor.ts';
import { AppCard } from '../second-factor/app-card.tsx';
import { EmailCard } from '../second-factor/email-card.tsx';
import { RecoveryCard } from '../second-factor/recovery-card.tsx';
import { RecoveryCodesDialog } from '../second-factor/recovery-codes-dialog.tsx';
import { RememberedDevices } from '../second-factor/remembered-devices.tsx';

export function Section() {
  const answer = useCall(readSecondFactor, {});
  const [codes, setCodes] = useState<string[]>([]);
  if (answer.isError) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={320} maw={640} />;
  const { app, email, address, recovery_codes, required, needs_password, browsers } = answer.data;
  return (
    <Stack gap="lg" maw={640}>
      <Text size="sm" c="dimmed">
        {say('With a second step, a stolen password alone opens nothing. A change here ends your other sessions.')}
      </Text>
      {required && (
        <Alert color="blue" p="sm">
          {app || email
            ? say('One of your roles asks for a second step at sign-in.')
            : say('One of your roles asks for a second step at sign-in: you get a code at {address}. An app is quicker.', { address })}
        </Alert>
      )}
      <AppCard isOn={app} needsPassword={needs_password} onRecoveryCodes={setCodes} />
      <EmailCard isOn={email} address={address} needsPassword={needs_password} onRecoveryCodes={setCodes} />
      {(app || email || required) && <RecoveryCard left={recovery_codes} needsPassword={needs_password} onRecoveryCodes={setCodes} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
      <RememberedDevices browsers={browsers} />
    </Stack>
  );
}
