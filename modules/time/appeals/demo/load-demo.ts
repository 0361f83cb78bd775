import type { ClientBase } from 'pg';
import { computeDay } from '@talaan/attendance/rules/compute-day.ts';
import { REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import { DEFAULT_SETTINGS } from '@talaan/attendance/rules/settings.ts';
import { findAccount, type DemoAccount } from '@talaan/identity/demo/find-account.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { fileRequests, type DemoRequest } from '@talaan/requests/demo/file-requests.ts';
import { APPEAL_REASONS } from '../contract/appeals.ts';
import type { AppealReason } from '../rules/check-appeal.ts';
import { proposeClaims, type Claim } from '../rules/claims.ts';
import { instantOf, formatScheduleHours } from '../server/read-appealed-day.ts';
import { appealFlow, type AppealState } from '../workflow.ts';

type Way = readonly { action: string; role: 'head' | 'hr' | 'owner'; remarks?: string }[];

const ENDORSE = { action: 'endorse', role: 'head' } as const;
const APPROVE = { action: 'approve', role: 'hr' } as const;

/** The steps to each state. */
const WAYS: Record<AppealState, Way> = {
  SUBMITTED: [],
  RETURNED: [{ action: 'return', role: 'head', remarks: 'Please attach the note of the guard.' }],
  ENDORSED: [ENDORSE],
  APPROVED: [ENDORSE, APPROVE],
  DISAPPROVED: [ENDORSE, { action: 'disapprove', role: 'hr', remarks: 'The log of the gate shows nobody at that hour.' }],
  CANCELLED: [{ action: 'cancel', role: 'owner' }],
  VOIDED: [ENDORSE, APPROVE, { action: 'void', role: 'hr', remarks: 'The device file was found and has the punch.' }],
};

/** How far the appeals have come, the newest first. */
const STATES: readonly AppealState[] = [
  'SUBMITTED',
  'ENDORSED',
  'SUBMITTED',
  'RETURNED',
  'APPROVED',
  'ENDORSED',
  'DISAPPROVED',
  'SUBMITTED',
  'APPROVED',
  'VOIDED',
  'ENDORSED',
  'CANCELLED',
  'APPROVED',
  'SUBMITTED',
  'APPROVED',
  'ENDORSED',
];

const REASONS: readonly AppealReason[] = ['FORGOT', 'DEVICE_ERROR', 'FORGOT', 'FIELD_WORK', 'POWER_LOSS', 'FORGOT', 'OFFICIAL_BUSINESS'];
const EXPLANATIONS: Record<AppealReason, string> = {
  FORGOT: 'I went straight to a meeting.',
  DEVICE_ERROR: 'The device at the lobby did not answer.',
  POWER_LOSS: 'The power was out until ten.',
  OFFICIAL_BUSINESS: 'Brought the vouchers to the audit team.',
  FIELD_WORK: 'Inspection at the farm.',
};
/** At a quarter past nine of the day after. */
const MINUTES_TO_FILE = 33 * 60 + 15;
const HOURS_A_STEP = 3;

interface LackingDay {
  personnel_id: number;
  date: string;
  minutes: number[];
  account_id: number | null;
  head_id: number | null;
  head_account: number | null;
}

/** Appeals in every state, for days of the last weeks on which something is missing; those of the demo offices first. */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const hr = await findAccount(client, 'hr');
  const days = (await findLackingDays(client, today))
    .map((day) => ({ ...day, claims: claimsOf(day) }))
    .filter(({ claims }) => claims.length > 0);
  // What employee@ punched last month is told in other stories: it stays as it is.
  const own = days.filter(({ account_id }) => account_id !== null).slice(0, 1);
  const others = days.filter(({ account_id }) => account_id === null).slice(0, STATES.length);
  const appeals = [
    ...own.map((day) => ({ ...day, state: 'DISAPPROVED' as const, reason: 'FORGOT' as const })),
    ...others.map((day, at) => ({ ...day, state: STATES[at]!, reason: REASONS[at % REASONS.length]! })),
  ];
  const ids = await fileRequests(
    client,
    appealFlow,
    appeals.map((one) => requestOf(one, hr, now)),
  );
  await client.query(
    `insert into appeals.appeal (id, personnel_id, date, reason, explanation, scheduled, state)
     select * from jsonb_to_recordset($1) as a (id integer, personnel_id integer, date date, reason text, explanation text, scheduled text, state text)`,
    [
      JSON.stringify(
        appeals.map(({ personnel_id, date, reason, state }, at) => ({
          id: ids[at],
          personnel_id,
          date,
          reason,
          explanation: EXPLANATIONS[reason],
          scheduled: formatScheduleHours(date, REGULAR),
          state,
        })),
      ),
    ],
  );
  const claims = appeals.flatMap(({ date, claims: all, personnel_id, state }, at) =>
    all.map((claim) => ({ ...claim, appeal_id: ids[at], at: instantOf(date, claim.minutes), personnel_id, state })),
  );
  await client.query(
    `insert into appeals.claim (appeal_id, slot, minutes, at)
     select * from jsonb_to_recordset($1) as c (appeal_id integer, slot text, minutes smallint, at timestamptz)`,
    [JSON.stringify(claims)],
  );
  await enterPunches(
    client,
    hr,
    claims.filter(({ state }) => state === 'APPROVED'),
  );
  await excuseOutage(client, hr, days.filter((day) => day.account_id === null).slice(STATES.length));
}

/** An outage on the day on which most of the others lack punches. */
async function excuseOutage(client: ClientBase, hr: DemoAccount, days: readonly (LackingDay & { claims: Claim[] })[]): Promise<void> {
  const [most] = [...Map.groupBy(days, ({ date }) => date)].toSorted(([, one], [, other]) => other.length - one.length);
  if (!most) return;
  const [date, people] = most;
  const { rows } = await client.query<{ id: number }>(
    `insert into appeals.outage (date, from_minute, to_minute, device_id, reason, excused_by, excused_at)
     select $1, 480, 1020, min(id), 'The device at the lobby was off', $2, $3 from attendance.device_view returning id`,
    [date, hr.id, instantOf(date, MINUTES_TO_FILE)],
  );
  const punches = people.flatMap(({ personnel_id, claims }) =>
    claims.map((claim) => ({ personnel_id, slot: claim.slot, at: instantOf(date, claim.minutes) })),
  );
  await client.query(
    `insert into appeals.excused_punch (outage_id, personnel_id, slot, at)
     select $2, personnel_id, slot, at from jsonb_to_recordset($1) as e (personnel_id integer, slot text, at timestamptz)`,
    [JSON.stringify(punches), rows[0]!.id],
  );
  await client.query(
    `insert into attendance.entered_punch (personnel_id, at, source, reason, entered_by, entered_at)
     select personnel_id, at, 'APPEAL', 'Outage no. ' || outage_id || ': The device at the lobby was off', $2, at + interval '1 day'
     from appeals.excused_punch where outage_id = $1 on conflict do nothing`,
    [rows[0]!.id, hr.id],
  );
}

/** Days of the last weeks on which people with regular hours punched, but less than four times. */
async function findLackingDays(client: ClientBase, today: Temporal.PlainDate): Promise<LackingDay[]> {
  const { rows } = await client.query<LackingDay>(
    `select p.personnel_id, p.date::text, p.minutes, own.id as account_id, h.personnel_id as head_id, c.id as head_account
     from (
       select personnel_id, attendance.date_of(at) as date,
         array_agg(distinct extract(hour from kernel.clock_of(at))::integer * 60 + extract(minute from kernel.clock_of(at))::integer) as minutes
       from attendance.person_punch where at >= attendance.start_of($1::date - 45) and at < attendance.start_of($1::date) group by 1, 2) p
     join personnel.appointment_view a on a.personnel_id = p.personnel_id and a.during @> p.date
     join organization.office_view o on o.id = a.office_id
     left join organization.head_view h on h.office_id = o.id and not h.is_acting and h.during @> $1::date
     left join identity.account_view c on c.personnel_id = h.personnel_id
     left join identity.account_view own on own.personnel_id = p.personnel_id
     where cardinality(p.minutes) between 1 and 3 and extract(isodow from p.date) < 6 and h.personnel_id is distinct from p.personnel_id
       and (own.id is null or own.email = 'employee@talaan.example' and p.date < $1::date - 14)
       and not exists (select from attendance.schedule_assignment_view s where s.personnel_id = p.personnel_id)
       and not exists (select from attendance.suspension_with_parts s where s.date = p.date) and not exists (select from attendance.holiday_view d where d.date = p.date)
     order by c.email = 'head@talaan.example' desc nulls last, c.email = 'dean@talaan.example' desc nulls last, h.personnel_id is null, p.date desc, p.personnel_id limit 60`,
    [today.toString()],
  );
  return rows;
}

function claimsOf({ date, minutes }: LackingDay): Claim[] {
  const punches = minutes
    .toSorted((one, other) => one - other)
    .map((minute) => ({ id: '', minutes: minute, source: 'DEVICE_USB' as const }));
  const { slots, word, amWord, pmWord } = computeDay({ date, schedule: REGULAR, punches, modifiers: [], settings: DEFAULT_SETTINGS });
  const day = {
    am_in: slots.amIn?.minutes ?? null,
    am_out: slots.amOut?.minutes ?? null,
    pm_in: slots.pmIn?.minutes ?? null,
    pm_out: slots.pmOut?.minutes ?? null,
    word,
    am_word: amWord,
    pm_word: pmWord,
  };
  return proposeClaims(day, REGULAR, Temporal.PlainDate.from(date).dayOfWeek);
}

function requestOf(appeal: LackingDay & { state: AppealState; reason: AppealReason }, hr: DemoAccount, now: Temporal.Instant): DemoRequest {
  const { personnel_id, date, state, reason, account_id, head_id, head_account } = appeal;
  const filed = Temporal.Instant.from(instantOf(date, MINUTES_TO_FILE));
  const at = (step: number) => {
    const moment = filed.add({ hours: step * HOURS_A_STEP });
    return (Temporal.Instant.compare(moment, now) < 0 ? moment : now).toString();
  };
  const takers = {
    head: head_id === null ? hr : { id: head_account, personnel_id: head_id },
    hr,
    owner: { id: account_id, personnel_id },
  };
  return {
    ownerId: personnel_id,
    title: `${longDate(date)}, ${APPEAL_REASONS[reason].toLowerCase()}`,
    filedBy: account_id ?? hr.id,
    isOwn: true,
    at: at(0),
    steps: WAYS[state].map(({ action, role, remarks = '' }, place) => ({ action, role, by: takers[role], at: at(place + 1), remarks })),
  };
}

/** What HR approved counts. The days of the demo are computed after all its rows are there. */
async function enterPunches(client: ClientBase, hr: DemoAccount, claims: readonly object[]): Promise<void> {
  await client.query(
    `insert into attendance.entered_punch (personnel_id, at, source, reason, entered_by, entered_at)
     select personnel_id, at, 'APPEAL', 'Appeal no. ' || appeal_id, $2, at + interval '2 days'
     from jsonb_to_recordset($1) as c (personnel_id integer, at timestamptz, appeal_id integer) on conflict do nothing`,
    [JSON.stringify(claims), hr.id],
  );
}
