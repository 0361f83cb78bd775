import { BarChart } from '@mantine/charts';
import type { ReportRow } from '../contract/reports.ts';
import { axisOf, drawnAmount, formatAmount } from '../rules/amounts.ts';
import { seriesOf, type Report } from '../rules/reports.ts';
import '@mantine/charts/styles.css';

interface ReportChartProps {
  report: Report;
  rows: readonly ReportRow[];
  height: number;
  onOpen?: (row: ReportRow) => void;
}

/** The course of a report as stacked bars; the rows beside it say the same in numbers. */
export function ReportChart({ report, rows, height, onOpen }: ReportChartProps) {
  const series = seriesOf(report);
  const data = rows.map(({ name, figures }) => ({
    name: shorten(name),
    ...Object.fromEntries(series.map(({ key, unit }) => [key, drawnAmount(figures[key] ?? 0, { unit })])),
  }));
  const said = series.map(({ key, title, unit }) => {
    const sum = rows.reduce((all, { figures }) => all + (figures[key] ?? 0), 0);
    return `${title} ${formatAmount(sum, { unit })}`;
  });
  return (
    <BarChart
      h={height}
      data={data}
      dataKey="name"
      type="stacked"
      series={series.map(({ key, title, colour }) => ({ name: key, label: title, color: colour! }))}
      yAxisLabel={axisOf(series[0]!)}
      valueFormatter={(value) => new Intl.NumberFormat('en-PH', { maximumFractionDigits: 1 }).format(value)}
      maxBarWidth={48}
      barProps={{
        isAnimationActive: false,
        ...(onOpen && { cursor: 'pointer', onClick: (_bar: unknown, at: number) => onOpen(rows[at]!) }),
      }}
      role="img"
      aria-label={`${report.title} over time: ${said.join(', ')}.`}
    />
  );
}

/** `October 2026` as `Oct 2026`, `1 Oct 2026` as `1 Oct`. */
function shorten(name: string): string {
  return /^\d+ /.test(name) ? name.slice(0, -5) : name.replace(/^(\w{3})\w*/, '$1');
}
