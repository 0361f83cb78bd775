import { Image, Stack, Text } from '@mantine/core';

/** The product's wordmark over the name of the university. */
export function Letterhead({ university }: { university: string | undefined }) {
  return (
    <Stack align="center" gap="xs">
      <Image src="/brand/talaan.svg" alt="Talaan" h={48} w="auto" darkHidden />
      <Image src="/brand/talaan-on-dark.svg" alt="Talaan" h={48} w="auto" lightHidden />
      <Text size="sm" c="dimmed" mih="1.45em">
        {university}
      </Text>
    </Stack>
  );
}
