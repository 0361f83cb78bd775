/** What of the address opens something beside the list, each empty: one is opened in place of what was before. */
export const NOTHING_OPEN = { trip: null, slip: null, file: null };
