import { BarChart } from '@mantine/charts';
import { Card } from '@mantine/core';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { OwnPayslipRow } from '../../contract/payslips.ts';
import '@mantine/charts/styles.css';
import { say } from '@talaan/kernel/contract/say.ts';

interface YearChartProps {
  /** The latest first. */
  payslips: readonly OwnPayslipRow[];
  onChoose: (run: number) => void;
}

/** A year month by month, with bonuses in the month of their payment: what was in hand, and what was taken off; the list beside it says the same in numbers. */
export function YearChart({ payslips, onChoose }: YearChartProps) {
  if (payslips.length < 2) return null;
  const shown = [...Map.groupBy(payslips.toReversed(), ({ month }) => month)].map(([month, own]) => ({
    month,
    net: own.reduce((sum, { net }) => sum + net, 0),
    deductions: own.reduce((sum, { deductions }) => sum + deductions, 0),
    run_id: (own.find(({ kind }) => kind === 'REGULAR') ?? own[0]!).run_id,
  }));
  const said = shown.map(({ month, net }) => `${monthName(month)} ${formatPesos(net)}`).join(', ');
  return (
    <Card withBorder padding="md">
      <BarChart
        h={180}
        data={shown.map(({ month, net, deductions }) => ({
          month: monthName(month).slice(0, 3),
          net: net / 100,
          deductions: deductions / 100,
        }))}
        dataKey="month"
        type="stacked"
        series={[
          { name: 'net', label: say('In hand'), color: 'blue.6' },
          { name: 'deductions', label: say('Deducted'), color: 'gray.5' },
        ]}
        withLegend
        valueFormatter={(value) => new Intl.NumberFormat('en-PH', { maximumFractionDigits: 0 }).format(value)}
        maxBarWidth={40}
        barProps={{ isAnimationActive: false, cursor: 'pointer', onClick: (_bar: unknown, at: number) => onChoose(shown[at]!.run_id) }}
        role="img"
        aria-label={say('Net pay by month: {said}.', { said })}
      />
    </Card>
  );
}
