import { Alert, Button, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { HOLIDAY_TYPES, listHolidays } from '../../contract/holidays.ts';
import { yearsWanted } from '../../rules/years-wanted.ts';
import { formatDate } from '../format-date.ts';

const MOST = 100;

/** The nationwide holidays that came with Talaan, to be looked through; those of the campuses are added. */
export function Step() {
  const years = yearsWanted(useToday());
  return (
    <Stack gap="md" maw={640}>
      <Text size="sm">
        The nationwide holidays come with Talaan, as proclaimed. Look through them, and add the local ones: the feast or the founding day of
        the town of each campus.
      </Text>
      <Group gap="xs">
        <Button component={Link} to="/edats/holidays/add">
          Add holiday
        </Button>
        <Button component={Link} to="/edats/holidays" variant="default">
          See all holidays
        </Button>
      </Group>
      {years.map((year) => (
        <YearOfHolidays key={year} year={year} />
      ))}
    </Stack>
  );
}

function YearOfHolidays({ year }: { year: number }) {
  const answer = useCall(listHolidays, { query: { year, per_page: MOST } });
  if (answer.isError && !answer.data) return <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton h={320} aria-busy />;
  const { holidays } = answer.data;
  return (
    <Stack gap="xs" component="section" aria-labelledby={`holidays-${year}`}>
      <Title order={2} id={`holidays-${year}`}>
        {year}
      </Title>
      {holidays.length === 0 ? (
        <Alert color="yellow">
          This version of Talaan knows no holidays of {year}. Install a newer one after they are proclaimed, or add them here.
        </Alert>
      ) : (
        <Table>
          <Table.Tbody>
            {holidays.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{formatDate(one.date)}</Table.Td>
                <Table.Td>
                  {one.name}
                  {one.campus && ` (${one.campus})`}
                </Table.Td>
                <Table.Td visibleFrom="sm">{HOLIDAY_TYPES[one.type]}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}
