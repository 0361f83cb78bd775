import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { openingNotedUntil, recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { readPersonnel as endpoint } from '../contract.ts';
import { maskIdentityNumber, type IdentityKind } from '../rules/identity-numbers.ts';
import { DEPARTMENT, peopleOn } from './people-query.ts';

type Answer = AnswerOf<typeof endpoint>;
type Row = Omit<Answer['personnel'], 'numbers'> & {
  numbers: { kind: IdentityKind; digits: string }[];
  merged_into: number | null;
};

const OPENED = 'Personnel record';

/** The record of a person with all appointments and PINs, the newest first. Errors: 404 outside one's scope. */
export async function readPersonnel(call: Call<{ id: number }>): Promise<Answer> {
  const { db, params, actor, today } = call;
  const [row, asked] = await readRow(db, params.id, today, {
    is_reached: sql<boolean>`(not p.is_applicant and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })})`,
    noted_until: openingNotedUntil(call, 'p.id', OPENED),
  });
  if (row?.merged_into != null) return readPersonnel({ ...call, params: { id: row.merged_into } });
  if (!row || !asked.is_reached) throw notFound('There is no such person.');
  if (asked.noted_until === null) await recordOpening(call, row.id, OPENED);
  return { personnel: formatRow(row) };
}

/** The record as it is answered everywhere; identity numbers masked. Asks nobody's scope. */
export async function readRecord(db: Database, id: number, today: string): Promise<Answer['personnel']> {
  const [row] = await readRow(db, id, today, {});
  if (!row) throw notFound('There is no such person.');
  return formatRow(row);
}

function formatRow(row: Row): Answer['personnel'] {
  return { ...row, numbers: row.numbers.map(({ kind, digits }) => ({ kind, masked: maskIdentityNumber(digits) })) };
}

/** The row, and what else is asked of the person `p`, whose office of today is `o`. */
async function readRow<Asked extends object>(
  db: Database,
  id: number,
  today: string,
  also: { [K in keyof Asked]: RawBuilder<Asked[K]> },
): Promise<[Row | undefined, Asked]> {
  const asked = Object.entries<RawBuilder<unknown>>(also).map(([name, expression]) => sql`${expression} as ${sql.id(name)}, `);
  const { rows } = await sql<Row & Asked>`
    select ${sql.join(asked, sql``)} p.id, p.idno, p.fullname, p.surname, p.first_name, p.middle_name, p.name_extension, p.maiden_surname, p.sex, p.birth_date, p.birth_place,
      p.civil_status_id, (select name from reference.civil_status where id = p.civil_status_id) as civil_status, p.email, p.mobile, p.telephone,
      p.date_hired, p.merged_into, personnel.masked_numbers(p.id) as numbers,
      (select avatar_path from identity.account_view where personnel_id = p.id) as avatar,
      ${DEPARTMENT} as department,
      (select coalesce(jsonb_agg(m.idno order by m.idno), '[]') from personnel.person m where m.merged_into = p.id) as earlier_numbers,
      (select coalesce(jsonb_agg(jsonb_build_object('from', lower(a.during), 'to', upper(a.during) - 1, 'office_id', o.id, 'campus', c.acronym,
        'office', organization.fullname_on(o.id, least(upper(a.during) - 1, greatest(lower(a.during), ${today}))), 'position', t.name,
        'salary_grade', t.salary_grade, 'status', s.name, 'nature', n.name) order by a.during desc), '[]')
        from personnel.appointment a join organization.office_view o on o.id = a.office_id join organization.campus_view c on c.id = o.campus_id
        join organization.position_view t on t.id = a.position_id join reference.appointment_status s on s.code = a.status_code
        left join reference.appointment_nature n on n.code = a.nature_code where a.personnel_id = p.id) as appointments,
      (select coalesce(jsonb_agg(jsonb_build_object('pin', pin, 'from', lower(during), 'to', upper(during) - 1) order by during desc, pin), '[]')
        from personnel.device_pin where personnel_id = p.id) as pins
    from ${peopleOn(today)} where p.id = ${id}`.execute(db);
  return [rows[0], rows[0] ?? ({} as Asked)];
}
