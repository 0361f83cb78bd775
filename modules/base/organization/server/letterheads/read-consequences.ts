import { sql } from 'kysely';
import type { CallOf, AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { previewLetterheadUse } from '../../contract/letterheads.ts';
import { carriersOf, type OfficeOnDay } from '../../rules/letterhead-carriers.ts';
import { versionOn } from './lock-place.ts';
import { readPlace, requirePlace } from './place.ts';

type Asked = CallOf<typeof previewLetterheadUse>;

/** Whose papers carry a letterhead from a day, which offices keep their own, and between which letterheads it lies. Errors: 404. */
export async function readConsequences(call: Asked): Promise<AnswerOf<typeof previewLetterheadUse>> {
  const { db, query } = call;
  const place = readPlace(query.place);
  await requirePlace(call, place);
  const { rows: offices } = await sql<OfficeOnDay & { fullname: string }>`
    select o.id, p.parent_id, o.campus_id, o.fullname,
      exists (select from organization.letterhead l where l.office_id = o.id and l.during @> ${query.from}::date) as has_own
    from organization.office o
      join organization.office_opening u on u.office_id = o.id and u.during @> ${query.from}::date and u.is_open
      left join organization.office_parent p on p.office_id = o.id and p.during @> ${query.from}::date
    order by o.tree_from`.execute(db);
  const { rows: campuses } = await sql<{ campus_id: number }>`
    select campus_id from organization.letterhead where campus_id is not null and during @> ${query.from}::date`.execute(db);
  const { rows: later } = await sql<{ from: string }>`
    select min(lower(during))::text as from from organization.letterhead where place = ${query.place} and lower(during) > ${query.from}::date`.execute(
    db,
  );
  const { carry, keep } = carriersOf(place, offices, new Set(campuses.map(({ campus_id }) => campus_id)));
  const names = (found: readonly { fullname: string }[]) => found.map(({ fullname }) => fullname);
  return {
    offices: names(carry),
    keep: names(keep),
    ends: (await versionOn(db, query.place, query.from))?.from ?? null,
    until: later[0]?.from ?? null,
  };
}
