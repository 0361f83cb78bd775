import { z } from 'zod';
import { isoDate, isoMonth } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { punchSource } from './punches.ts';
import { weeklyHours } from './schedule-hours.ts';

export const dayStatus = z.enum([
  'COMPLETE',
  'INCOMPLETE',
  'ABSENT',
  'NO_DATA',
  'ON_LEAVE',
  'OB',
  'AWAY',
  'HOLIDAY',
  'SUSPENDED',
  'REST',
  'WFH',
  'PENDING',
]);

const slot = z.number().int().nullable();

const figures = {
  status: dayStatus,
  /** Minutes after midnight of the day. */
  am_in: slot,
  am_out: slot,
  pm_in: slot,
  pm_out: slot,
  late_minutes: z.number().int(),
  late_times: z.number().int(),
  undertime_minutes: z.number().int(),
  undertime_times: z.number().int(),
  absent_thousandths: z.number().int(),
  night_minutes: z.number().int(),
  /** What CS Form 48 prints over the four cells, the morning's two, the afternoon's two. */
  word: z.string().nullable(),
  am_word: z.string().nullable(),
  pm_word: z.string().nullable(),
};

export const dtrDay = z.object({ date: z.string(), ...figures });
export type DtrDay = z.output<typeof dtrDay>;

const dtrPerson = z.object({ id: z.number().int(), idno: z.string(), fullname: z.string(), office: z.string().nullable() });

export const monthTotals = z.object({
  late_minutes: z.number().int(),
  late_times: z.number().int(),
  undertime_minutes: z.number().int(),
  undertime_times: z.number().int(),
  absent_thousandths: z.number().int(),
  night_minutes: z.number().int(),
  /** Late and undertime together as part of a day, converted once for the month by the civil service's table. */
  equivalent: z.object({
    total_minutes: z.number().int(),
    hours: z.number().int(),
    minutes: z.number().int(),
    hour_thousandths: z.number().int(),
    minute_thousandths: z.number().int(),
    thousandths: z.number().int(),
  }),
  days: z.record(dayStatus, z.number().int()),
});

export const dtrMonth = z.object({
  personnel: dtrPerson,
  month: z.string(),
  days: z.array(dtrDay),
  totals: monthTotals,
  /** Dates that are being computed again. */
  due: z.array(z.string()),
  /** Locked dates that something touched after the lock: they stay as they are. */
  waiting: z.array(z.string()),
  is_locked: z.boolean(),
});
export type DtrMonth = z.output<typeof dtrMonth>;

/** Why a day is as it is: minutes of a charge, or a note. */
export const dayReason = z.object({
  kind: z.enum(['LATE', 'UNDERTIME', 'ABSENT', 'NOTE']),
  code: z.string(),
  minutes: z.number().int(),
  text: z.string(),
  source: z.string().optional(),
});

export const dtrPunch = z.object({
  at: z.string(),
  /** From midnight of the day; below 0 or above 1439 is the day before or after. */
  minutes: z.number().int(),
  source: punchSource,
  device: z.string().nullable(),
  /** From which address a device pushed it. */
  address: z.string().nullable(),
  /** Whether it stands in one of the four cells. */
  shown: z.boolean(),
  voided: z.boolean(),
  void_reason: z.string().nullable(),
  entered_reason: z.string().nullable(),
});

const stay = z.object({ from: z.number().int(), to: z.number().int() });

/** What the punches show of the hours outside the regular ones, in minutes from midnight of the day. */
export const overtimePunches = z.object({
  /** Where the regular hours end; null on a rest day or holiday. */
  after: slot,
  stays: z.array(stay),
  /** Punches without a counterpart. */
  single: z.array(z.number().int()),
});

export const dtrDayDetail = z.object({
  personnel: dtrPerson,
  /** Null where there is no result: before the record, outside any appointment, or not yet computed. */
  day: dtrDay.nullable(),
  reasons: z.array(dayReason),
  punches: z.array(dtrPunch),
  /** Null on a day without approved overtime. */
  overtime: overtimePunches.nullable(),
  schedule: z.object({ id: z.number().int().nullable(), name: z.string(), hours: weeklyHours }).nullable(),
  rules_version: z.string().nullable(),
  computed_at: z.string().nullable(),
  is_due: z.boolean(),
  is_locked: z.boolean(),
  /** Of a locked day that something touched after the lock: what it would come to, if that differs. */
  would_be: dtrDay.nullable(),
});
export type DtrDayDetail = z.output<typeof dtrDayDetail>;

export const readOwnMonth = endpoint({
  method: 'GET',
  path: '/api/account/dtr',
  summary: 'The caller’s daily time record of a month.',
  access: 'signed-in',
  keptOffline: true,
  query: z.object({ month: isoMonth }),
  response: dtrMonth,
});

export const readOwnDay = endpoint({
  method: 'GET',
  path: '/api/account/dtr/{date}',
  summary: 'One day of the caller, with the reason of each of its minutes.',
  access: 'signed-in',
  keptOffline: true,
  params: z.object({ date: isoDate }),
  response: dtrDayDetail,
});

/** Who can still help where it is too late, and the screen to go to. */
export const helper = z.object({ who: z.string(), label: z.string(), link: z.string() });

export const readDayActions = endpoint({
  method: 'GET',
  path: '/api/account/dtr/{date}/actions',
  summary: 'What the caller can do about one of their days, such as an appeal, and why not where the day calls for it, with who can help.',
  access: 'signed-in',
  params: z.object({ date: isoDate }),
  response: z.object({
    actions: z.array(z.object({ name: z.string(), label: z.string(), link: z.string() })),
    refusals: z.array(z.object({ name: z.string(), message: z.string(), helper: helper.nullable() })),
  }),
});

/** Who reads the days of a person: HR, and heads of their people. */
export const SUPERVISORS = ['EDATSADMIN', 'EDATSDEPTHEAD'] as const;

export const readPersonMonth = endpoint({
  method: 'GET',
  path: '/api/edats/personnel/{id}/dtr',
  summary: 'A person’s daily time record of a month, for HR and heads.',
  access: SUPERVISORS,
  params: byId,
  query: z.object({ month: isoMonth }),
  response: dtrMonth,
});

export const readPersonDay = endpoint({
  method: 'GET',
  path: '/api/edats/personnel/{id}/dtr/{date}',
  summary: 'A person’s day, with the reason of each of its minutes, for HR and heads.',
  access: SUPERVISORS,
  params: byId.extend({ date: isoDate }),
  response: dtrDayDetail,
});

/** How somebody stands on a day, in one word; `out` is not yet in, while the day runs, and `none` not computed. */
export const PRESENCES = ['present', 'late', 'incomplete', 'absent', 'out', 'away', 'exempt', 'suspended', 'off', 'none'] as const;
export const presence = z.enum(PRESENCES);
export type Presence = z.output<typeof presence>;

const counts = z.record(presence, z.number().int());

/** Who sees who is in: HR, heads of their people, executives of the offices that they oversee. */
export const OVERSEERS = ['EDATSADMIN', 'EDATSDEPTHEAD', ...EXECUTIVES] as const;

export const listDailyAttendance = endpoint({
  method: 'GET',
  path: '/api/edats/daily-attendance',
  summary: 'Who is present, late, absent or incomplete on a date, by office.',
  access: OVERSEERS,
  query: listQuery(['fullname', 'office', 'late_minutes'], 50).extend({
    date: isoDate,
    campus: recordId.optional(),
    office: idList,
    presence: severalOf(presence),
    ...groupedBy(['office', 'presence']),
  }),
  response: listOf(
    'personnel',
    z.object({
      id: z.number().int(),
      idno: z.string(),
      fullname: z.string(),
      avatar: z.string().nullable(),
      office_id: z.number().int(),
      office: z.string(),
      presence,
      ...figures,
      status: dayStatus.nullable(),
    }),
  ).extend({
    counts,
    offices: z.array(z.object({ id: z.number().int(), office: z.string(), campus: z.string(), counts })),
  }),
});

export const exportDailyAttendance = exportOf(listDailyAttendance, 'attendance of a day');

const sums = {
  late_times: z.number().int(),
  late_minutes: z.number().int(),
  undertime_times: z.number().int(),
  undertime_minutes: z.number().int(),
  absent_thousandths: z.number().int(),
  incomplete_days: z.number().int(),
};

export const readDepartmentStatistic = endpoint({
  method: 'GET',
  path: '/api/department/statistic',
  summary: 'Late arrivals, undertime and absences of a month in the units that one heads, by unit and person.',
  access: ['EDATSDEPTHEAD'],
  query: z.object({ month: isoMonth }),
  response: z.object({
    units: z.array(z.object({ id: z.number().int(), office: z.string(), acronym: z.string(), people: z.number().int(), ...sums })),
    personnel: z.array(
      z.object({
        id: z.number().int(),
        idno: z.string(),
        fullname: z.string(),
        avatar: z.string().nullable(),
        office_id: z.number().int(),
        ...sums,
      }),
    ),
  }),
});

export const listMonth = endpoint({
  method: 'GET',
  path: '/api/edats/month',
  summary: 'The days of a month of all people of an office and its units.',
  access: ['EDATSADMIN', 'EDATSDEPTHEAD'],
  query: listQuery(['fullname', 'late_minutes', 'undertime_minutes', 'absent_thousandths'], 50).extend({
    month: isoMonth,
    campus: recordId.optional(),
    office: idList,
  }),
  response: listOf(
    'personnel',
    z.object({
      id: z.number().int(),
      idno: z.string(),
      fullname: z.string(),
      office: z.string(),
      ...sums,
      days: z.array(z.object({ date: z.string(), status: dayStatus, late_minutes: z.number().int(), undertime_minutes: z.number().int() })),
    }),
  ),
});

export const exportMonth = exportOf(listMonth, 'months of many');
