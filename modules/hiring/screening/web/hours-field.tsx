import { NumberInput } from '@mantine/core';

interface HoursFieldProps {
  label: string;
  placeholder: string;
  /** In hundredths. */
  saved: number | null;
  most: number;
  onSave: (hundredths: number | null) => void;
}

/** Hours that an officer corrects, saved when the field is left. */
export function HoursField({ label, placeholder, saved, most, onSave }: HoursFieldProps) {
  return (
    <NumberInput
      key={saved}
      size="xs"
      mt={4}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={saved === null ? undefined : saved / 100}
      min={0}
      max={most}
      decimalScale={2}
      hideControls
      onBlur={({ currentTarget }) => {
        const typed = currentTarget.value.replaceAll(',', '').trim();
        const hundredths = typed === '' ? null : Math.round(Number(typed) * 100);
        if (hundredths !== saved && !Number.isNaN(hundredths)) onSave(hundredths);
      }}
    />
  );
}
