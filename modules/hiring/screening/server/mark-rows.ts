import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { markRows as endpoint } from '../contract/screening.ts';
import { computeScreenings } from './compute-screenings.ts';
import { lockApplication } from './lock-application.ts';

/** Keeps what HR says of rows of the data sheet, and computes the application anew. Errors: 404, 409; 422 for a row that the sheet has not. */
export async function markRows(call: CallOf<typeof endpoint>) {
  const { db, actor, now, params, body } = call;
  const application = await lockApplication(call, params.id);
  const known = await keysOfRows(call, application.id);
  if (body.rows.some(({ row }) => !known.has(row))) throw invalid({ rows: ['The data sheet has no such row any more. Reload the page.'] });
  const said = (name: 'is_relevant' | 'weekly_hours' | 'verified_hours') => body.rows.map((row) => name in row && row[name] !== undefined);
  await sql`
    insert into screening.mark as m (application_id, row_key, is_relevant, weekly_hours, verified_hours, account_id, at)
    select ${application.id}, r.row, r.is_relevant, r.weekly_hours, r.verified_hours, ${actor.accountId || null}, ${now.toString()}
    from unnest(${body.rows.map(({ row }) => row)}::text[], ${body.rows.map((row) => row.is_relevant ?? null)}::boolean[],
      ${body.rows.map((row) => row.weekly_hours ?? null)}::integer[], ${body.rows.map((row) => row.verified_hours ?? null)}::integer[])
      as r (row, is_relevant, weekly_hours, verified_hours)
    on conflict (application_id, row_key) do nothing`.execute(db);
  await sql`
    update screening.mark m set is_relevant = case when r.says_relevant then r.is_relevant else m.is_relevant end,
      weekly_hours = case when r.says_weekly then r.weekly_hours else m.weekly_hours end,
      verified_hours = case when r.says_verified then r.verified_hours else m.verified_hours end,
      account_id = ${actor.accountId || null}, at = ${now.toString()}
    from unnest(${body.rows.map(({ row }) => row)}::text[], ${body.rows.map((row) => row.is_relevant ?? null)}::boolean[],
      ${body.rows.map((row) => row.weekly_hours ?? null)}::integer[], ${body.rows.map((row) => row.verified_hours ?? null)}::integer[],
      ${said('is_relevant')}::boolean[], ${said('weekly_hours')}::boolean[], ${said('verified_hours')}::boolean[])
      as r (row, is_relevant, weekly_hours, verified_hours, says_relevant, says_weekly, says_verified)
    where m.application_id = ${application.id} and m.row_key = r.row`.execute(db);
  await recordChange(call, {
    action: 'mark rows of a data sheet',
    subject: `screening.screening:${application.id}`,
    personnelId: application.personnel_id,
    after: { rows: body.rows.length },
  });
  await computeScreenings(call, [application.id]);
  return { message: 'Saved, and computed anew.' };
}

async function keysOfRows({ db }: Pick<Call, 'db'>, id: number): Promise<Set<string>> {
  const { rows } = await sql<{ row: string }>`
    select distinct e ->> 'row' as row from screening.result r cross join jsonb_array_elements(r.evidence) as e where r.application_id = ${id}`.execute(
    db,
  );
  return new Set(rows.map(({ row }) => row));
}
