import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core';

/** The value of the choice to make something new. */
export const MAKE = 'make';

interface Option {
  id: number;
  label: string;
}

/** Make it; else the nearest by name; else any. */
export function matchOptions(
  make: string,
  suggestions: readonly Option[],
  everything: readonly Option[],
): ComboboxItemGroup<ComboboxItem>[] {
  const near = new Set(suggestions.map(({ id }) => id));
  const toItem = ({ id, label }: Option) => ({ value: String(id), label });
  const groups = [
    { group: 'New', items: [{ value: MAKE, label: make }] },
    { group: 'Similar', items: suggestions.map(toItem) },
    { group: 'All', items: everything.filter(({ id }) => !near.has(id)).map(toItem) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
