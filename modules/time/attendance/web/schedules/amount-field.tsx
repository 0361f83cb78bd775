import { NumberInput, type NumberInputProps } from '@mantine/core';

interface AmountFieldProps extends Omit<NumberInputProps, 'onChange'> {
  /** Null while it is empty. */
  onAmount: (amount: number | null) => void;
}

/** Hours or minutes of a schedule. */
export function AmountField({ onAmount, ...field }: AmountFieldProps) {
  return <NumberInput {...field} onChange={(typed) => onAmount(typeof typed === 'number' ? typed : null)} />;
}
