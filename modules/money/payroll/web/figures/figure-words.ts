import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { FIGURE_PARTS, type FigurePart, type FigureUnit, type NumberPart } from '../../contract/figure-fields.ts';
import type { FigureRow, FigureValue } from '../../contract/figures.ts';
import type { FigureKind } from '../../rules/figures/rates.ts';

/** Cells of the rows of a part. */
export type RowValue = Readonly<Record<string, number | string | null>>;

const SHARES: Readonly<Record<FigureUnit, number>> = { PESOS: 100, PERCENT: 100, DAYS: 1000, COUNT: 1 };

/** A number as it is typed, such as 31705.5 or 9: centavos and ten-thousandths have two decimals, days three. */
export function typedNumber(value: number | null, unit: FigureUnit): number | '' {
  return value === null ? '' : value / SHARES[unit];
}

/** The other way round; null where nothing is typed. */
export function keptNumber(typed: string | number, unit: FigureUnit): number | null {
  if (typed === '') return null;
  const kept = Number(typed) * SHARES[unit];
  return Math.abs(kept - Math.round(kept)) < 1e-6 ? Math.round(kept) : kept;
}

/** A number as it is shown. */
export function shownNumber(value: number, unit: FigureUnit): string {
  if (unit === 'PESOS') return formatMoney(value);
  const plain = (value / SHARES[unit]).toLocaleString('en-PH', { maximumFractionDigits: 3, useGrouping: false });
  return unit === 'PERCENT' ? `${plain}%` : plain;
}

export function shownCell(row: RowValue, { name, unit }: NumberPart): string {
  const value = row[name];
  return typeof value === 'number' ? shownNumber(value, unit) : 'no end';
}

/** A label without its unit, which the value shows. */
export function plainLabel(label: string): string {
  return label.replace(/ \((PHP|%|days)\)/, '');
}

export function rowsOf(value: FigureValue | undefined): readonly RowValue[] {
  return Array.isArray(value) ? value.filter((one): one is Record<string, number | string | null> => typeof one === 'object') : [];
}

export function codesOf(value: FigureValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** What a part says in a line, such as `9%`, `6 rows` or the words of a choice. */
export function shownPart(part: FigurePart, value: FigureValue | undefined): string {
  if (part.as === 'number')
    return typeof value === 'number' ? `${part.unit === 'PESOS' ? 'PHP ' : ''}${shownNumber(value, part.unit)}` : '—';
  if (part.as === 'choice') return typeof value === 'string' ? (part.choices[value] ?? value) : '—';
  if (part.as === 'several')
    return (
      codesOf(value)
        .map((code) => part.choices[code] ?? code)
        .join(', ') || '—'
    );
  return `${rowsOf(value).length} rows`;
}

/** A figure in one line: its parts with their labels. */
export function sumUp({ kind, content }: Pick<FigureRow, 'kind' | 'content'>): string {
  return FIGURE_PARTS[kind]
    .filter(({ as }) => as !== 'several')
    .map((part) => `${plainLabel(part.label)}: ${shownPart(part, content[part.name])}`)
    .join(' · ');
}

/** What applies on a day of a kind, and what is to come; the figures are the latest first. */
export function figuresAt(figures: readonly FigureRow[], kind: FigureKind, day: string) {
  const own = figures.filter((one) => one.kind === kind);
  return { applies: own.find((one) => one.effective_on <= day), coming: own.filter((one) => one.effective_on > day) };
}
