import { Anchor, Group, List, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { PAY_ITEMS } from '../../contract/codes.ts';
import type { LateDay, Payslip, PayslipLine } from '../../contract/payslips.ts';
import { explainLine } from '../../rules/explain/explain-line.ts';

const NAMES = new Map(PAY_ITEMS.map(({ code, name }) => [code, name]));

interface WhyLineProps {
  line: PayslipLine;
  payslip: Payslip;
  isOwn: boolean;
}

/** How a line was computed, what it follows, and where the rows behind it are. */
export function WhyLine({ line, payslip, isOwn }: WhyLineProps) {
  const { sentences, rows, figure } = explainLine(line, (code) => NAMES.get(code) ?? code);
  const loan = payslip.loans.find(({ id }) => id === line.reference && line.side === 'DEDUCTION');
  const late = line.code === 'LWOP' ? payslip.late_days.filter(({ date }) => date.startsWith(line.for_month)) : [];
  const link = linkOf(line, isOwn);
  const tables = line.code === 'BASIC' ? payslip.salary_tables.filter(({ from }) => from.startsWith(line.for_month)) : [];
  return (
    <Stack gap={6}>
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {rows.map(({ of, says }) => (
        <Pair key={`${of} ${says}`} of={of} says={says} />
      ))}
      {late.length > 0 && <LateDays days={late} isOwn={isOwn} />}
      {loan && (
        <Text size="sm">
          {say('{loan} of {principal}: paid {paid} with this payslip, left {left}.', {
            loan: loan.reference_no ? say('Loan {reference_no}', { reference_no: loan.reference_no }) : say('Loan'),
            principal: formatPesos(loan.principal),
            paid: formatMoney(loan.paid),
            left: formatMoney(loan.principal - loan.paid),
          })}
        </Text>
      )}
      {figure && (
        <Text size="xs" c="dimmed">
          {say('{name}, effective {date}. Source: {source}.', {
            name: figure.name,
            date: longDate(figure.effective_on),
            source: figure.source,
          })}
        </Text>
      )}
      {[...new Set(tables.map(formatTable))].map((says) => (
        <Text key={says} size="xs" c="dimmed">
          {says}
        </Text>
      ))}
      {link && (
        <Anchor component={Link} to={link.to} size="sm" w="fit-content">
          {link.label}
        </Anchor>
      )}
    </Stack>
  );
}

function formatTable({ tranche, law, effective_on: since }: Payslip['salary_tables'][number]): string {
  return say('Salary table: {tranche}, effective {date}. Source: {law}.', { tranche, date: longDate(since), law });
}

function Pair({ of, says }: { of: string; says: string }) {
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm" c="dimmed">
        {of}
      </Text>
      <Text size="sm">{says}</Text>
    </Group>
  );
}

/** The days behind the late arrival and undertime of a month; the leave credits cover what is not without pay. */
function LateDays({ days, isOwn }: { days: readonly LateDay[]; isOwn: boolean }) {
  const minutes = days.reduce((sum, { late_minutes: late, undertime_minutes: undertime }) => sum + late + undertime, 0);
  return (
    <>
      <Text size="sm">
        {say('Late and undertime on the time record, {minutes} minutes in all, of which the leave credits cover a part:', { minutes })}
      </Text>
      <List size="sm">
        {days.map((day) => (
          <List.Item key={day.date}>
            {isOwn ? (
              <Anchor component={Link} to={`/account/dtr/${day.date}`} size="sm" underline="always">
                {longDate(day.date)}
              </Anchor>
            ) : (
              longDate(day.date)
            )}
            {`: ${describeLate(day)}`}
          </List.Item>
        ))}
      </List>
    </>
  );
}

function describeLate({ late_minutes: late, undertime_minutes: undertime }: LateDay): string {
  return [late > 0 && say('{late} min late', { late }), undertime > 0 && say('{undertime} min undertime', { undertime })]
    .filter(Boolean)
    .join(', ');
}

const UNPAID_RULES = ['without-pay', 'no-paid-day'];

function linkOf({ code, why, for_month: month }: PayslipLine, isOwn: boolean): { to: string; label: string } | null {
  const { rule, figures } = why.of ?? why;
  if (UNPAID_RULES.includes(rule) || (rule === 'like-pera' && (figures.thousandths ?? 0) > 0))
    return { to: isOwn ? `/account/withoutpay?year=${month.slice(0, 4)}` : '/HR/leaves/without-pay', label: say('Days without pay') };
  if (code === 'OVERTIME' && isOwn) return { to: '/account/overtime', label: say('Overtime') };
  return null;
}
