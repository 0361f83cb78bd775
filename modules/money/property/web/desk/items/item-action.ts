import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { CallAccess } from '@talaan/kernel/web/calls/may-call.ts';
import type { ItemRow } from '../../../contract/items.ts';

export interface ActProps {
  items: readonly ItemRow[];
  onClose: () => void;
}

/** What can be done with chosen items in another module, such as to file their return. */
export interface ItemAction {
  place: number;
  label: string;
  /** The call that it leads to. */
  of: CallAccess;
  opens: (item: Pick<ItemRow, 'state'>) => boolean;
  /** A dialog, or what leads on to a screen. */
  Act: ComponentType<ActProps>;
}

export const itemActions = anyPoint<ItemAction>('what to do with chosen items of property');
