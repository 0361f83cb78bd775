/** A remote search starts after more than 2 characters and 100 ms (specification, sections 5 and 9), or by Enter: there are names of two letters, such as Uy. */
export const SEARCH_FROM = 3;
export const SEARCH_DELAY = 100;
