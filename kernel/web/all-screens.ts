import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** Every screen of the product, told by the application to whoever shows what a view group opens. */
export const AllScreens = createContext<readonly Screen[]>([]);

export function useAllScreens(): readonly Screen[] {
  return useContext(AllScreens);
}
