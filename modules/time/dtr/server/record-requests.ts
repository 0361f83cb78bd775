import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { serveRequests, type AskingCall, type Facts, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { incompleteSince } from '../rules/differences.ts';
import { canBeCertified, formatHindrances } from '../rules/hindrances.ts';
import { namePeriod } from '../rules/periods.ts';
import { dtrFlow } from '../workflow.ts';
import { findHindrances } from './find-hindrances.ts';
import { notifyNewHabits } from './habits/notify-new-habits.ts';
import { lockRecords, reopenRecords } from './lock-records.ts';
import { digestOf } from './digest.ts';
import { asShown, loadDays, type RecordDays } from './load-days.ts';
import { readSubmissions } from './read-submissions.ts';

/** What follows from the steps of daily time records: submitting keeps what was signed, locking freezes the month, reopening supersedes it. */
export const recordRequests = serveRequests(dtrFlow, {
  facts: readFacts,
  asksAgain: whyNotServed,
  notNow: async (call, action, waiting) => (action === 'verify' || action === 'lock' ? whyNotCertified(call, waiting) : new Map()),
  guard: async (call, action, moved) => (action === 'submit' || action === 'ask' ? whyNotSubmitted(call, action, moved) : new Map()),
  effects: {
    submit: keepSigned,
    ask: keepSigned,
    lock: async (call, moved) => {
      const submissions = await readSubmissions(call.db, idsOf(moved));
      await lockRecords(call, submissions);
      await notifyNewHabits(call, submissions);
    },
    reopen: async (call, moved) => reopenRecords(call, await readSubmissions(call.db, idsOf(moved))),
  },
  tells: {
    return: ({ title }, why) => ({ title: 'Your daily time record was returned', description: `${title}: ${why}` }),
    reopen: ({ title }, why) => ({ title: 'Your daily time record was reopened', description: `${title}: ${why}` }),
    lock: null,
  },
});

/** A record is of days of which the person served some: an appointment may have been corrected or ended since. */
async function whyNotServed({ db }: AskingCall, waiting: readonly { id: number }[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number }>`
    select x.id from dtr.submission x where x.id = any(${idsOf(waiting)}::integer[])
      and not exists (select from personnel.appointment_view a where a.personnel_id = x.personnel_id and a.during && x.during)`.execute(db);
  return new Map(rows.map(({ id }) => [id, 'No appointment is on record in these days any more. Return the record.']));
}

export function recordFacts(record: RecordDays, officeId: number): Facts {
  return { ownerId: record.personnelId, officeId, title: `DTR of ${namePeriod(record)}` };
}

/** The office of the last appointment within the period: who heads it verifies, also where the person has moved since. */
async function readFacts(db: Database, ids: readonly number[]): Promise<Map<number, Facts>> {
  const { rows } = await sql<{ id: number; officeId: number }>`
    select distinct on (x.id) x.id, a.office_id as "officeId" from dtr.submission x
    join personnel.appointment_view a on a.personnel_id = x.personnel_id and a.during && x.during
    where x.id = any(${[...ids]}::integer[]) order by x.id, a.during desc`.execute(db);
  const offices = new Map(rows.map(({ id, officeId }) => [id, officeId]));
  const submissions = await readSubmissions(db, ids);
  return new Map(submissions.map((one) => [one.id, recordFacts(one, offices.get(one.id)!)]));
}

async function whyNotSubmitted(call: StepCall, action: 'submit' | 'ask', moved: readonly Moved[]): Promise<Map<number, string>> {
  const submissions = await readSubmissions(call.db, idsOf(moved));
  const hindrances = await findHindrances(call, submissions);
  return new Map(
    submissions.flatMap(({ id }, at) => {
      const why = refusalOf(action, hindrances[at]!);
      return why === null ? [] : [[id, why] as const];
    }),
  );
}

/** Why a record with these hindrances is not submitted so; null where it is. */
export function refusalOf(action: 'submit' | 'ask', hindrances: Awaited<ReturnType<typeof findHindrances>>[number]): string | null {
  if (action === 'submit') return hindrances.length === 0 ? null : formatHindrances(hindrances);
  if (hindrances.length === 0) return 'No day has a missing punch: submit it without certification.';
  return canBeCertified(hindrances) ? null : formatHindrances(hindrances);
}

/** A day that lost a punch after the record was signed is certified by nobody. */
async function whyNotCertified({ db }: AskingCall, moved: readonly { id: number }[]): Promise<Map<number, string>> {
  const submissions = await readSubmissions(db, idsOf(moved));
  const days = await loadDays(db, submissions);
  return new Map(
    submissions.flatMap(({ id, signedDays }, at) => {
      const [date] = incompleteSince(signedDays ?? [], asShown(days[at]!));
      return date ? [[id, `${longDate(date)} has a missing punch since the record was submitted. Return it.`] as const] : [];
    }),
  );
}

/** Keeps what the person signs: the days as they are now, and their digest. */
async function keepSigned({ db, now }: StepCall, moved: readonly Moved[]): Promise<void> {
  const submissions = await readSubmissions(db, idsOf(moved));
  const days = (await loadDays(db, submissions)).map(asShown);
  const signed = submissions.map(({ id }, at) => ({ id, days: days[at]!, digest: digestOf(days[at]!) }));
  await sql`
    update dtr.submission x set signed_days = s.days, signed_digest = s.digest, signed_at = ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) as s (id integer, days jsonb, digest text) where x.id = s.id`.execute(db);
}

function idsOf(moved: readonly { id: number }[]): number[] {
  return moved.map(({ id }) => id);
}
