import type { WatchedPeriod, WeakJudged } from './judge-weak-ratings.ts';

export const WEAK_PAPERS = {
  INTERVENTION: 'Advice of developmental intervention',
  NOTICE: 'Notice before dropping from the rolls',
  DROPPING: 'Notice of dropping from the rolls',
} as const;
export type WeakPaper = keyof typeof WEAK_PAPERS;

/** What a paper is about: the period with the weak rating, and the one after it. */
export interface WeakPaperDue {
  paper: WeakPaper;
  weak: WatchedPeriod;
  next: WatchedPeriod | null;
  /** The last day of its receipt; null where the law has none. */
  by: string | null;
}

/**
 * The papers that a weak rating asks for (2017 RACCS Sec. 107): the advice of the intervention, also again; the notice as long as it can be in time, or once it
 * was; the notice of dropping only where dropping is open. After a second weak rating the advice is about that one.
 */
export function papersOf({ state, weak, next, notice_by: by }: WeakJudged): WeakPaperDue[] {
  if (weak === null) return [];
  if (state === 'MAY_BE_DROPPED' || state === 'NOT_DROPPED') {
    const advice: WeakPaperDue = { paper: 'INTERVENTION', weak: next!, next: null, by: null };
    return state === 'NOT_DROPPED' ? [advice] : [advice, { paper: 'DROPPING', weak, next, by: null }];
  }
  const advice: WeakPaperDue = { paper: 'INTERVENTION', weak, next, by: null };
  return state === 'NOTICE_DUE' || state === 'WARNED' ? [advice, { paper: 'NOTICE', weak, next, by }] : [advice];
}
