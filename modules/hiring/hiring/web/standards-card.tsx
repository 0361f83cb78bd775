import { Card, Stack, Text, Title } from '@mantine/core';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { formatStandards, type Standards } from '../rules/standards.ts';

/** The standards that go with what was chosen; they are not changed here. */
export function StandardsCard({ standards }: { standards: Standards | undefined }) {
  return (
    <Card withBorder padding="md" component="section" aria-label="Qualification standards">
      <Stack gap="xs">
        <Title order={2} fz="sm">
          Qualification standards
        </Title>
        {standards ? (
          <Facts facts={formatStandards(standards)} />
        ) : (
          <Text size="sm" c="dimmed">
            They are copied from the item or the position that you choose.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
