import { Anchor, List, Popover, Text } from '@mantine/core';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { YearEnd } from '../contract/forced-years.ts';
import { formatAmount } from '@talaan/leave/rules/format-days.ts';

const SECONDS_OF_AN_HOUR = 3600;

/** What the year end comes to: what is forfeited, and what expires on demand. */
export function YearEndSummary({ year, found: { is_over, forfeits, ending } }: { year: number; found: YearEnd }) {
  const { open, changed, waiting, same, days } = forfeits;
  const waits = waiting > 0 ? `; ${count(waiting, 'person waits', 'people wait')} for the close of December` : '';
  return (
    <>
      {is_over
        ? `${formatAmount(days)} forfeited: ${open} to be posted, ${changed} to be corrected, ${same} posted${waits}. `
        : `${year} is not over. As of today ${formatAmount(days)} would be forfeited. `}
      {ending.length > 0 && (
        <Popover width={360} position="bottom-start" shadow="md" withArrow>
          <Popover.Target>
            <Anchor component="button" type="button" size="sm">
              What expires
            </Anchor>
          </Popover.Target>
          <Popover.Dropdown>
            <Text size="sm" fw={600} mb={4}>
              Expires on 31 December {year}
            </Text>
            <List size="sm">
              {ending.map((one) => (
                <List.Item key={one.book}>{formatEnding(one)}</List.Item>
              ))}
            </List>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}

/** `Wellness Leave: 12.5 days of 4 people`. */
function formatEnding({ name, unit, people, amount, swept }: YearEnd['ending'][number]): string {
  const all = amount + swept;
  const size = unit === 'second' ? `${Math.round((all / SECONDS_OF_AN_HOUR) * 100) / 100} hours` : formatAmount(all);
  return `${name}: ${size} of ${count(people, 'person', 'people')}`;
}
