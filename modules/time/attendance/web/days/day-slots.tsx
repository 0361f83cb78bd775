import { Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { say } from '@talaan/kernel/contract/say.ts';
import type { DtrDayDetail } from '../../contract/days.ts';
import { PUNCH_SOURCES } from '../../contract/punches.ts';
import { placeByClock } from '../../rules/day/place-by-clock.ts';
import { formatTime } from '../../rules/format-time.ts';
import type { ExplainedPunch } from './explain-punches.ts';

const SLOTS = [
  { key: 'am_in', half: 'am_word', title: 'A.M. arrival' },
  { key: 'am_out', half: 'am_word', title: 'A.M. departure' },
  { key: 'pm_in', half: 'pm_word', title: 'P.M. arrival' },
  { key: 'pm_out', half: 'pm_word', title: 'P.M. departure' },
] as const;

/** The four cells of the form, each with the punch that stands in it and where it was made. */
export function DaySlots({ day, punches }: { day: NonNullable<DtrDayDetail['day']>; punches: ExplainedPunch[] }) {
  const cells = placeByClock(day);
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
      {SLOTS.map(({ key, half, title }) => {
        const minutes = cells[key];
        const punch = punches.find((one) => one.shown && one.minutes === minutes);
        const word = day[half] ?? day.word;
        return (
          <Paper withBorder p="sm" key={key}>
            <Stack gap={2}>
              <Text size="xs" c="dimmed">
                {say(title)}
              </Text>
              <Text fw={600} c={minutes === null ? 'dimmed' : undefined}>
                {minutes === null ? (word ?? emptyCell(day.status)) : formatTime(minutes)}
              </Text>
              <Text size="xs" c="dimmed">
                {minutes === null ? '' : formatOrigin(punch)}
              </Text>
            </Stack>
          </Paper>
        );
      })}
    </SimpleGrid>
  );
}

function emptyCell(status: string): string {
  return status === 'INCOMPLETE' ? say('Missing') : '—';
}

function formatOrigin(punch: ExplainedPunch | undefined): string {
  if (!punch) return '';
  return punch.entered_reason ? PUNCH_SOURCES[punch.source] : (punch.device ?? '');
}
