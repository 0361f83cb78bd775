import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listDepartments } from '@talaan/organization/contract/departments.ts';
import { nameOffice } from '@talaan/organization/web/name-office.ts';

interface OfficesFieldProps {
  label: string;
  placeholder: string;
  description?: string;
  /** Only offices of this campus. */
  campus: number | null;
  value: number[];
  onChange: (value: number[]) => void;
  error?: React.ReactNode;
}

/** Several offices, each with all below it. */
export function OfficesField({ campus, value, onChange, placeholder, ...field }: OfficesFieldProps) {
  const answer = useCall(listDepartments, { query: { per_page: 999, campus: campus ?? undefined } });
  const offices = answer.data?.departments ?? [];
  return (
    <SearchMultiSelect
      clearable
      hidePickedOptions
      limit={50}
      isLoading={answer.isPending}
      data={offices.map((office) => ({ value: String(office.id), label: nameOffice(office) }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      placeholder={value.length === 0 ? placeholder : undefined}
      nothingFoundMessage="No such office"
      {...field}
    />
  );
}
