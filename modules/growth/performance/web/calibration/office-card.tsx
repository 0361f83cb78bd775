import type { ReactNode } from 'react';
import { Alert, Card, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { OfficeCalibration } from '../../contract/people.ts';
import { formatRating } from '../../rules/rating.ts';
import { Distribution } from './distribution.tsx';

/** An office against its people: both ratings, how they are spread, and what refuses the calibration. */
export function OfficeCard({ office, children }: { office: OfficeCalibration; children?: ReactNode }) {
  const isDone = office.calibrated > 0 && office.refused.length === 0 && office.calibrated >= office.final;
  return (
    <Card withBorder padding="md" component="section" aria-label={office.office}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h4">
            {office.office}
          </Title>
          <Text size="sm" c="dimmed">
            {office.people === 0 ? 'No people but its head' : `${office.final} of ${office.people} final`}
            {office.calibrated > 0 && `, ${count(office.calibrated, 'form')} calibrated`}
          </Text>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Group gap="xl">
            <Figure label={office.form ?? 'Office'} value={office.rating} />
            <Figure label={office.counted === 0 ? 'Mean' : `Mean of ${office.counted}`} value={office.mean} isAbove={office.above_by > 0} />
          </Group>
          {office.counted > 0 && <Distribution distribution={office.distribution} />}
        </SimpleGrid>
        {office.refused.length > 0 && (
          <Alert color={office.above_by > 0 ? 'red' : 'gray'} title={office.above_by > 0 ? 'Above the office' : 'Not yet'}>
            <List size="sm">
              {office.refused.map((said) => (
                <List.Item key={said}>{said}</List.Item>
              ))}
            </List>
            {office.surplus > 0 && (
              <Text size="sm">All ratings together must fall by {formatRating(office.surplus)} before it may be calibrated.</Text>
            )}
          </Alert>
        )}
        {isDone && (
          <Text size="sm" c="dimmed">
            Calibrated.
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  );
}

function Figure({ label, value, isAbove = false }: { label: string; value: number | null; isAbove?: boolean }) {
  return (
    <Stack gap={0}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text size="xl" fw={600} c={isAbove ? 'red' : undefined}>
        {value === null ? '–' : formatRating(value)}
      </Text>
    </Stack>
  );
}
