import { createContext, useContext } from 'react';
import type { SheetView } from '../../contract/sheet-view.ts';
import type { SheetSavers } from './sheet-savers.ts';
import type { SheetActions } from './use-sheet-store.ts';
import type { Whose } from './sheet-owner.ts';

/** The open sheet, for all that stands in it. */
export interface SheetAtHand {
  whose: Whose;
  sheet: SheetView;
  savers: SheetSavers;
  actions: SheetActions;
  mayEdit: boolean;
  /** Whether fields that are missing say so: from the first time that somebody asked what is missing. */
  tellsMissing: boolean;
  showMissing: () => void;
}

export const SheetContext = createContext<SheetAtHand | undefined>(undefined);

export function useSheet(): SheetAtHand {
  const sheet = useContext(SheetContext);
  if (!sheet) throw new Error('No sheet is open here.');
  return sheet;
}
