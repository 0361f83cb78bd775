import type { AccomplishmentState } from '../workflow.ts';

/** What is known of a day that an order names. Instants as ISO text; `state` is that of the accomplishment, null before it is submitted. */
export interface HomeDay {
  date: string;
  logged_in_at: string | null;
  logged_out_at: string | null;
  state: AccomplishmentState | null;
}

export const HOME_STATUSES = {
  coming: 'To come',
  absent: 'Not logged in',
  working: 'At home now',
  no_log_out: 'Not logged out',
  no_report: 'Report missing',
  to_confirm: 'To confirm',
  returned: 'Returned',
  confirmed: 'Confirmed',
  refused: 'Not confirmed',
} as const;
export type HomeStatus = keyof typeof HOME_STATUSES;

const OF_STATE: Record<AccomplishmentState, HomeStatus> = {
  SUBMITTED: 'to_confirm',
  RETURNED: 'returned',
  CONFIRMED: 'confirmed',
  REFUSED: 'refused',
};

/** Where a day at home is, on the day `today`. */
export function statusOf(day: HomeDay, today: string): HomeStatus {
  if (day.state !== null) return OF_STATE[day.state];
  if (day.logged_in_at === null) return day.date > today ? 'coming' : 'absent';
  if (day.logged_out_at === null) return day.date === today ? 'working' : 'no_log_out';
  return 'no_report';
}

/** What its person may do: log in and out on the day itself, and report once there is a log, on the day or later. */
export function mayDo(day: HomeDay, today: string): { log_in: boolean; log_out: boolean; report: boolean } {
  const isToday = day.date === today;
  const isOpen = day.state === null;
  return {
    log_in: isToday && day.logged_in_at === null,
    log_out: isToday && day.logged_in_at !== null && isOpen,
    report: day.logged_in_at !== null && (isOpen || day.state === 'RETURNED'),
  };
}
