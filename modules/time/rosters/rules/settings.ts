/** The facts of requested hours, which an agency may set otherwise. */
export interface RosterSettings {
  /** EO 292 Rule XVII Sec. 5: forty hours a week, lunch not counted. */
  weekMinutes: number;
  /** Rule XVII Sec. 6, MC 25 s.2019, MC 6 s.2022: flexible hours lie between these minutes of the day. */
  earliest: number;
  latest: number;
  /** RA 11032: from when to when an office is open, without a break at noon. */
  opens: number;
  closes: number;
}

export const ROSTER_SETTINGS: RosterSettings = { weekMinutes: 2400, earliest: 420, latest: 1140, opens: 480, closes: 1020 };
