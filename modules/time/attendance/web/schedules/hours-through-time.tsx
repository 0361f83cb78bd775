import { Stack, Table, Text, Title } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import { formatPeriod } from './format-period.ts';
import { formatHours } from './format-hours.ts';

interface Version {
  /** Of the schedule, where they are of several. */
  name?: string;
  hours: WeeklyHours;
  from: string | null;
  last: string | null;
}

export function HoursThroughTime({ versions }: { versions: readonly Version[] }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{say('Hours through time')}</Title>
      <Table.ScrollContainer minWidth={420} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Tbody>
            {versions.map(({ name, hours, from, last }) => (
              <Table.Tr key={from ?? ''}>
                <Table.Td w={240}>{formatPeriod(from, last)}</Table.Td>
                <Table.Td>
                  {name && (
                    <Text size="sm" fw={500}>
                      {name}
                    </Text>
                  )}
                  {formatHours(hours).map((line) => (
                    <Text key={line} size="sm">
                      {line}
                    </Text>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
