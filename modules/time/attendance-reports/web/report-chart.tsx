import { useState } from 'react';
import { BarChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { ReportRow } from '../contract/reports.ts';
import { axisOf, drawnAmount, formatAmount } from '../rules/amounts.ts';
import { seriesOf, type Report } from '../rules/reports.ts';
import '@mantine/charts/styles.css';
import './report-chart.css';

interface ReportChartProps {
  report: Report;
  rows: readonly ReportRow[];
  height: number;
  /** Where a bar leads. */
  linkOf?: (row: ReportRow) => string;
}

/** As wide as `Oct 2026` with a gap. */
const LABEL_WIDTH = 56;

/** The course of a report as stacked bars, each a link where it leads somewhere; the rows beside it say the same in numbers. */
export function ReportChart({ report, rows, height, linkOf }: ReportChartProps) {
  const navigate = useNavigate();
  const [focused, setFocused] = useState<number>();
  const series = seriesOf(report);
  const data = rows.map(({ name, figures }) => ({
    name: shorten(name),
    ...Object.fromEntries(series.map(({ key, unit }) => [key, drawnAmount(figures[key] ?? 0, { unit })])),
  }));
  const formatRows = (said: readonly ReportRow[]) =>
    series
      .map(({ key, title, unit }) => {
        const sum = said.reduce((all, { figures }) => all + (figures[key] ?? 0), 0);
        return `${title} ${formatAmount(sum, { unit })}`;
      })
      .join(', ');
  const formatRow = (row: ReportRow) => `${row.name}: ${formatRows([row])}`;
  return (
    <div className="report-chart">
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
          ...(linkOf && {
            cursor: 'pointer',
            onClick: (_bar: unknown, at: number) => void navigate(linkOf(rows[at]!), { preventScrollReset: true }),
          }),
        }}
        {...(linkOf && {
          accessibilityLayer: false,
          xAxisProps: {
            interval: 0,
            tick: (tick: Tick) => (
              <BarLink
                key={tick.index}
                tick={tick}
                bars={rows.length}
                to={linkOf(rows[tick.index]!)}
                label={data[tick.index]!.name}
                said={formatRow(rows[tick.index]!)}
                onFocus={() => setFocused(tick.index)}
                onBlur={() => setFocused(undefined)}
              />
            ),
          },
        })}
        role={linkOf ? 'group' : 'img'}
        aria-label={`${report.title} over time: ${formatRows(rows)}.`}
      />
      {focused !== undefined && rows[focused] && (
        <Text size="xs" className="report-chart-said" aria-hidden>
          {formatRow(rows[focused])}
        </Text>
      )}
    </div>
  );
}

/** What the chart says of the place beneath a bar. */
interface Tick {
  index: number;
  x: number | string;
  y: number | string;
  /** Of the whole axis. */
  width?: number | string;
}

interface BarLinkProps {
  tick: Tick;
  bars: number;
  to: string;
  label: string;
  said: string;
  onFocus: () => void;
  onBlur: () => void;
}

/** The bar as the keyboard reaches it: its label with a frame around the bar; where labels would meet, some are left out. */
function BarLink({ tick, bars, to, label, said, onFocus, onBlur }: BarLinkProps) {
  const [x, y] = [Number(tick.x), Number(tick.y)];
  const band = Number(tick.width) / bars;
  const isLabelled = tick.index % Math.ceil(LABEL_WIDTH / band) === 0;
  return (
    <Link to={to} preventScrollReset aria-label={said} className="report-bar-link" onFocus={onFocus} onBlur={onBlur}>
      <rect x={x - band / 2 + 1} y={1} width={Math.max(0, band - 2)} height={y - 2} />
      {isLabelled && (
        <text x={x} y={y} dy={14} textAnchor="middle">
          {label}
        </text>
      )}
    </Link>
  );
}

/** `October 2026` as `Oct 2026`, `1 Oct 2026` as `1 Oct`. */
function shorten(name: string): string {
  return /^\d+ /.test(name) ? name.slice(0, -5) : name.replace(/^(\w{3})\w*/, '$1');
}
