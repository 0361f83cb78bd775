import { type SelectProps } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listPositions } from '@talaan/organization/contract/positions.ts';

interface PositionSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  value?: number | null;
  onChange?: (id: number | null) => void;
}

/** One of the positions that are offered, with its grade. */
export function PositionSelect({ value, onChange, ...select }: PositionSelectProps) {
  const answer = useCall(listPositions, { query: { per_page: 999 } });
  const positions = answer.data?.positions ?? [];
  return (
    <SearchSelect
      isLoading={answer.isPending}
      data={positions.map((one) => ({ value: String(one.id), label: `${one.name}${one.salary_grade ? ` (SG ${one.salary_grade})` : ''}` }))}
      value={value == null ? null : String(value)}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
      nothingFoundMessage="No such position"
      {...select}
    />
  );
}
