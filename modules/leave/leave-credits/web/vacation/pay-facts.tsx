import { Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import type { SchoolYearRow } from '@talaan/leave/contract/school-years.ts';
import type { MyVacationPay } from '../../contract/vacation-pay.ts';

type Pay = Omit<MyVacationPay, 'school_year'>;

const thousandths = (value: number) => (value / 1000).toFixed(3);

/** The computation of vacation pay, line by line. */
export function PayFacts({ pay, year }: { pay: Pay; year: SchoolYearRow }) {
  const { present_days, without_pay, served_days, factor, paid_days, unpaid_days, monthly } = pay;
  return (
    <Stack gap="sm">
      <Text size="lg" fw={600}>
        {say('{paid} of {all} vacation days are paid', { paid: paid_days, all: year.vacation_days })}
        {unpaid_days > 0 && say(', {unpaidDays} not', { unpaidDays: unpaid_days })}
      </Text>
      <Facts
        facts={[
          ['School year', `${longDate(year.first_day)} to ${longDate(year.last_day)}: ${year.year_days} days`],
          ['Christmas vacation', `${longDate(year.christmas_from)} to ${longDate(year.christmas_to)}, not counted`],
          ['In service', `${present_days} days`],
          ['Without pay', without_pay > 0 && `${thousandths(without_pay)} days`],
          ['Served with pay', `${served_days} days`],
          ['Factor', `${year.vacation_days} ÷ ${year.year_days} = ${thousandths(factor)}`],
          ['Paid days', served_days === year.year_days ? `All ${paid_days}` : `${served_days} × ${thousandths(factor)} = ${paid_days}`],
          ['Monthly salary', monthly !== null && formatPesos(monthly)],
          ['Vacation pay', monthly !== null && `${formatPesos(monthly)} ÷ 30 × ${paid_days} = ${formatPesos(pay.pay)}`],
          ['Not paid', unpaid_days > 0 && monthly !== null && formatPesos(pay.deduction)],
        ]}
      />
    </Stack>
  );
}

/** `10 Aug 2026 to 26 Jun 2027, 84 vacation days, factor 0.274.` */
export function formatSchoolYear({ first_day, last_day, vacation_days, factor }: SchoolYearRow): string {
  return `${longDate(first_day)} to ${longDate(last_day)}, ${vacation_days} vacation days, factor ${thousandths(factor)}.`;
}
