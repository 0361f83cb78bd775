import { TreeSelect, type TreeNodeData } from '@mantine/core';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { isExternal, listDepartments, type Department } from '../contract/departments.ts';

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

/** Picks an office out of the tree of its university. */
export function OfficePicker({ campus, value, onChange, ...field }: OfficePickerProps) {
  const offices = useCall(listDepartments, { query: { per_page: 999, campus } }).data?.departments ?? [];
  return (
    <TreeSelect
      // It keeps what it first showed for a value, which without the offices is the bare number.
      key={offices.length > 0 ? 'named' : 'waiting'}
      searchable
      clearable
      data={officeTree(offices)}
      value={value == null ? null : String(value)}
      maxDropdownHeight={320}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
      nothingFoundMessage="No such office"
      placeholder="All offices"
      {...field}
    />
  );
}

/** 'HR · Human Resource Office'; one of another campus than the default says so. */
export function nameOffice({ acronym, fullname, is_active, campus_id }: Department): string {
  const notes = [isExternal(campus_id) && 'external', !is_active && 'not open'].filter(Boolean).join(', ');
  return `${acronym} · ${fullname}${notes && ` (${notes})`}`;
}

/** Offices under the offices they belong to; one whose parent is not among them stands on top. */
export function officeTree(offices: Department[]): TreeNodeData[] {
  const nodes = new Map<number, TreeNodeData>(
    offices.map((office) => [office.id, { value: String(office.id), label: nameOffice(office) }]),
  );
  const roots: TreeNodeData[] = [];
  for (const office of offices) {
    const node = nodes.get(office.id)!;
    const parent = office.parent_id === null ? undefined : nodes.get(office.parent_id);
    if (parent) (parent.children ??= []).push(node);
    else roots.push(node);
  }
  return roots;
}
