/** A session ends after 8 hours without a call, and after 30 days in any case. */
export const IDLE_HOURS = 8;
export const LONGEST_DAYS = 30;
