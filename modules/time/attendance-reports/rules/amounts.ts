import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { Figure, Unit } from './reports.ts';

const number = new Intl.NumberFormat('en-PH');

/** A figure as a cell of a workbook: hours, days and pesos with their fractions. */
export function amountOf(value: number, { unit }: Pick<Figure, 'unit'>): number {
  return value / DIVISORS[unit];
}

const DIVISORS: Readonly<Record<Unit, number>> = {
  times: 1,
  minutes: 1,
  hours: 60,
  days: 1,
  thousandths: 1000,
  seconds: 3600,
  centavos: 100,
};

/** A figure in a chart, where minutes are hours. */
export function drawnAmount(value: number, { unit }: Pick<Figure, 'unit'>): number {
  return unit === 'minutes' ? value / 60 : amountOf(value, { unit });
}

/** What the axis of a chart counts; nothing where it counts times. */
export function axisOf({ unit }: Pick<Figure, 'unit'>): string | undefined {
  return AXES[unit];
}

const AXES: Readonly<Partial<Record<Unit, string>>> = {
  minutes: 'Hours',
  hours: 'Hours',
  seconds: 'Hours',
  days: 'Days',
  thousandths: 'Days',
};

/** The head of a column on paper and in a workbook, where a cell has no room for its unit: `Late (minutes)`. */
export function headingOf({ title, unit }: Figure): string {
  const said = unit === 'minutes' ? 'minutes' : unit === 'seconds' || unit === 'hours' ? 'hours' : null;
  return said ? `${title} (${said})` : title;
}

/** A figure on the screen: `1,204`, `4 h 20 min`, `1.250`, `2,161.70`. */
export function formatAmount(value: number, { unit }: Pick<Figure, 'unit'>): string {
  if (unit === 'thousandths') return (value / 1000).toLocaleString('en-PH', { minimumFractionDigits: 3 });
  if (unit === 'centavos') return formatMoney(value);
  if (unit === 'minutes' || unit === 'hours') return formatMinutes(value);
  if (unit === 'seconds') return formatMinutes(Math.round(value / 60));
  return number.format(value);
}

/** `4 h 20 min`, `12 min`. */
export function formatMinutes(value: number): string {
  const hours = Math.floor(value / 60);
  if (hours === 0) return `${value} min`;
  return value % 60 === 0 ? `${number.format(hours)} h` : `${number.format(hours)} h ${value % 60} min`;
}
