import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { SplitOutcome } from '../../contract/split.ts';

/** How each office stands on the day, before and after. */
export function SplitOutcomes({ offices }: { offices: readonly SplitOutcome[] }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {offices.map(({ id, fullname, acronym, is_new, uses }) => (
        <Card key={id} withBorder component="section" aria-label={fullname}>
          <Stack gap="sm">
            <Group gap="xs">
              <Title order={2} size="h3">
                {fullname}
              </Title>
              {is_new && <Badge>New</Badge>}
            </Group>
            <Text c="dimmed" size="sm">
              {acronym}
            </Text>
            {uses
              .filter(({ before, after }) => before > 0 || after > 0)
              .map(({ name, title, before, after, labels }) => (
                <Stack key={name} gap={2}>
                  <Group gap={6}>
                    <Text fw={500}>{title}</Text>
                    <Text aria-label={`before ${before}, after ${after}`}>
                      {before} <IconArrowRight size={14} aria-hidden /> {after}
                    </Text>
                  </Group>
                  <Text size="sm" c="dimmed">
                    {labels.join('; ')}
                  </Text>
                </Stack>
              ))}
          </Stack>
        </Card>
      ))}
    </SimpleGrid>
  );
}
