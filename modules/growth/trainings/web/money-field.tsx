import { NumberInput, type NumberInputProps } from '@mantine/core';
import { readMoney } from '@talaan/kernel/contract/money.ts';

/** An amount in pesos, kept as it is typed; `centavosOf` brings it into centavos. */
export function MoneyField(props: NumberInputProps) {
  return <NumberInput min={0} thousandSeparator="," inputMode="decimal" hideControls clampBehavior="none" {...props} />;
}

/** An amount as it was typed in centavos; what is none is refused by the call on its field. */
export function centavosOf(typed: string | number): number {
  return typed === '' ? Number.NaN : (readMoney(typed) ?? Number(typed) * 100);
}

/** Hours as they were typed in hundredths; what is none is refused by the call on its field. */
export function hundredthsOf(typed: string | number): number {
  return typed === '' ? Number.NaN : Math.round(Number(typed) * 100);
}
