import { Stack, Text, Title } from '@mantine/core';
import { PasskeysSection } from '../account/passkeys-section.tsx';
import { Section as SecondFactorSection } from '../account/second-factor-section.tsx';

/** The account of an administrator opens nearly everything: a passkey, or a second factor with its recovery codes. */
export function Step() {
  return (
    <Stack gap="xl" maw={640}>
      <Text size="sm">
        Your account opens nearly everything, so a password alone is little. Add a passkey, or a second step at sign-in with recovery codes
        that you keep on paper. Both can be changed later in your account settings.
      </Text>
      <Stack gap="sm" component="section" aria-labelledby="passkeys-title">
        <Title order={2} id="passkeys-title">
          Passkeys
        </Title>
        <PasskeysSection />
      </Stack>
      <Stack gap="sm" component="section" aria-labelledby="second-factor-title">
        <Title order={2} id="second-factor-title">
          Second factor
        </Title>
        <SecondFactorSection />
      </Stack>
    </Stack>
  );
}
