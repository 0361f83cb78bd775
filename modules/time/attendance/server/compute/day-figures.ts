/** What a day comes to, as columns of `attendance.day d`. */
export const FIGURES = [
  'd.status',
  'd.am_in',
  'd.am_out',
  'd.pm_in',
  'd.pm_out',
  'd.late_minutes',
  'd.late_times',
  'd.undertime_minutes',
  'd.undertime_times',
  'd.absent_thousandths',
  'd.night_minutes',
  'd.word',
  'd.am_word',
  'd.pm_word',
] as const;
