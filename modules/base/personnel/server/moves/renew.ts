import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { RenewalBody, RenewalPreview } from '../../contract/moves.ts';
import { judgeRenewal } from '../../rules/moves/judge-renewal.ts';
import { dailyRateOf } from '../../rules/moves/salary-of-move.ts';
import { dayAfter } from '../../rules/moves/spans.ts';
import { KEEP_PEOPLE } from '../write-people.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { notifyPeopleChangedLater } from '../people-changed.ts';
import { obligateFund } from '../obligate-fund.ts';
import { digestOf } from './outcome.ts';
import { readRenewals, type LastAppointment } from './read-renewals.ts';

export type Renewing = Call<unknown, unknown, RenewalBody>;

/**
 * Renews appointments for a period, set by set in one transaction: same item, position and office, same grade and step on the table of
 * the first day. Anyone who cannot be renewed is named with the reason. Errors: 422 on from or to, on fund_source_id where it cannot pay the
 * casuals among them.
 */
export async function renew(call: Renewing, needs: PersonnelNeeds): Promise<RenewalPreview> {
  const { db, body, server } = call;
  const { from, to } = body;
  if (to < from) throw invalid({ to: ['The last day cannot lie before the first.'] });
  const until = dayAfter(to);
  await sql.raw(KEEP_PEOPLE).execute(db);
  const people = await readRenewals(call, needs, { people: body.people, from, until });
  const judged = people.map((person) => ({ person, verdict: judgeRenewal(person.last, { from, until }) }));
  const exceptions = judged.flatMap(({ person: { id, fullname }, verdict }) =>
    'why' in verdict ? [{ id, fullname, why: verdict.why }] : [],
  );
  const renewed = judged.flatMap(({ person: { last, ...person }, verdict }) =>
    'why' in verdict || !last ? [] : [{ ...person, last, warnings: verdict.warnings }],
  );
  await write(
    call,
    renewed.map(({ id, last }) => ({ id, last })),
    until,
  );
  await recordChanges(
    call,
    renewed.map(({ id, last }) => ({
      action: 'renew an appointment',
      subject: `personnel.person:${id}`,
      personnelId: id,
      before: { appointment: last.appointmentId, until: last.until },
      after: { from, to, authority: body.authority },
    })),
  );
  await notifyPeopleChangedLater(
    server,
    db,
    renewed.map(({ id }) => ({ personnelId: id, from, until: null })),
  );
  const warnings = await obligateFund(
    call,
    renewed.map(({ id, last }) => ({ ...last, personnelId: id, title: last.position, from, until, monthly: last.amount })),
    body.fund_source_id,
  );
  const shown = renewed.map(({ id, fullname, last, warnings: own }) => ({
    id,
    fullname,
    position: last.position,
    office: last.office,
    status: last.status,
    salary_grade: last.grade,
    step: last.step,
    amount: last.amount,
    daily_rate: dailyRateOf(last.statusCode, last.amount),
    warnings: own,
  }));
  const faces = renewed.map(({ avatar, acronym }) => ({ avatar, acronym }));
  return {
    renewed: shown.map((row, at) => ({ ...row, ...faces[at]! })),
    exceptions,
    warnings,
    digest: digestOf({ shown, exceptions, warnings }),
  };
}

async function write(call: Renewing, renewed: { id: number; last: LastAppointment }[], until: string): Promise<void> {
  const { db, body } = call;
  if (renewed.length === 0) return;
  await giveReason(call, `Renewed from ${longDate(body.from)}, ${body.authority}`);
  const rows = sql`jsonb_to_recordset(${JSON.stringify(
    renewed.map(({ id, last: { appointmentId, grade, step, amount, statusCode } }) => ({
      id,
      appointment: appointmentId,
      grade,
      step,
      amount,
      daily_rate: dailyRateOf(statusCode, amount),
    })),
  )}::jsonb) as w(id integer, appointment integer, grade smallint, step smallint, amount bigint, daily_rate bigint)`;
  await sql`update personnel.appointment a set during = daterange(lower(a.during), ${body.from}::date)
    from ${rows} where a.id = w.appointment and a.during @> ${body.from}::date`.execute(db);
  await sql`
    insert into personnel.appointment (personnel_id, office_id, position_id, status_code, nature_code, item_id, is_substitute, daily_rate, authority, during)
    select a.personnel_id, a.office_id, a.position_id, a.status_code, 'REAPP', a.item_id, a.is_substitute, w.daily_rate, ${body.authority},
      daterange(${body.from}::date, ${until}::date)
    from ${rows} join personnel.appointment a on a.id = w.appointment`.execute(db);
  await sql`delete from personnel.salary s using ${rows} where s.personnel_id = w.id and lower(s.during) >= ${body.from}::date`.execute(db);
  await sql`update personnel.salary s set during = daterange(lower(s.during), ${body.from}::date)
    from ${rows} where s.personnel_id = w.id and s.during @> ${body.from}::date`.execute(db);
  await sql`
    insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, authority, during)
    select w.id, w.grade, w.step, w.amount, 'appointment', ${body.authority}, daterange(${body.from}::date, ${until}::date)
    from ${rows} where w.amount is not null`.execute(db);
}
