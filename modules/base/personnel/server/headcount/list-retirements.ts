import { sql } from 'kysely';
import type { Call, AnswerOf } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { listRetirements as listing } from '../../contract/headcount.ts';
import { lastBirthDateRetiredBy, retirementOf } from '../../rules/moves/retirement.ts';
import { avatarOf } from '../avatar-of.ts';
import { servingOn } from '../serving-on.ts';

const MONTHS = 12;
const SHOWN = 50;

type Row = Omit<AnswerOf<typeof listing>['personnels'][number], 'retires_on'> & { birth_date: string; total: number };

/** Who retires within a year, in one statement: of those in government service, whom the law retires at 65. */
export async function listRetirements({ db, actor, today }: Call): Promise<AnswerOf<typeof listing>> {
  const until = Temporal.PlainDate.from(today).add({ months: MONTHS }).toString();
  const { rows } = await sql<Row>`
    select p.id, p.fullname, ${avatarOf('p.id')} as avatar, t.name as position, o.acronym as office, c.acronym as campus, p.birth_date, count(*) over () as total
    from ${servingOn(today)} a join personnel.person p on p.id = a.personnel_id
      join reference.appointment_status s on s.code = a.status_code and s.government_service
      join organization.position_view t on t.id = a.position_id
      join organization.office_view o on o.id = a.office_id join organization.campus_view c on c.id = o.campus_id
    where p.birth_date <= ${lastBirthDateRetiredBy(until)}::date
      and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by p.birth_date, p.id limit ${SHOWN}`.execute(db);
  return {
    personnels: rows.map(({ id, fullname, avatar, position, office, campus, birth_date }) => ({
      id,
      fullname,
      avatar,
      position,
      office,
      campus,
      retires_on: retirementOf(birth_date, []).compulsoryOn,
    })),
    total: rows[0]?.total ?? 0,
  };
}
