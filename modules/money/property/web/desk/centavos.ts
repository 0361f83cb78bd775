import { readMoney } from '@talaan/kernel/contract/money.ts';

/** An amount as it was typed in centavos; what is none, or has a third decimal, is refused by the call on its field. */
export function centavosOf(typed: string | number): number {
  return readMoney(typed) ?? Number(typed) * 100;
}
