export const ITEM_STATES = ['anticipated', 'funded', 'unfunded', 'frozen', 'abolished'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** How an item stands on a day, as an appointment meets it. */
export interface ItemStanding {
  /** Null before it was opened. */
  state: ItemState | null;
  /** Since when it is in that state. */
  since: string | null;
  openedOn: string;
  /** Who holds it on the day. */
  holder: string | null;
}

/**
 * Why nobody can be appointed to an item on a day, to follow its number (`is frozen since 1 Mar 2026`); null where one can.
 * One item, one incumbent (domain, section 8.2); without funds there is no appointment (ORAOHRA: availability of funds is certified).
 */
export function whyClosed({ state, since, openedOn, holder }: ItemStanding, say: (date: string) => string): string | null {
  if (state === null) return `is there only from ${say(openedOn)}`;
  if (holder !== null) return `is held by ${holder}`;
  switch (state) {
    case 'funded':
      return null;
    case 'abolished':
      return `was abolished on ${say(since!)}`;
    case 'frozen':
      return `is frozen since ${say(since!)}`;
    case 'unfunded':
      return `has no funds since ${say(since!)}`;
    case 'anticipated':
      return 'is anticipated and not yet authorized';
  }
}
