import { anyPoint } from '@talaan/kernel/contract/contributions.ts';

/** Where another module leads from the list of schedules, such as to the requests for them. */
export interface ScheduleLink {
  label: string;
  link: string;
}

export const scheduleLinks = anyPoint<ScheduleLink>('what leads on from the work schedules');
