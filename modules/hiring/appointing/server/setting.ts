import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { AppointingSetting } from '../contract/setting.ts';

export async function readSetting(db: Database): Promise<AppointingSetting> {
  const { rows } = await sql<AppointingSetting>`
    select s.is_accredited, s.accreditation, s.csc_office, s.authority_name, s.authority_title, s.hrmo_name, s.hrmo_title, s.chair_name, s.chair_title,
      (select coalesce(jsonb_agg(jsonb_build_object('election', b.election, 'from', lower(b.during), 'to', upper(b.during) - 1) order by b.during), '[]')
        from appointing.election_ban b) as bans
    from appointing.setting s`.execute(db);
  return rows[0]!;
}

/** Errors: 422 for an accreditation without its resolution, or a ban that ends before it begins. */
export async function changeSetting(call: Call<unknown, unknown, AppointingSetting>): Promise<{ message: string }> {
  const { db, body } = call;
  const { bans, ...setting } = body;
  if (setting.is_accredited && setting.accreditation === '') throw invalid({ accreditation: ['Enter the number of the resolution.'] });
  if (bans.some(({ from, to }) => to < from)) throw invalid({ bans: ['The last day of a ban is before its first.'] });
  const before = await readSetting(db);
  await db.updateTable('appointing.setting').set(setting).execute();
  await sql`delete from appointing.election_ban`.execute(db);
  await sql`
    insert into appointing.election_ban (during, election)
    select daterange(b.from, b.to, '[]'), b.election from jsonb_to_recordset(${JSON.stringify(bans)}::jsonb) as b (election text, "from" date, "to" date)
    on conflict do nothing`.execute(db);
  await recordChange(call, { action: 'change the settings of appointments', subject: 'appointing.setting:1', before, after: body });
  return { message: 'The settings of appointments were changed.' };
}
