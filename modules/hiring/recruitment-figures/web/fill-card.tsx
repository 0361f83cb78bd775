import { Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import type { Figures } from '../contract.ts';
import { applicationsOf } from './counted-link.tsx';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';

/** Days from the approved request to the first day of duty; each month leads to those who assumed duty in it. */
export function FillCard({ found, campus }: { found: Figures; campus: string | null }) {
  const { filled, median, months } = found.time_to_fill;
  const most = Math.max(...months.map((month) => month.median));
  return (
    <FigureCard title="Time to fill" note="Days from the approval of the request to hire to the assumption of duty. The median is shown.">
      {median === null ? (
        <Text size="sm">No one has assumed duty in {found.year} from a post of these offices.</Text>
      ) : (
        <>
          <Text size="sm">
            Half of the {filled} vacancies filled in {found.year} took {median} days or fewer.
          </Text>
          <Stack gap={6} component="ul" className="figures-list" aria-label="Median days by month of assumption">
            {months.map(({ month, median: days, filled: count }) => (
              <li key={month}>
                <Link to={applicationsOf({ assumed: month, ...(campus && { campus }) })} className="menu-line figures-line">
                  <Group gap="sm" wrap="nowrap">
                    <Text span size="sm" w={110} flex="none">
                      {monthName(month)}
                    </Text>
                    <Proportion value={days} most={most} color="blue" />
                    <Text span size="sm" w={104} ta="end" flex="none">
                      {days} days, {count} filled
                    </Text>
                  </Group>
                </Link>
              </li>
            ))}
          </Stack>
        </>
      )}
    </FigureCard>
  );
}
