import { Select } from '@mantine/core';

interface YearSelectProps {
  /** Null for all years. */
  year: number | null;
  years: readonly number[];
  onChange: (year: number | null) => void;
}

const ALL = 'all';

/** The year that is shown, of those that have rows. */
export function YearSelect({ year, years, onChange }: YearSelectProps) {
  const shown = [...new Set([...(year === null ? [] : [year]), ...years])].toSorted((one, other) => other - one);
  return (
    <Select
      aria-label={say('Year')}
      w={130}
      allowDeselect={false}
      value={year === null ? ALL : String(year)}
      data={[...shown.map((one) => ({ value: String(one), label: String(one) })), { value: ALL, label: 'All years' }]}
      onChange={(value) => onChange(value === ALL || value === null ? null : Number(value))}
    />
  );
}
import { say } from '@talaan/kernel/contract/say.ts';
