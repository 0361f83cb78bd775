import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/management.ts';
import { formatValue, valuesOn, type AgencySetting, type AgencySettings, type SetValue } from '../../rules/agency-settings.ts';
import { markDaysDue } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';
import { findAgencySetting } from './find-agency-setting.ts';

type Changing = CallOf<typeof contract.changeAgencySetting>;

/** Sets what applies from a day on, in place of what was set for that day. Errors: 404; 422 beyond its limits, or for a month that is over. */
export async function changeSetting(call: Changing): Promise<{ message: string }> {
  const { server, db, actor, now, today, params, body } = call;
  const { part, setting } = findAgencySetting(server, params);
  requireWithin(setting, body.value);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  if (body.from < firstOfMonth)
    throw invalid({ from: [`Choose ${longDate(firstOfMonth)} or a later day: months that are over stay as they were counted.`] });
  const before = await lockSetting(call);
  await sql`
    insert into attendance.agency_setting (module, name, effective_on, value, reason, set_by, set_at)
    values (${params.module}, ${params.name}, ${body.from}, ${body.value}, ${body.reason}, ${actor.accountId}, ${now.toString()})
    on conflict (module, name, effective_on) do update
      set value = excluded.value, reason = excluded.reason, set_by = excluded.set_by, set_at = excluded.set_at`.execute(db);
  await recordChange(call, {
    action: 'set a rule of attendance',
    subject: `attendance.agency_setting:${params.module}.${params.name}`,
    before: { from: body.from, value: valuesOn(part, before, body.from)[params.name] },
    after: { from: body.from, value: body.value, reason: body.reason },
  });
  await computeAgain(call, part, body.from);
  return { message: `${setting.title}: ${formatValue(setting, body.value)} from ${longDate(body.from)} on.` };
}

/** Takes back what was to apply from a day that has not come. Errors: 404; 422 for a day that has. */
export async function takeBackSetting(call: CallOf<typeof contract.takeBackAgencySetting>): Promise<{ message: string }> {
  const { server, db, today, params } = call;
  const { setting } = findAgencySetting(server, params);
  if (params.from <= today) throw invalid({ from: ['It applies already. Set another value from a day on instead.'] });
  const before = await lockSetting(call);
  const taken = before.find(({ from }) => from === params.from);
  if (!taken) throw notFound('Nothing was set for that day.');
  await sql`
    delete from attendance.agency_setting where module = ${params.module} and name = ${params.name} and effective_on = ${params.from}`.execute(
    db,
  );
  await recordChange(call, {
    action: 'take back a rule of attendance',
    subject: `attendance.agency_setting:${params.module}.${params.name}`,
    before: { from: taken.from, value: taken.value },
  });
  return { message: `${setting.title}: what was to apply from ${longDate(params.from)} on is taken back.` };
}

/** Errors: 422 on the value. */
export function requireWithin(setting: AgencySetting, value: number): void {
  const { least, most } = setting;
  if (value < least || value > most) throw invalid({ value: [`Enter a number from ${least} to ${most}.`] });
}

/** Two who set it at the same moment come one after the other. */
async function lockSetting({ db, params: { module, name } }: Pick<Changing, 'db' | 'params'>): Promise<SetValue[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`attendance.agency_setting ${module}.${name}`}))`.execute(db);
  const { rows } = await sql<SetValue>`
    select name, effective_on as "from", value from attendance.agency_setting where module = ${module} and name = ${name}`.execute(db);
  return rows;
}

async function computeAgain({ server, db }: Pick<Call, 'server' | 'db'>, part: AgencySettings, from: string): Promise<void> {
  if (!part.changesDays) return;
  await markDaysDue(
    db,
    sql`
      select a.personnel_id, day::date from attendance.record_span r
      join personnel.appointment_view a on a.during && daterange(${from}::date, r.through, '[]')
      cross join lateral generate_series(
        greatest(lower(a.during), ${from}::date, r.since)::timestamp, least(upper(a.during) - 1, r.through)::timestamp, interval '1 day') day
      where ${from}::date <= r.through`,
  );
  await startComputing(server, db);
}
