import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/settings.ts';
import { servedKinds } from '../served-kinds.ts';
import { readSettings } from './read-settings.ts';

type Change<E extends { body: z.ZodType }> = Call<unknown, unknown, z.output<E['body']>>;

/** From a day on; what was planned for that day or later is replaced. Errors: 403 with a role over a part of the university, 422 for a day that is past. */
export async function changeHeadsSetting(call: Change<typeof contract.changeHeadsSetting>): Promise<{ message: string }> {
  const { from, head_decides_beside_officer, absence_climbs } = call.body;
  return change(call, 'requests.setting', sql`true`, async () => {
    await sql`
      insert into requests.setting (during, head_decides_beside_officer, absence_climbs)
      values (daterange(${from}::date, null), ${head_decides_beside_officer}, ${absence_climbs})`.execute(call.db);
  });
}

/** Errors: as above; 404 for a kind that has no clock. */
export async function changeClock(call: Change<typeof contract.changeClock>): Promise<{ message: string }> {
  const { kind, from, days } = call.body;
  if (!servedKinds().some((one) => one.kind.kind === kind && one.kind.settingsOf === undefined && one.kind.clock))
    throw notFound('Requests of this kind have no deadline.');
  return change(call, 'requests.clock', sql`kind = ${kind}`, async () => {
    await sql`insert into requests.clock (kind, days, during) values (${kind}, ${days}, daterange(${from}::date, null))`.execute(call.db);
  });
}

/** Errors: as above; 404 for a role that is not found by rules. */
export async function changeAuthorities(call: Change<typeof contract.changeAuthorities>): Promise<{ message: string }> {
  const { kind, role, from, rules } = call.body;
  const served = servedKinds().find((one) => one.kind.kind === kind && one.kind.settingsOf === undefined);
  if (!served || !('byRules' in (served.kind.roles[role] ?? {}))) throw notFound('This role is not found by rules.');
  const lines = rules.map((rule, at) => ({
    ...rule,
    priority: at + 1,
    type: rule.type || null,
    at_least: rule.fact && rule.at_least,
    below: rule.fact && rule.below,
    office_id: rule.gives === 'head-of-office' || rule.gives === 'group' ? rule.office_id : null,
    group_name: rule.gives === 'group' ? rule.group_name : null,
  }));
  return change(call, 'requests.rule', sql`kind = ${kind} and role = ${role}`, async () => {
    await sql`
      insert into requests.rule (kind, role, priority, type, fact, at_least, below, gives, office_id, group_name, because, during)
      select ${kind}, ${role}, priority, type, fact, at_least, below, gives, office_id, group_name, because, daterange(${from}::date, null)
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (priority smallint, type text, fact text, at_least bigint, below bigint, gives text,
        office_id integer, group_name text, because text)`.execute(call.db);
  });
}

/** Ends what applies on the day before, takes out what was to begin later, and writes down what applies instead. */
async function change(
  call: Call<unknown, unknown, { from: string }>,
  table: 'requests.setting' | 'requests.clock' | 'requests.rule',
  which: RawBuilder<unknown>,
  write: () => Promise<void>,
): Promise<{ message: string }> {
  const { db, today, body } = call;
  if (body.from < today) throw invalid({ from: ['Choose today or a later day: what was decided stays as it is.'] });
  const before = await readSettings(call);
  await sql`delete from ${sql.table(table)} where ${which} and lower(during) >= ${body.from}::date`.execute(db);
  await sql`
    update ${sql.table(table)} set during = daterange(lower(during), ${body.from}::date) where ${which} and during @> ${body.from}::date`.execute(
    db,
  );
  await write();
  const part = ({ 'requests.setting': 'heads', 'requests.clock': 'clocks', 'requests.rule': 'authorities' } as const)[table];
  await recordChange(call, {
    action: 'change the rules of approval',
    subject: table,
    before: { [part]: before[part] },
    after: body,
  });
  return { message: `This applies from ${longDate(body.from)} on.` };
}
