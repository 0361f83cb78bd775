import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { GROUP_NAMES, type GroupName } from '../../rules/groups.ts';
import type { RemarkOnSheet } from '../../contract/sheet-view.ts';

/** The last part of the form: the oath and the button. */
export const SUBMIT = 'submit';
export type SheetPart = GroupName | typeof SUBMIT;
export const PARTS: readonly SheetPart[] = [...GROUP_NAMES, SUBMIT];

/** Where one is in the sheet, kept in the address: the section, the open row and the field to begin with. */
export function useSheetAddress() {
  const [search, setSearch] = useSearchParams();
  const part = PARTS.find((name) => name === search.get('section')) ?? 'personal';
  const row = Number(search.get('row')) || undefined;
  const field = search.get('field') ?? undefined;

  const to = useCallback(
    (section: SheetPart, at: { row?: number | null; field?: string | null } = {}) => {
      const next = new URLSearchParams(search);
      next.set('section', section);
      setOrDelete(next, 'row', at.row);
      setOrDelete(next, 'field', at.field);
      return `?${next}`;
    },
    [search],
  );
  const openRow = useCallback(
    (opened: number | undefined) =>
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
  return { part, row, field, to, openRow, toRemark: (remark: RemarkOnSheet) => to(remark.group, remark) };
}

function setOrDelete(search: URLSearchParams, name: string, value: string | number | null | undefined): void {
  if (value === null || value === undefined) search.delete(name);
  else search.set(name, String(value));
}
