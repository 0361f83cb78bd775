import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { GROUP_NAMES, type GroupName } from '../../rules/groups.ts';
import type { RemarkOnSheet } from '../../contract/sheet-view.ts';

import { readRowKey, rowKey } from '../../rules/row-key.ts';

/** The last part of the form: the oath and the button. */
export const SUBMIT = 'submit';
export type SheetPart = GroupName | typeof SUBMIT;
export const PARTS: readonly SheetPart[] = [...GROUP_NAMES, SUBMIT];

/** Where one is in the sheet, kept in the address: the section, the open row and the field to begin with. */
export function useSheetAddress() {
  const { search, change, linkTo } = useAddress();
  const part = PARTS.find((name) => name === search.get('section')) ?? 'personal';
  const row = readRowKey(search.get('row'));
  const field = search.get('field') ?? undefined;
  const to = (section: SheetPart, { row, field }: { row?: string | null; field?: string | null } = {}) => linkTo({ section, row, field });
  return {
    part,
    row,
    field,
    to,
    openRow: (opened: string | undefined) => change({ row: opened, field: null }, { replace: true }),
    toRemark: ({ group, section, row: at, field: name }: RemarkOnSheet) =>
      to(group, { row: at === null ? null : rowKey(section, at), field: name }),
  };
}
