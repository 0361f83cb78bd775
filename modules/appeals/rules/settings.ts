/** The assumed facts of appeals (domain page, section 8), which an agency may set otherwise. */
export interface AppealSettings {
  /** Working days after the date within which an employee or a clerk files. */
  daysToFile: number;
  /** Appeals for ‘forgot’ of one person in the month of the date. */
  forgotInMonth: number;
}

export const APPEAL_SETTINGS: AppealSettings = { daysToFile: 5, forgotInMonth: 3 };
