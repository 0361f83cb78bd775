import { OptionText } from '@talaan/kernel/web/forms/option-text.tsx';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listDepartments } from '../contract/departments.ts';
import { nameOffice } from './name-office.ts';

interface OfficePickerProps {
  label?: string;
  description?: string;
  'aria-label'?: string;
  placeholder?: string;
  required?: boolean;
  error?: React.ReactNode;
  /** Only offices of this campus. */
  campus?: number;
  value?: number | null;
  onChange?: (id: number | null) => void;
}

/** Wide enough for the name of an office, however narrow the field is. */
const LEAST_WIDTH = 'min(380px, calc(100vw - 24px))';

/** Picks an office, in the order of the tree; each says what it belongs to. */
export function OfficePicker({ campus, value, onChange, ...field }: OfficePickerProps) {
  const answer = useCall(listDepartments, { query: { per_page: 999, campus } });
  const offices = answer.data?.departments ?? [];
  const byId = new Map(offices.map((office) => [office.id, office]));
  const above = new Map(offices.map((office) => [String(office.id), byId.get(office.parent_id ?? 0)?.fullname]));
  return (
    <SearchSelect
      clearable
      isLoading={answer.isPending}
      data={offices.map((office) => ({ value: String(office.id), label: nameOffice(office) }))}
      value={value == null ? null : String(value)}
      maxDropdownHeight={320}
      styles={{ dropdown: { minWidth: LEAST_WIDTH } }}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
      nothingFoundMessage="No such office"
      placeholder="All offices"
      renderOption={({ option }) => <OptionText label={option.label} note={above.get(option.value)} />}
      {...field}
    />
  );
}
