/** What the university settles for work from home; the domain page (section 8) assumes it. */
export interface TeleworkSettings {
  /** The most people of one order. */
  mostPeople: number;
  /** The most dates of one order. */
  mostDates: number;
}

export const TELEWORK_SETTINGS: TeleworkSettings = { mostPeople: 200, mostDates: 130 };
