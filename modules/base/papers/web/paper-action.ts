import type { ComponentType } from 'react';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';

/** A paper that was issued, as its view has it. */
export interface PaperInView {
  code: string;
  /** The name under which it is saved. */
  name: string;
  fetchPdf: () => Promise<Blob>;
}

/** What another module does with a printed paper: a button, or what it says once it is done, beside Save and Print. */
export interface PaperAction {
  name: string;
  /** Among the others; the smallest first. */
  place: number;
  /** Holders of one of these have it. */
  groups: readonly Group[];
  Action: ComponentType<PaperInView>;
}

export const paperActions = anyPoint<PaperAction>('what is done with a printed paper');

/** Makes an action whose code loads when a paper is shown; its file exports `Action`. */
export function paperAction(
  action: Omit<PaperAction, 'Action'> & { load: () => Promise<{ Action: ComponentType<PaperInView> }> },
): PaperAction {
  const { load, ...rest } = action;
  return { ...rest, Action: shownLater(async () => (await load()).Action) };
}
