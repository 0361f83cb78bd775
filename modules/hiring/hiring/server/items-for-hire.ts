import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { COMPULSORY_AGE } from '@talaan/personnel/rules/moves/retirement.ts';
import type { OpenItem } from '../contract.ts';
import { latestOpening, openingOf, type ItemOpening, type ItemStanding } from '../rules/item-opening.ts';
import { reasonOf } from '../rules/reason-of-vacancy.ts';
import type { Standards } from '../rules/standards.ts';

type Reading = Pick<Call, 'db' | 'today'>;

/** An item with how it stands and the live request for it, whatever its opening. */
export type ItemForHire = Omit<OpenItem, 'opens_on'> & { opening: ItemOpening };

/** Items by their numbers, in that order; those that are not there are left out. `except` is a request that does not count as another. */
export function readItemsForHire(call: Reading, ids: readonly number[], except?: number): Promise<ItemForHire[]> {
  return readItems(call, sql<SqlBool>`i.id = any(${[...ids]}::integer[])`, except);
}

/** The items of an office and its units that are vacant or will be within 180 days, by number. */
export async function readOpenItems(call: Reading, officeId: number, except?: number): Promise<OpenItem[]> {
  const latest = latestOpening(call.today);
  // What is held beyond the last day on which a vacancy may be anticipated is left to the database.
  const items = await readItems(
    call,
    sql<SqlBool>`o.id in (select id from organization.offices_within(${officeId}))
      and coalesce(s.state, 'anticipated') not in ('abolished', 'frozen') and (a.personnel_id is null or ${LEAVES_ON} <= ${latest}::date)`,
    except,
  );
  return items.flatMap(({ opening, ...item }) => (opening.closed === null ? [{ ...item, opens_on: opening.opens_on }] : []));
}

const RETIRES_ON = sql`(p.birth_date + make_interval(years => ${sql.lit(COMPULSORY_AGE)}))::date`;
const LEAVES_ON = sql`least(upper(a.during), ${RETIRES_ON}, (select min(e.last_day) + 1 from personnel.separation_view e
  where e.personnel_id = a.personnel_id and e.last_day >= lower(a.during)))`;

type Found = ItemStanding &
  Standards &
  Omit<OpenItem, 'opens_on' | 'reason' | 'standards' | 'is_funded'> & {
    retires: boolean;
    separation: string | null;
    nature: string | null;
  };

async function readItems({ db, today }: Reading, where: RawBuilder<SqlBool>, except = 0): Promise<ItemForHire[]> {
  const { rows } = await sql<Found>`
    select i.id, i.item_number, i.position_id, t.name as position, t.salary_grade, o.fullname as office, s.state,
      (select min(lower(x.during)) from plantilla.item_state x where x.item_id = i.id and x.state = 'funded' and lower(x.during) > ${today}::date) as funded_from,
      p.fullname as holder, ${LEAVES_ON} as leaves_on, coalesce(${RETIRES_ON} = ${LEAVES_ON}, false) as retires,
      (select q.fullname from personnel.appointment_view x join personnel.person_view q on q.id = x.personnel_id
        where x.item_id = i.id and not x.is_substitute and lower(x.during) > ${today}::date order by x.during limit 1) as next_holder,
      coalesce(p.fullname, l.fullname) as vice,
      (select e.cause_code from personnel.separation_view e where e.personnel_id = coalesce(a.personnel_id, l.personnel_id)
        and e.last_day = coalesce(upper(a.during), l.left_on) - 1) as separation,
      (select x.nature_code from personnel.appointment_view x where x.personnel_id = l.personnel_id and lower(x.during) = l.left_on limit 1) as nature,
      (select r.number from hiring.request_item w join hiring.request r on r.id = w.request_id
        where w.item_id = i.id and w.is_live and r.id <> ${except}) as asked_in,
      coalesce(i.education, t.education) as education, coalesce(i.experience_years, t.experience_years) as experience_years,
      case when i.experience_years is null then t.experience else '' end as experience,
      coalesce(i.training_hours, t.training_hours) as training_hours, '' as training,
      coalesce(i.eligibility, t.eligibility) as eligibility, coalesce(i.competency, t.competency) as competency
    from plantilla.item i
    join organization.position_view t on t.id = i.position_id
    join organization.office_view o on o.id = i.office_id
    left join plantilla.item_state s on s.item_id = i.id and s.during @> ${today}::date
    left join personnel.appointment_view a on a.item_id = i.id and not a.is_substitute and a.during @> ${today}::date
    left join personnel.person_view p on p.id = a.personnel_id
    left join lateral (
      select v.personnel_id, q.fullname, upper(v.during) as left_on from personnel.appointment_view v join personnel.person_view q on q.id = v.personnel_id
      where a.personnel_id is null and v.item_id = i.id and not v.is_substitute and upper(v.during) <= ${today}::date order by v.during desc limit 1
    ) l on true
    where ${where} order by i.item_number collate reference.by_number`.execute(db);
  return rows.map((row) => {
    const { education, experience_years, experience, training_hours, training, eligibility, competency } = row;
    return {
      id: row.id,
      item_number: row.item_number,
      position_id: row.position_id,
      position: row.position,
      salary_grade: row.salary_grade,
      office: row.office,
      is_funded: row.state === 'funded',
      vice: row.vice,
      reason: reasonOf(row),
      asked_in: row.asked_in,
      standards: { education, experience_years, experience, training_hours, training, eligibility, competency },
      opening: openingOf(row, today),
    };
  });
}

/** The standards of a position, for what is asked for without an item; undefined where it is not there. */
export async function readStandardsOfPosition({ db }: Reading, id: number): Promise<(Standards & { position: string }) | undefined> {
  const { rows } = await sql<Standards & { position: string }>`
    select name as position, education, experience_years, experience, training_hours, '' as training, eligibility, competency
    from organization.position_view where id = ${id} and retired_on is null`.execute(db);
  return rows[0];
}
