/** What the university settles for official business travel and pass slips; the domain page (section 8) assumes them. */
export interface TravelSettings {
  /** So many days after its last day a trip may still be filed, for those who left at short notice. */
  filedLateDays: number;
  /** The longest trip of one order, in calendar days. */
  longestDays: number;
  /** The most people of one order, the owner among them. */
  mostTravelers: number;
  /** So many days later a pass slip may still be filed. */
  slipLateDays: number;
  /** The longest pass slip, in minutes. */
  longestSlip: number;
}

export const TRAVEL_SETTINGS: TravelSettings = { filedLateDays: 15, longestDays: 60, mostTravelers: 40, slipLateDays: 3, longestSlip: 240 };
