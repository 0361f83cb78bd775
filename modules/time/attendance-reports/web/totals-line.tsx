import { ColorSwatch, getThemeColor, Skeleton, Text, useMantineTheme } from '@mantine/core';
import { formatAmount } from '../rules/amounts.ts';
import type { Figure } from '../rules/reports.ts';
import './totals-line.css';

interface TotalsLineProps {
  figures: readonly (Figure & { key: string })[];
  totals: Readonly<Record<string, number>> | undefined;
  /** Whether a chart is beside it, whose colours it names. */
  isLegend?: boolean;
}

/** The sums of all rows in one line; on a card in several. */
export function TotalsLine({ figures, totals, isLegend = false }: TotalsLineProps) {
  const theme = useMantineTheme();
  if (!totals) return <Skeleton h={28} aria-busy />;
  return (
    <dl className="report-totals" aria-label="Totals">
      {figures.map(({ key, title, unit, colour }) => (
        <div key={key}>
          {isLegend && colour && <ColorSwatch size={10} color={getThemeColor(colour, theme)} withShadow={false} aria-hidden />}
          <Text component="dt" size="xs" c="dimmed">
            {title}
          </Text>
          <Text component="dd" size="sm" fw={600}>
            {formatAmount(totals[key] ?? 0, { unit })}
          </Text>
        </div>
      ))}
    </dl>
  );
}
