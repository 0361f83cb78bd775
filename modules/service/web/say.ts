import { longDate } from '@talaan/kernel/contract/dates.ts';

/** Centavos as `PHP 42,178.00`. */
export function sayPesos(centavos: number): string {
  return `PHP ${(centavos / 100).toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

export function sayPeriod({ from, to }: { from: string; to: string | null }): string {
  return to === null ? `${longDate(from)} to present` : `${longDate(from)} to ${longDate(to)}`;
}

/** An amount as it was typed, in pesos, as centavos; null where nothing was. */
export function toCentavos(pesos: number | string): number | null {
  return pesos === '' ? null : Math.round(Number(pesos) * 100);
}
