import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { placeIn } from '@talaan/kernel/server/acting.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { issuePapers, releasePapers, withdrawPapers } from '@talaan/papers/server/public.ts';
import type { addLateRow as adding, RaiRow, stepRai as stepping } from '../../contract/rai.ts';
import { raiFlow, type RaiAction } from '../../workflow.ts';
import { lockAppointment, lockAppointments } from '../find-appointment.ts';
import { moveAppointments } from '../move-appointment.ts';
import { raiLog } from '../step-logs.ts';
import { lockRai, readRai } from './read-rai.ts';

type OfRow = { month: string; id: number };
type Stepping = Call<{ month: string }, unknown, BodyOf<typeof stepping>>;

/** Adds an appointment of an earlier month to a draft. Errors: 404; 409 for a report that is certified, or an appointment that is reported. */
export async function addLateRow(call: Call<OfRow, unknown, BodyOf<typeof adding>>): Promise<AnswerOf<typeof adding>> {
  const { db, params, body } = call;
  await requireDraft(call, params.month);
  const found = await lockAppointment(call, params.id);
  if (found.issued_on === null || found.issued_on >= `${params.month}-01`) throw wrongState('This appointment is not of an earlier month.');
  const { rows } = await sql`
    insert into appointing.rai_row (month, appointment_id, late_reason) values (${`${params.month}-01`}::date, ${found.id}, ${body.reason})
    on conflict (appointment_id) do update set late_reason = excluded.late_reason where appointing.rai_row.month = excluded.month
    returning appointment_id`.execute(db);
  if (rows.length === 0) throw wrongState('This appointment is in another report.');
  await recordChange(call, {
    action: 'add a late appointment to a report',
    subject: `appointing.rai:${params.month}`,
    personnelId: found.personnel_id,
    after: { appointment: found.id, reason: body.reason },
  });
  return { message: `${found.fullname} was added to the report of ${monthName(params.month)}.` };
}

export async function removeLateRow(call: Call<OfRow>): Promise<{ message: string }> {
  const { db, params } = call;
  await requireDraft(call, params.month);
  const { rows } =
    await sql`delete from appointing.rai_row where month = ${`${params.month}-01`}::date and appointment_id = ${params.id} returning month`.execute(
      db,
    );
  if (rows.length === 0) throw notFound('This appointment is not in the report.');
  await recordChange(call, {
    action: 'take a late appointment out of a report',
    subject: `appointing.rai:${params.month}`,
    before: { appointment: params.id },
  });
  return { message: 'The appointment was taken out of the report.' };
}

/** Takes a step with a report. Errors: 409 for a wrong state, an empty report or rows without the action of the CSC; 422 for an impossible day. */
export async function stepRai(call: Stepping): Promise<AnswerOf<typeof stepping>> {
  const { db, params, body, today } = call;
  const { action, on } = body;
  const state = await lockRai(db, params.month);
  raiLog.requireOpen([{ named: `The report of ${monthName(params.month)}`, state }], action, 'hr');
  if (on > today) throw invalid({ on: ['This day is in the future.'] });
  await followStep(call);
  const month = `${params.month}-01`;
  await sql`
    update appointing.rai set ${sql.ref(DATES[action])} = ${action === 'reopen' ? null : on}::date where month = ${month}::date`.execute(
    db,
  );
  await raiLog.append(call, [
    {
      id: month,
      action,
      from: state,
      to: raiFlow.after(state, action),
      place: placeIn(call),
      after: { on },
      subject: `appointing.rai:${params.month}`,
    },
  ]);
  return { message: `${raiFlow.steps[action].label}: report of ${monthName(params.month)}.` };
}

const DATES: Record<RaiAction, string> = {
  certify: 'certified_on',
  reopen: 'certified_on',
  submit: 'submitted_on',
  receive: 'received_on',
  act: 'acted_on',
};

/** Certified, the report keeps its rows; submitted, an accredited agency’s appointments are in it. */
async function followStep(call: Stepping): Promise<void> {
  const { db, params, body } = call;
  const month = sql`${`${params.month}-01`}::date`;
  const { rows, is_accredited, code } = await readRai(call, params.month);
  if (body.action === 'certify') {
    const own = rows.filter(({ is_late }) => !is_late).map(({ id }) => id);
    const late = rows.filter(({ late_reason }) => late_reason !== null);
    if (own.length + late.length === 0) throw wrongState('A month without appointments needs no report.');
    if (params.month >= call.today.slice(0, 7)) throw invalid({ on: ['The month is not over yet.'] });
    await sql`insert into appointing.rai_row (month, appointment_id) select ${month}, unnest(${own}::integer[]) on conflict do nothing`.execute(
      db,
    );
    await issueReport(call);
  }
  if (body.action === 'reopen') {
    if (code !== null) await withdrawPapers(call, [code], 'The report was taken back before it was submitted.');
    await sql`update appointing.rai set code = null where month = ${month}`.execute(db);
    await sql`delete from appointing.rai_row where month = ${month} and late_reason = ''`.execute(db);
  }
  if (body.action === 'submit' && code !== null) await releasePapers(call, [code]);
  if (body.action === 'submit' && is_accredited)
    await moveAppointments(call, await lockAppointments(call, issuedOf(rows)), { action: 'report', as: 'report' });
  const open = rows.filter(({ state }) => ['ISSUED', 'IN_RAI', 'SENT_TO_CSC'].includes(state));
  if (body.action === 'act' && open.length > 0)
    throw wrongState(`Enter the action of the CSC for each appointment first; ${open.length} ${open.length === 1 ? 'lacks' : 'lack'} it.`);
}

function issuedOf(rows: readonly RaiRow[]): number[] {
  return rows.filter(({ state }) => state === 'ISSUED').map(({ id }) => id);
}

/** Its paper waits for the submission: until then /verify says that it was not released. */
async function issueReport(call: Stepping): Promise<void> {
  const { month } = call.params;
  const title = `Report on appointments issued of ${monthName(month)}`;
  const [paper] = await issuePapers(call, [{ kind: 'report on appointments issued', title, awaitsRelease: true }]);
  await sql`update appointing.rai set code = ${paper!.code} where month = ${`${month}-01`}::date`.execute(call.db);
}

async function requireDraft({ db }: Pick<Call, 'db'>, month: string): Promise<void> {
  const state = await lockRai(db, month);
  if (state !== 'DRAFT')
    throw wrongState(`The report of ${monthName(month)} is ${raiFlow.words[state].toLowerCase()}. Take it back to draft first.`);
}
