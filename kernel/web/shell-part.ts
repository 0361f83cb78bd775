import type { ComponentType } from 'react';
import { anyPoint } from '../contract/contributions.ts';
import { shownLater } from './shown-later.ts';
import { loadAhead } from './use-loaded.ts';

/** What a module adds to the frame around every screen of somebody signed in. */
export interface ShellPart {
  /** An icon of the top bar, an entry of the menu of the avatar, a banner above the screen, or what lies over it when it is wanted. */
  where: 'top bar' | 'avatar menu' | 'banner' | 'overlay';
  /** Among the others of its kind; the smallest first. */
  place: number;
  /** Fetches its code before it is shown. */
  load: () => Promise<unknown>;
  Part: ComponentType;
}

export const shellParts = anyPoint<ShellPart>('parts of the shell');

/** A part of the shell; its file exports `Part`. */
export function shellPart(where: ShellPart['where'], place: number, load: () => Promise<{ Part: ComponentType }>): ShellPart {
  const loadPart = async () => (await load()).Part;
  return { where, place, load: () => loadAhead(loadPart), Part: shownLater(loadPart) };
}
