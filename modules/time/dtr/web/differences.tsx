import { Badge, Group, Stack, Text } from '@mantine/core';
import { formatDay } from '@talaan/attendance/web/days/waits-for-unlock.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { ShownDifference } from '../contract/submissions.ts';

interface DifferencesProps {
  differences: readonly ShownDifference[];
  /** Dates that changed since the reader's last look. */
  isNew: readonly string[];
  /** What the day was, and what it is. */
  words: readonly [was: string, is: string];
}

/** Days that came to something else: as they were and as they are. */
export function Differences({ differences, isNew, words: [was, is] }: DifferencesProps) {
  return (
    <Stack gap={6} component="ul" m={0} p={0}>
      {differences.map((one) => (
        <Stack key={one.date} gap={0} component="li">
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {longDate(one.date)}
            </Text>
            {isNew.includes(one.date) && <Badge>{say('New')}</Badge>}
          </Group>
          <Text size="sm">
            {was}: {one.was ? formatDay(one.was) : say('no record')}
          </Text>
          <Text size="sm">
            {is}: {one.is ? formatDay(one.is) : say('no record')}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
