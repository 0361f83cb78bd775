import type { ReactNode } from 'react';
import { SearchMultiSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { OptionText } from '@talaan/kernel/web/forms/option-text.tsx';
import type { OpenItem } from '../contract.ts';

interface ItemFieldProps {
  items: readonly OpenItem[] | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error: ReactNode;
}

/** The vacant items of a unit. After the first one those of other positions, and those that another request asks for, cannot be chosen. */
export function ItemField({ items, value, onChange, error }: ItemFieldProps) {
  const known = new Map(items?.map((item) => [String(item.id), item]));
  const position = items?.find(({ id }) => id === value[0])?.position_id;
  return (
    <SearchMultiSelect
      label="Item"
      required
      description="Vacant in this unit and below, or known to be vacant within 180 days"
      placeholder={value.length === 0 ? 'Choose the item' : undefined}
      isLoading={items === undefined}
      data={(items ?? []).map((item) => ({
        value: String(item.id),
        label: `${item.item_number} · ${item.position}`,
        disabled: item.asked_in !== null || (position !== undefined && item.position_id !== position),
      }))}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      nothingFoundMessage={items === undefined ? 'Loading …' : 'No vacant item'}
      maxDropdownHeight={320}
      renderOption={({ option }) => <OptionText label={option.label} note={noteOf(known.get(option.value))} />}
      error={error}
    />
  );
}

function noteOf(item: OpenItem | undefined): string | null {
  if (!item) return null;
  const { salary_grade: grade, office, opens_on: opens, vice, is_funded: funded, asked_in: other } = item;
  const vacancy =
    opens === null
      ? vice === null
        ? 'New item'
        : `Vacant, vice ${vice}`
      : `Vacant from ${longDate(opens)}${vice === null ? '' : `, vice ${vice}`}`;
  return [grade !== null && `SG ${grade}`, office, vacancy, !funded && 'without funds today', other !== null && `asked for in ${other}`]
    .filter(Boolean)
    .join(' · ');
}
