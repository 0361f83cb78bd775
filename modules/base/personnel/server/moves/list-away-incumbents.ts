import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '../avatar-of.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { nameItems } from './outcome.ts';

interface AwayIncumbent {
  item_id: number;
  fullname: string;
  avatar: string | null;
  office: string;
  position: string;
  away: string;
  until: string | null;
}

/** Who holds an item within one's reach and is away on a day: those for whom a substitute may be appointed. */
export async function listAwayIncumbents({ db, actor, query }: Call<unknown, { on: string }>, needs: PersonnelNeeds) {
  const { rows } = await sql<AwayIncumbent>`
    select a.item_id, p.fullname, ${avatarOf('p.id')} as avatar, o.acronym as office, t.name as position, s.name as away, upper(w.during) as until
    from personnel.standing w join reference.personnel_status s on s.code = w.status_code
    join personnel.appointment a on a.personnel_id = w.personnel_id and a.during @> ${query.on}::date and a.item_id is not null and not a.is_substitute
    join personnel.person p on p.id = a.personnel_id join organization.position_view t on t.id = a.position_id
    join organization.office_view o on o.id = a.office_id
    where w.during @> ${query.on}::date and w.status_code <> 'ACT'
      and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by p.fullname limit 200`.execute(db);
  const numbers = await nameItems(
    db,
    needs,
    rows.map(({ item_id: item }) => item),
  );
  return { incumbents: rows.map((row) => ({ ...row, item_number: numbers.get(row.item_id) ?? String(row.item_id) })) };
}
