import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { GROUP_NAMES, type GroupName } from '../../rules/groups.ts';
import type { RemarkOnSheet } from '../../contract/sheet-view.ts';

import { readRowKey, rowKey } from './row-key.ts';

/** The last part of the form: the oath and the button. */
export const SUBMIT = 'submit';
export type SheetPart = GroupName | typeof SUBMIT;
export const PARTS: readonly SheetPart[] = [...GROUP_NAMES, SUBMIT];

/** Where one is in the sheet, kept in the address: the section, the open row and the field to begin with. */
export function useSheetAddress() {
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((name) => name === search.get('section')) ?? 'personal';
  const row = readRowKey(search.get('row'));
  const field = search.get('field') ?? undefined;

  const to = useCallback(
    (section: SheetPart, at: { row?: string | null; field?: string | null } = {}) => {
      const next = new URLSearchParams(search);
      next.set('section', section);
      setOrDelete(next, 'row', at.row);
      setOrDelete(next, 'field', at.field);
      return `?${next}`;
    },
    [search],
  );
  const openRow = useCallback(
    (opened: string | undefined) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          setOrDelete(next, 'row', opened);
          next.delete('field');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return {
    part,
    row,
    field,
    to,
    openRow,
    toRemark: ({ group, section, row: at, field: name }: RemarkOnSheet) =>
      to(group, { row: at === null ? null : rowKey(section, at), field: name }),
  };
}

function setOrDelete(search: URLSearchParams, name: string, value: string | null | undefined): void {
  if (value === null || value === undefined) search.delete(name);
  else search.set(name, value);
}
