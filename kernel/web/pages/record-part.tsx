import type { ReactNode } from 'react';
import { Card, Stack, Title } from '@mantine/core';

/** A part of a record's page: a card with its title. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card withBorder padding="lg" component="section" aria-label={title}>
      <Stack gap="md">
        <Title order={2} size="h4">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
