import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Book } from '@talaan/ledger/contract.ts';
import type { Certified } from '../../contract/shapes.ts';
import type { LeaveType } from '../../rules/leave-type.ts';
import type { Part } from '../../rules/parts.ts';
import type { LeaveState } from '../../workflow.ts';
import { columns } from '../read-types.ts';
import { ownBookOf } from './own-book.ts';

/** An application with its type as it applied at the filing and its live dates, for what follows from its steps. */
export interface Leave {
  id: number;
  personnelId: number;
  officeId: number | null;
  /** The salary grade of the position, by which rules tell officials. */
  grade: number | null;
  state: LeaveState;
  type: LeaveType;
  ownBook: Book | null;
  isPaper: boolean;
  receivedOn: string;
  firstDay: string;
  lastDay: string;
  place: 'PHILIPPINES' | 'ABROAD' | null;
  foreignAuthority: string;
  eventOn: string | null;
  lateReason: string;
  actingId: number | null;
  certified: Certified | null;
  parts: Part[];
  papers: { name: string; isRequired: boolean; isThere: boolean }[];
}

/** Applications by their numbers, no matter who asks, in the order of their numbers. */
export async function findLeaves(db: Call['db'], ids: readonly number[], today: string): Promise<Leave[]> {
  const { rows } = await sql<Omit<Leave, 'ownBook'>>`
    select a.id, a.personnel_id as "personnelId", s.office_id as "officeId", n.salary_grade as grade, a.state, a.is_paper as "isPaper", a.received_on as "receivedOn",
      a.first_day as "firstDay", a.last_day as "lastDay", a.place, a.foreign_authority as "foreignAuthority", a.event_on as "eventOn",
      a.late_reason as "lateReason", a.acting_id as "actingId", a.certified,
      (select to_jsonb(t) from (select ${columns} from leave.type_terms where code = a.type_code and effective_on = a.terms_on) t) as type,
      (select coalesce(jsonb_agg(jsonb_build_object('date', d.date, 'part', d.part, 'thousandths', d.thousandths, 'seconds', d.seconds,
          'free', d.free, 'name', '', 'vl', d.vl, 'sl', d.sl, 'own', d.own, 'without', d.without_pay, 'withoutColumn', d.without_column)
          order by d.date, d.part), '[]')
        from leave.application_day d where d.application_id = a.id and (d.is_live or d.given_back is null)) as parts,
      (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'isRequired', p.is_required,
          'isThere', p.file_id is not null and p.verdict is distinct from 'LACKING') order by p.no), '[]')
        from leave.paper p where p.application_id = a.id) as papers
    from leave.application a
    left join personnel.appointment_view s on s.personnel_id = a.personnel_id and s.during @> ${today}::date
    left join organization.position_view n on n.id = s.position_id
    where a.id = any(${[...ids]}::integer[]) order by a.id`.execute(db);
  return rows.map((row) => ({ ...row, ownBook: ownBookOf(row.type) }));
}
