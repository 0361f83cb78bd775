import { z } from 'zod';
import { dayReason, dtrDay, dtrPunch, helper } from '@talaan/attendance/contract/days.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import type { AppealReason } from '../rules/check-appeal.ts';
import { SLOTS, type Slot } from '../rules/claims.ts';
import { appealFlow } from '../workflow.ts';

export const APPEAL_REASONS: Record<AppealReason, string> = {
  FORGOT: 'Forgot to punch',
  DEVICE_ERROR: 'Device error',
  POWER_LOSS: 'Power loss',
  OFFICIAL_BUSINESS: 'Official business',
  FIELD_WORK: 'Field work',
};

export const SLOT_NAMES: Record<Slot, string> = {
  am_in: 'A.M. arrival',
  am_out: 'A.M. departure',
  pm_in: 'P.M. arrival',
  pm_out: 'P.M. departure',
};

const reason = z.enum(Object.keys(APPEAL_REASONS) as [AppealReason, ...AppealReason[]], { error: 'Choose the reason.' });
const state = z.enum(appealFlow.states);
const slot = z.enum(SLOTS);
/** Minutes after midnight of the date; above 1440 is the next day. */
export const claim = z.object({ slot, minutes: z.number({ error: 'Enter the time.' }).int().min(0).max(2880) });

const appealRow = z.object({
  id: z.number().int(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  date: z.string(),
  reason,
  claims: z.array(claim),
  state,
  filed_at: z.string(),
  ...openSteps,
});
export type AppealRow = z.output<typeof appealRow>;

/** Whose appeals: one’s own, those of the offices that one heads or clerks for, or those in HR’s reach. */
const whose = z.enum(['mine', 'department', 'all']);

export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/time-log-appeals',
  summary: 'Time-log appeals: one’s own, those of the offices that one heads, and those in HR’s reach; the newest first.',
  access: 'staff',
  query: listQuery(['date', 'fullname', 'filed_at']).extend({
    whose: whose.optional(),
    state: z
      .union([state, z.array(state)])
      .transform((value) => [value].flat())
      .optional(),
    reason: reason.optional(),
    office: idList,
    person: recordId.optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
    ...groupedBy(['state', 'reason', 'office']),
  }),
  response: listOf('appeals', appealRow),
});

export const exportAppeals = exportOf(listAppeals, 'time-log appeals');

/** A day by the rules of attendance, as it is or as it would be. */
export const dayView = dtrDay.extend({
  reasons: z.array(dayReason),
  /** `Regular office hours: 8:00 AM–12:00 PM, 1:00 PM–5:00 PM`. */
  scheduled: z.string(),
});
export type DayView = z.output<typeof dayView>;

const bothDays = {
  /** As the day is; null where it has no result. */
  now: dayView.nullable(),
  /** As it would be with the claimed punches; null where none is claimed. */
  would_be: dayView.nullable(),
};

export const readAppeal = endpoint({
  method: 'GET',
  path: '/api/time-log-appeals/{id}',
  summary: 'One appeal with the day as it is, all that was punched, and what the day would come to.',
  access: 'staff',
  params: byId,
  response: z.object({
    appeal: appealRow.omit({ seen: true, actions: true }).extend({
      is_own: z.boolean(),
      explanation: z.string(),
      proof: z.string().nullable(),
      ...bothDays,
      punches: z.array(dtrPunch),
      /** The hours of the day when the appeal was filed, where they were others than now. */
      scheduled_then: z.string().nullable(),
      /** Appeals of the person for forgotten punches in the month of the date, this one among them. */
      forgot_in_month: z.number().int(),
    }),
  }),
});
export type Appeal = z.output<typeof readAppeal.response>['appeal'];

export const readProof = endpoint({
  method: 'GET',
  path: '/api/time-log-appeals/{id}/proof',
  summary: 'The proof of an appeal, for those who read the appeal.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf', 'image/jpeg', 'image/png'],
});

/** A claim in an address: `am_in.480`. */
const claimText = z
  .string()
  .regex(/^(am_in|am_out|pm_in|pm_out)\.\d{1,4}$/)
  .transform((text) => {
    const [slot, minutes] = text.split('.');
    return { slot: slot as Slot, minutes: Number(minutes) };
  });

const whoseDay = { date: isoDate, person: recordId.optional() };

export const readAppealForm = endpoint({
  method: 'GET',
  path: '/api/time-log-appeals/form',
  summary:
    'What an appeal for a day begins with: the day, its missing punches, and whether it can be filed. Of oneself, or of a person in reach.',
  access: 'staff',
  query: z.object(whoseDay),
  response: z.object({
    person: z.object({ id: z.number().int(), fullname: z.string(), office: z.string().nullable() }),
    is_own: z.boolean(),
    now: dayView.nullable(),
    punches: z.array(dtrPunch),
    /** What the schedule asks for. */
    asked: z.array(claim),
    /** Of that, what is missing. */
    proposed: z.array(claim),
    last_day: z.string(),
    /** How many appeals for forgotten punches the month has, and may have. */
    forgot: z.object({ used: z.number().int(), most: z.number().int() }),
    /** Why none can be filed. */
    hindrance: z.string().nullable(),
    /** Who can still help then. */
    helper: helper.nullable(),
    /** The appeal for this day that is not decided yet. */
    open_id: z.number().int().nullable(),
  }),
});
export type AppealForm = z.output<typeof readAppealForm.response>;

export const previewAppeal = endpoint({
  method: 'GET',
  path: '/api/time-log-appeals/preview',
  summary: 'What a day would come to with the claimed punches, by the rules by which it is computed.',
  access: 'staff',
  query: z.object({
    ...whoseDay,
    claim: z
      .union([claimText, z.array(claimText).max(SLOTS.length)])
      .transform((value) => [value].flat())
      .optional(),
  }),
  response: z.object(bothDays),
});

const facts = z.object({
  reason,
  explanation: z.string().trim().max(500, 'At most 500 characters.').default(''),
  claims: z.array(claim).min(1, 'Enter at least one time.').max(SLOTS.length),
  /** Of an upload; null for none, or to leave the one that is there. */
  attachment_path: z.string().max(200).nullable().default(null),
});

export const fileAppeal = endpoint({
  method: 'POST',
  path: '/api/time-log-appeals',
  summary: 'Files an appeal for a day of oneself, or as HR or the clerk of an office for a person in reach.',
  access: 'staff',
  body: facts.extend({ personnel_id: recordId.nullable().default(null), date: isoDate }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const correctAppeal = endpoint({
  method: 'PUT',
  path: '/api/time-log-appeals/{id}',
  summary: 'Corrects one’s returned appeal and files it again.',
  access: 'staff',
  params: byId,
  body: facts,
  response: messageOnly,
});
