import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { whyNotServing } from '@talaan/personnel/server/public.ts';

/** Who can be accountable for property, and where they serve. */
export interface Accountable {
  id: number;
  fullname: string;
  office_id: number;
  campus_id: number;
  office: string;
  position: string;
}

export interface FoundAccountable {
  people: ReadonlyMap<number, Accountable>;
  /** Why others cannot, in a sentence. */
  hindrances: ReadonlyMap<number, string>;
}

interface Serving extends Accountable {
  status: string;
  is_government: boolean;
  head: string | null;
}

/**
 * Who of these people can be the accountable person of a paper of this day: in the service of the government on it and today. A job order
 * or contract of service may use items; the head signs (B1). A constant number of statements.
 */
export async function findAccountable(
  { db, today }: { db: Database; today: string },
  people: readonly number[],
  day: string,
): Promise<FoundAccountable> {
  const wanted = [...new Set(people)];
  const asked = wanted.flatMap((personnelId) => [day, today].map((on) => ({ id: personnelId, personnelId, from: on, to: on })));
  const hindrances = new Map(await whyNotServing(db, asked));
  const { rows } = await sql<Serving>`
    select p.id, p.fullname, o.id as office_id, o.campus_id, o.fullname as office, t.name as position, s.name as status,
      s.government_service as is_government,
      (select h.fullname from organization.head_view d join personnel.person_view h on h.id = d.personnel_id
        where d.office_id = o.id and d.during @> ${today}::date order by d.is_acting limit 1) as head
    from personnel.person_view p join personnel.appointment_view a on a.personnel_id = p.id and a.during @> ${today}::date
      join organization.office_view o on o.id = a.office_id join organization.position_view t on t.id = a.position_id
      join reference.appointment_status s on s.code = a.status_code
    where p.id = any(${wanted}::integer[])`.execute(db);
  for (const { id, fullname, status, is_government: isGovernment, head } of rows)
    if (!isGovernment && !hindrances.has(id)) {
      const instead = head === null ? 'the head of the office' : `the head of the office, ${head},`;
      hindrances.set(
        id,
        `${fullname} serves by ${status.toLowerCase()} and cannot be accountable. Issue it to ${instead} and name ${fullname} as its user.`,
      );
    }
  return { people: new Map(rows.filter(({ id }) => !hindrances.has(id)).map((one) => [one.id, one])), hindrances };
}
