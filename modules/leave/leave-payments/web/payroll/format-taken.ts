import { formatMoney, formatPesos } from '@talaan/kernel/contract/money.ts';

interface Taken {
  salary: number | null;
  pera: number;
}

/** `PHP 1,532.05`, or without a salary on record what is known. */
export function formatTaken(figures: readonly Taken[]): string {
  if (figures.some(({ salary }) => salary === null)) return 'no pay on record';
  return formatPesos(figures.reduce((sum, { salary, pera }) => sum + salary! + pera, 0));
}

/** `1,441.14`, `−1,441.14` where it is given back; a dash where no salary is on record. */
export function formatChange(centavos: number | null): string {
  return formatMoney(centavos).replace('-', '−');
}
