/** What of the address opens something, each empty: one is opened in place of what was before. */
export const NOTHING_OPEN = { leave: null, file: null, correct: null, type: null };
