import { Select, type SelectProps } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';

interface CampusSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** Null for every campus. */
  value?: number | null;
  onChange?: (campus: number | null) => void;
  /** What every campus together is called here. */
  everywhere: string;
}

/** One campus, or all of them. */
export function CampusSelect({ value = null, onChange, everywhere, ...field }: CampusSelectProps) {
  const answer = useCall(listCampuses, {}).data;
  const campuses = answer?.campuses ?? [];
  const data = [{ value: '', label: everywhere }, ...campuses.map((campus) => ({ value: String(campus.id), label: campus.name }))];
  return (
    <Select
      data={data}
      description={answer && campuses.length === 0 && 'No campus yet: add one under Settings, University and campuses'}
      value={value === null ? '' : String(value)}
      allowDeselect={false}
      onChange={(chosen) => onChange?.(chosen ? Number(chosen) : null)}
      {...field}
    />
  );
}
