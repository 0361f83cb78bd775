import type { ReactNode } from 'react';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { CallAccess } from '../calls/may-call.ts';

export interface BulkAction<Row> {
  label: string;
  icon?: ReactNode;
  /** It voids or takes away what it is done with. */
  danger?: boolean;
  run: (rows: Row[]) => void;
  /** Whether it can be done with a row; left out: with each. What no selected row allows is not offered. */
  opens?: (row: Row) => boolean;
  /** Takes it for the selected rows, else for the one in focus. */
  hotkey?: 'a' | 'd' | 'r';
  /** The call it leads to: it is not offered to those whose roles do not open that. */
  of?: CallAccess;
  /** The call that does it, where that is of another collection than the list: the rows are done with then. */
  sends?: Pick<Endpoint, 'path'>;
}

/** What some of these rows allow; everything where none does, so that the answer says why. */
export function openActions<Row>(actions: readonly BulkAction<Row>[], rows: readonly Row[]): BulkAction<Row>[] {
  const open = actions.filter(({ opens = () => true }) => rows.some(opens));
  return open.length > 0 ? open : [...actions];
}
