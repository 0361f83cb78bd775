import { Stack, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import { LinkedProvidersSection } from './linked-providers-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';

/** The ways to sign in beside the password. */
export function Section() {
  return (
    <Stack gap="xl" maw={640}>
      <Stack gap="sm" component="section" aria-labelledby="passkeys-title">
        <Title order={2} id="passkeys-title">
          {say('Passkeys')}
        </Title>
        <PasskeysSection />
      </Stack>
      <Stack gap="sm" component="section" aria-labelledby="providers-title">
        <Title order={2} id="providers-title">
          {say('Accounts of other providers')}
        </Title>
        <LinkedProvidersSection />
      </Stack>
    </Stack>
  );
}
