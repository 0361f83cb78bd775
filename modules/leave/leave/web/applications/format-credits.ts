import type { Application } from '../../contract/applications.ts';
import { say } from '@talaan/kernel/contract/say.ts';

type Unit = Application['balances'][number]['unit'];

/** An amount of days as the card has it, with three decimals. */
export function formatThousandths(thousandths: number): string {
  return (thousandths / 1000).toFixed(3).replace('-', '−');
}

/** `2.500 days`, `1.000 day`. */
export function formatDayCount(thousandths: number): string {
  return `${formatThousandths(thousandths)} ${say(thousandths === 1000 ? 'day' : 'days')}`;
}

/** A balance in the unit of its book. */
export function formatAmount(amount: number, unit: Unit): string {
  return unit === 'second' ? `${Math.round((amount / 3600) * 100) / 100} h` : formatDayCount(amount);
}
