import { formatMinutes } from './amounts.ts';

/** A day of work as far as it is said. */
export interface SaidDay {
  status: string;
  word: string | null;
  late_minutes: number;
  late_times: number;
  undertime_minutes: number;
  undertime_times: number;
  absent_thousandths: number;
}

const STATUSES: Readonly<Record<string, string>> = {
  COMPLETE: 'Present',
  INCOMPLETE: 'A punch is missing',
  ABSENT: 'Absent',
  ON_LEAVE: 'On leave',
  OB: 'Official business',
  NO_DATA: 'No data from the devices',
  AWAY: 'Away',
  HOLIDAY: 'Holiday',
  SUSPENDED: 'Work suspended',
  REST: 'Rest day',
  WFH: 'Work from home',
  PENDING: 'Not over yet',
};

/** What a day came to, in one line: 'Late 12 min, undertime 10 min', 'Absent, 1.000 day', 'On leave'. */
export function formatDay(day: SaidDay): string {
  const parts = [
    ...(day.status === 'ABSENT'
      ? [`Absent, ${(day.absent_thousandths / 1000).toFixed(3)} ${day.absent_thousandths > 1000 ? 'days' : 'day'}`]
      : []),
    ...(day.late_minutes > 0 ? [`Late ${formatMinutes(day.late_minutes)}${often(day.late_times)}`] : []),
    ...(day.undertime_minutes > 0 ? [`Undertime ${formatMinutes(day.undertime_minutes)}${often(day.undertime_times)}`] : []),
    ...(day.status === 'INCOMPLETE' ? [STATUSES.INCOMPLETE!] : []),
  ];
  if (parts.length > 0) return parts.map((part, at) => (at === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join(', ');
  return day.status === 'AWAY' && day.word ? inSentenceCase(day.word) : (STATUSES[day.status] ?? day.status);
}

function often(times: number): string {
  return times > 1 ? `, ${times} times` : '';
}

function inSentenceCase(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
