import { Divider, Group, Paper, Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { TimeLog } from '../../contract/punches.ts';
import { weekdayOf } from '../days/calendar-grid.ts';
import { TimeLogLine } from './time-log-line.tsx';

/** Punches by day, as they came in. */
export function TimeLogDays({ days }: { days: { date: string; logs: TimeLog[] }[] }) {
  return (
    <Paper withBorder>
      {days.map(({ date, logs }, index) => (
        <div key={date}>
          {index > 0 && <Divider />}
          <Group align="flex-start" gap="md" p="md" component="section" aria-label={longDate(date)}>
            <Stack gap={0} w={120}>
              <Text fw={500}>{longDate(date)}</Text>
              <Text size="xs" c="dimmed">
                {weekdayOf(date)}
              </Text>
            </Stack>
            <Stack gap={6} flex="1 1 16rem">
              {logs.map((log) => (
                <TimeLogLine key={`${log.at} ${log.source} ${log.device}`} log={log} />
              ))}
            </Stack>
          </Group>
        </div>
      ))}
    </Paper>
  );
}
