/** A remote search starts after more than 2 characters and 100 ms (specification, sections 5 and 9). */
export const SEARCH_FROM = 3;
export const SEARCH_DELAY = 100;
