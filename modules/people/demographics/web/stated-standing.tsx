import { Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';

/** How a hidden number is written. */
export const HIDDEN = '·';

export function formatCount(value: number | null): string {
  return value === null ? HIDDEN : new Intl.NumberFormat('en-PH').format(value);
}

/** Who was counted on which day, and why some numbers are missing. */
export function StatedStanding({ standing }: { standing: { on: string; is_whole: boolean; total: number | null } }) {
  const { on, is_whole, total } = standing;
  const who = total === null ? 'Fewer than 5 people' : count(total, 'person', 'people');
  return (
    <Text size="sm" c="dimmed">
      {who} in service on {longDate(on)}.
      {!is_whole && ` Numbers under 5 are shown as ${HIDDEN}, and so are numbers that would reveal them. They are counted once a month.`}
    </Text>
  );
}
