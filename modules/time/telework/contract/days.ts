import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { HOME_STATUSES, type HomeStatus } from '../rules/home-day.ts';
import { accomplishmentFlow } from '../workflow.ts';

/** Whose days a list shows: one’s own, those of the offices that one heads or serves as clerk, all within one’s reach. */
export const whose = z.enum(['mine', 'department', 'all']).default('mine');

const status = z.enum(Object.keys(HOME_STATUSES) as [HomeStatus]);

/** Where the person was, if they agreed to say it: degrees, and how exact in metres. */
const place = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180), metres: z.number().min(0).max(100_000) });
export type Place = z.output<typeof place>;

const log = {
  logged_in_at: z.string().nullable(),
  logged_out_at: z.string().nullable(),
  tasks: z.array(z.string()),
  accomplishment: z.string(),
  state: z.enum(accomplishmentFlow.states).nullable(),
};

export const homeDayRow = z.object({
  /** The person and the date; a day that nobody logged has no record of its own. */
  id: z.string(),
  log_id: z.number().int().nullable(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  date: z.string(),
  order_no: z.string().nullable(),
  status,
  ...log,
});
export type HomeDayRow = z.output<typeof homeDayRow>;

export const listHomeDays = endpoint({
  method: 'GET',
  path: '/api/telework/days',
  summary: 'Days that approved orders name, with their logs: the caller’s own, those of their offices, or all within their reach.',
  access: 'staff',
  keptOffline: { whose: 'mine' },
  query: listQuery(['date', 'fullname', 'office', 'logged_in_at']).extend({
    whose,
    office: idList,
    on: isoDate.optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
    status: status.optional(),
  }),
  response: listOf('days', homeDayRow).extend({
    /** Of all that the filters find. */
    counts: z.object({ ordered: z.number().int(), working: z.number().int(), absent: z.number().int(), unreported: z.number().int() }),
  }),
});

export const exportHomeDays = exportOf(listHomeDays, 'days');

const homeDay = z.object({
  log_id: z.number().int().nullable(),
  date: z.string(),
  order_no: z.string().nullable(),
  may: z.object({ log_in: z.boolean(), log_out: z.boolean(), report: z.boolean() }),
  ...log,
});
export type HomeDay = z.output<typeof homeDay>;

export const readHomeToday = endpoint({
  method: 'GET',
  path: '/api/telework/today',
  summary: 'Whether the caller works from home today, what they logged, and the next dates on which they do.',
  access: 'staff',
  keptOffline: true,
  response: z.object({
    /** Null where no approved order names today. */
    day: homeDay.nullable(),
    next_dates: z.array(z.string()),
    /** Days of the past that still need a report, or to which the head returned one. */
    to_report: z.array(homeDay),
  }),
});

const logged = messageOnly.extend({ at: z.string() });

export const logIn = endpoint({
  method: 'POST',
  path: '/api/telework/log-in',
  summary: 'Logs the caller in from home, by the clock of the server; a second time on the same day it answers with the first.',
  access: 'staff',
  body: z.object({
    tasks: z
      .array(z.string().trim().min(1).max(200, 'At most 200 characters.'))
      .min(1, 'Enter what you will do today.')
      .max(20, 'At most 20 tasks.'),
    place: place.nullable(),
  }),
  response: logged,
});

export const logOut = endpoint({
  method: 'PUT',
  path: '/api/telework/log-out',
  summary:
    'Logs the caller out. `seen` is the log-out that they saw before: where there is a newer one, that is answered and nothing added.',
  access: 'staff',
  body: z.object({ seen: z.string().nullable(), place: place.nullable() }),
  response: logged,
});

export const reportAccomplishment = endpoint({
  method: 'PUT',
  path: '/api/telework/days/{id}/report',
  summary: 'Submits what the caller accomplished on a day at home, or submits it again after a return.',
  access: 'staff',
  sentLater: 'Report of work from home',
  params: byId,
  body: z.object({ accomplishment: z.string().trim().min(1, 'Enter what you accomplished.').max(3000, 'At most 3,000 characters.') }),
  response: messageOnly,
});

export const readHomeLog = endpoint({
  method: 'GET',
  path: '/api/telework/days/{id}',
  summary: 'One day at home with tasks and accomplishment, for its person, those who confirm it and those who reach them.',
  access: 'staff',
  params: byId,
  response: z.object({
    day: homeDayRow.extend({
      /** Of the accomplishment; null before it is submitted. */
      request_id: z.number().int().nullable(),
      in_ip: z.string(),
      out_ip: z.string().nullable(),
      in_place: place.nullable(),
      out_place: place.nullable(),
      ...openSteps,
    }),
  }),
});
export type HomeLog = z.output<typeof readHomeLog.response>['day'];

export const printAccomplishments = endpoint({
  method: 'POST',
  path: '/api/telework/report',
  summary: 'Issues the accomplishment report of a person over a period, to be signed by them and their head.',
  access: 'staff',
  body: z.object({
    /** Null: the caller. */
    personnel_id: recordId.nullable(),
    from: isoDate,
    to: isoDate,
  }),
  response: fileAnswer,
  download: ['application/pdf'],
});
