/** What the close of a month posts for a person, in the order of the card (MC 41 s.1998 Secs. 27 and 28; domain page, section 14). */
export const CLOSED_LINES = { earned: 'Earned', late: 'Late and undertime', absent: 'Absence without leave' } as const;
