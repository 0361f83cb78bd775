import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import { formatDates } from '@talaan/leave/rules/particulars.ts';
import { UNPAID_CAUSES } from '@talaan/leave/rules/unpaid/days-on-record.ts';
import { formatDayCount } from '@talaan/leave/web/applications/format-credits.ts';
import type { UnpaidHalf, UnpaidLine, UnpaidYear } from '../../contract/without-pay.ts';
import { formatHalf } from '../../rules/payroll/half-month.ts';
import { formatTaken } from './format-taken.ts';

/** The sums of a year, then its months with the half-months and the causes within. */
export function UnpaidYearView({ found, onTurn }: { found: UnpaidYear; onTurn: (year: number) => void }) {
  const other = found.years.find((year) => year !== found.year);
  if (found.halves.length === 0)
    return (
      <Card withBorder>
        <NothingHere
          title={say('No days without pay in {year}', { year: found.year })}
          description={say('Leave without pay, absences without leave, and late arrival beyond the vacation leave left are listed here.')}
          action={
            other !== undefined && (
              <Button variant="default" onClick={() => onTurn(other)}>
                {say('Show {other}', { other })}
              </Button>
            )
          }
        />
      </Card>
    );
  const months = [...Map.groupBy(found.halves, ({ half }) => half.slice(0, 7))];
  return (
    <Stack gap="md">
      <YearSums found={found} />
      {months.map(([month, halves]) => (
        <Month key={month} month={month} halves={halves} isOwn={found.is_own} />
      ))}
    </Stack>
  );
}

function YearSums({ found }: { found: UnpaidYear }) {
  const { year, thousandths, salary, pera, divisor, pera_of_month: allowance, is_daily: isDaily } = found;
  return (
    <Card withBorder padding="md" component="section" aria-label={say('Sums of {year}', { year })}>
      <Stack gap="sm">
        <Facts
          facts={[
            [`Without pay in ${year}`, formatDayCount(thousandths)],
            ['From the salary', salary === null ? 'No pay is on record' : formatPesos(salary)],
            ['From PERA', !isDaily && formatPesos(pera)],
            ['In all', salary !== null && !isDaily && formatPesos(salary + pera)],
          ]}
        />
        <Text size="xs" c="dimmed">
          {isDaily
            ? say('The daily rate × days. Work that was not done is not paid.')
            : say(
                'Monthly salary ÷ {divisor} × days, and PERA of {allowance} ÷ {divisor} × days, rounded once for each half-month. Payroll may still list a change with a later half-month.',
                { divisor, allowance: formatPesos(allowance * 100) },
              )}
        </Text>
      </Stack>
    </Card>
  );
}

function Month({ month, halves, isOwn }: { month: string; halves: readonly UnpaidHalf[]; isOwn: boolean }) {
  const sum = halves.reduce((all, { thousandths }) => all + thousandths, 0);
  return (
    <Card withBorder padding="md" component="section" aria-label={monthName(month)}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {monthName(month)}
          </Title>
          <Text size="sm">
            {formatDayCount(sum)}, {formatTaken(halves)}
          </Text>
        </Group>
        {halves.map((half) => (
          <Half key={half.half} half={half} isOwn={isOwn} />
        ))}
      </Stack>
    </Card>
  );
}

function Half({ half, isOwn }: { half: UnpaidHalf; isOwn: boolean }) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          {formatHalf(half.half)}
        </Text>
        <Text size="sm" fw={600}>
          {formatTaken([half])}
        </Text>
      </Group>
      {half.lines.map((line) => (
        <Line key={`${line.cause} ${line.application_id} ${line.what}`} line={line} isOwn={isOwn} />
      ))}
    </Stack>
  );
}

function Line({ line, isOwn }: { line: UnpaidLine; isOwn: boolean }) {
  const { cause, what, dates, thousandths } = line;
  const on = cause === 'LATE' ? 'in the month' : formatDates(dates.map(({ date }) => ({ date, part: 'DAY' })));
  return (
    <Group justify="space-between" gap="2px 16px" align="baseline">
      <Text size="sm">
        <What line={line} isOwn={isOwn} />
        {what === UNPAID_CAUSES[cause] || cause === 'LEAVE' ? '' : ` (${UNPAID_CAUSES[cause].toLowerCase()})`}
        <Text span size="sm" c="dimmed">
          {` ${on}`}
        </Text>
      </Text>
      <Text size="sm">
        {formatDayCount(thousandths)}, {formatTaken([line])}
      </Text>
    </Group>
  );
}

/** The application behind it, for those who may open it. */
function What({ line: { application_id: id, what }, isOwn }: { line: UnpaidLine; isOwn: boolean }) {
  const mayFollow = useMayFollow();
  const to = `${isOwn ? '/account/leave-Application' : '/HR/leaves/submitted-leave'}?leave=${id}`;
  if (id === null || !mayFollow(to)) return what;
  return (
    <Anchor component={Link} to={to} inherit underline="always">
      {what}
    </Anchor>
  );
}
