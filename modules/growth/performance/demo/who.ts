import type { ClientBase } from 'pg';
import { rankOf } from '../rules/form/choose-weights.ts';

export interface DemoPeriod {
  id: number;
  name: string;
  from: string;
  to: string;
}

/** A form that the demo makes. */
export interface DemoForm {
  form: 'IPCR' | 'DPCR' | 'OPCR';
  period: DemoPeriod;
  personnel_id: number;
  office_id: number;
  office: string;
  acronym: string;
  rank: 'OFFICE' | 'STAFF' | 'SENIOR_FACULTY' | 'JUNIOR_FACULTY';
  days: number;
  teaches: boolean;
  /** Who heads the office of the form, or the next above of one’s own. */
  decider: number;
}

interface Row {
  personnel_id: number;
  office_id: number;
  office: string;
  acronym: string;
  parent_id: number | null;
  title: string;
  is_faculty: boolean;
  is_head: boolean;
  head_id: number | null;
  above_id: number | null;
  days: number;
}

const HIGH = /^(college|school|institute|graduate school)\b/i;

/** Everyone of the government service who serves 90 days of a period, with the head of today who decides; heads have the form of their office. */
export async function findRated(client: ClientBase, period: DemoPeriod, today: string, president: number): Promise<DemoForm[]> {
  const { rows } = await client.query<Row>(
    `select a.personnel_id, o.id as office_id, o.fullname as office, o.acronym, o.parent_id, t.name as title, t.track = 'faculty' as is_faculty,
       coalesce(h.personnel_id = a.personnel_id, false) as is_head, h.personnel_id as head_id, up.personnel_id as above_id, a.days::integer as days
     from (
       select distinct on (a.personnel_id) a.personnel_id, a.office_id, a.position_id,
         sum(upper(a.during * p.during) - lower(a.during * p.during)) over (partition by a.personnel_id) as days
       from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code and k.government_service
       cross join (select daterange($1::date, $2::date, '[]') as during) p
       where a.during && p.during and a.personnel_id <> $4
         and not exists (select from personnel.standing_view s where s.personnel_id = a.personnel_id and s.status_code in ('STUDY', 'SABB') and s.during @> p.during)
       order by a.personnel_id, a.during desc) a
     join organization.office_view o on o.id = a.office_id join organization.position_view t on t.id = a.position_id
     left join organization.head_view h on h.office_id = o.id and not h.is_acting and h.during @> $3::date
     left join organization.head_view up on up.office_id = o.parent_id and not up.is_acting and up.during @> $3::date
     where a.days >= 90
     order by o.tree_from, a.personnel_id`,
    [period.from, period.to, today, president],
  );
  return rows
    .filter(({ head_id: head }) => head !== null)
    .map(({ is_head: isHead, is_faculty, title, parent_id, head_id, above_id, ...row }): DemoForm => {
      const shared = { ...row, period, teaches: is_faculty, decider: isHead ? (above_id ?? president) : head_id! };
      if (!isHead) return { ...shared, form: 'IPCR', rank: rankOf({ title, is_faculty }) };
      return { ...shared, form: parent_id === null || HIGH.test(row.office) ? 'OPCR' : 'DPCR', rank: 'OFFICE' };
    });
}
