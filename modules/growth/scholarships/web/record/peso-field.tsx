import { NumberInput, type NumberInputProps } from '@mantine/core';

/** An amount in pesos, kept as it is typed; `readMoney` brings it into centavos. */
export function PesoField(props: NumberInputProps) {
  return <NumberInput min={0} thousandSeparator="," inputMode="decimal" hideControls clampBehavior="none" {...props} />;
}
