import { Alert, Card, Stack, Text, Title } from '@mantine/core';
import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import type { Estimate } from '../../contract/payments.ts';
import { formatFactor, valueOfCredits } from '../../rules/credit-value.ts';
import { leastOfHalf, MONETIZATION, mostMonetized, type MonetizationJudged } from '../../rules/monetization.ts';

interface ComputationProps {
  estimate: Estimate;
  thousandths: number;
  isHalf: boolean;
  judged: MonetizationJudged | null;
}

/** `12.500 days` */
export const formatDays = (thousandths: number) => `${(thousandths / 1000).toFixed(3)} days`;

/** What days of credits come to, from what, and how many may be asked for. */
export function Computation({ estimate, thousandths, isHalf, judged }: ComputationProps) {
  const { monthly, factor, vl, sl, in_year } = estimate;
  const most = mostMonetized({ vl, inYear: in_year });
  return (
    <Card withBorder padding="md" component="section" aria-label={say('What it comes to')} aria-live="polite">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('What it comes to')}
        </Title>
        {monthly !== null && thousandths > 0 && (
          <div>
            <Text size="xl" fw={700}>
              {formatPesos(valueOfCredits(monthly, thousandths, factor))}
            </Text>
            <Equation monthly={monthly} thousandths={thousandths} factor={factor} />
          </div>
        )}
        {judged !== null && judged.refused !== null && (
          <Alert color="yellow" title={say('Not possible')}>
            {judged.refused}
          </Alert>
        )}
        <Facts
          facts={[
            ['Vacation leave', `${formatDays(vl)} may be used`],
            ['Sick leave', `${formatDays(sl)} may be used`],
            ['This year', in_year > 0 && `${formatDays(in_year)} monetized or asked for`],
            ['At least', formatDays(isHalf ? leastOfHalf({ vl, sl }) : MONETIZATION.least)],
            ['At most', formatDays(isHalf ? vl + sl : most)],
            ['Taken from', judged !== null && judged.refused === null && formatParts(judged)],
            ['Left after it', judged !== null && judged.refused === null && formatParts({ vl: vl - judged.vl, sl: sl - judged.sl })],
          ]}
        />
        <Text size="xs" c="dimmed">
          {say('Highest monthly salary received × days × constant factor (DBM BC 2016-2). Allowances are not in it, and it is not taxed.')}
        </Text>
      </Stack>
    </Card>
  );
}

/** `PHP 42,178.00 × 10.000 × 0.0481927` */
export function Equation({ monthly, thousandths, factor }: { monthly: number; thousandths: number; factor: number }) {
  return (
    <Text size="sm">
      {say('PHP {monthly} × {thousandths} × {factor}', {
        monthly: formatMoney(monthly),
        thousandths: (thousandths / 1000).toFixed(3),
        factor: formatFactor(factor),
      })}
    </Text>
  );
}

/** `10.000 days of vacation and 4.000 days of sick leave` */
export function formatParts({ vl, sl }: { vl: number; sl: number }): string {
  return sl === 0 ? `${formatDays(vl)} of vacation leave` : `${formatDays(vl)} of vacation and ${formatDays(sl)} of sick leave`;
}
