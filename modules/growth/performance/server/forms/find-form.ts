import { sql, type RawBuilder } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import { PERFORMANCE_READERS } from '../../contract/people.ts';
import type { Form } from '../../rules/form/form-line.ts';
import type { Level } from '../../rules/levels.ts';
import type { Period } from '../../rules/period/period.ts';
import type { Rating } from '../../rules/rating.ts';
import type { FormState } from '../../workflow.ts';
import { hasSeat } from '../settings/has-seat.ts';

/** A form with its period and its ratee. */
export interface FoundForm {
  id: number;
  state: FormState;
  form: Form;
  period: Period;
  personnel_id: number;
  fullname: string;
  office_id: number;
  office: string;
  /** No office is above its own: its OPCR is that of the head of the agency. */
  is_highest: boolean;
  rank: 'OFFICE' | 'STAFF' | 'SENIOR_FACULTY' | 'JUNIOR_FACULTY';
  designation_share: number | null;
  days: number;
  final: Rating | null;
  level: Level | null;
  comments: string;
  discussed_on: string | null;
  confirmed_on: string | null;
  refused_on: string | null;
  received_on: string | null;
  on_paper: boolean;
  appealed_on: string | null;
  decided_on: string | null;
  granted: boolean | null;
  final_before: Rating | null;
  /** The form with the next commitment above. */
  above_id: number | null;
  /** The office of that form, whose head approves and gives the final rating. */
  above_office_id: number | null;
}

/** Forms as `f` with their requests `r`, periods `q`, people `p` and offices `o`. */
const FORMS_FROM = sql`performance.form f join requests.request r on r.id = f.id join performance.period q on q.id = f.period_id
  join personnel.person_view p on p.id = f.personnel_id join organization.office_view o on o.id = f.office_id`;

/** The form of the nearest unit upward with an OPCR or DPCR: for a person the own unit counts, for a unit it does not (domain page, B6.4, B6.5). */
export const ABOVE = sql`left join lateral (
  select u.id, u.office_id from performance.form u join organization.office_view w on w.id = u.office_id
  where u.period_id = f.period_id and u.form <> 'IPCR' and u.state <> 'NOT_RATED' and o.tree_from between w.tree_from and w.tree_to
    and (f.form = 'IPCR' or w.id <> o.id)
  order by w.tree_from desc limit 1) above on true`;

const COLUMNS = sql`f.id, f.state, f.form, jsonb_build_object('id', q.id, 'name', q.name, 'from', lower(q.during), 'to', upper(q.during) - 1) as period,
  f.personnel_id, p.fullname, f.office_id, o.fullname as office, o.parent_id is null as is_highest, f.rank, f.designation_share, f.days, f.final, f.level, f.comments, f.discussed_on,
  f.confirmed_on, f.refused_on, f.received_on, f.on_paper, f.appealed_on, f.decided_on, f.granted, f.final_before, above.id as above_id,
  above.office_id as above_office_id`;

export async function readForms(db: Database, where: RawBuilder<unknown>): Promise<FoundForm[]> {
  const { rows } =
    await sql<FoundForm>`select ${COLUMNS} from ${FORMS_FROM} ${ABOVE} where ${where} order by lower(q.during) desc, f.id`.execute(db);
  return rows;
}

export async function readByRequest({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<Map<number, FoundForm>> {
  const found = await readForms(db, sql`f.id = any(${[...ids]}::integer[])`);
  return new Map(found.map((form) => [form.id, form]));
}

/**
 * A form that the caller may read: their own, of the offices that they head or keep, as a member of the team, or one in which they have a part.
 * Error: 404 for any other.
 */
export async function findForm(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<FoundForm> {
  const { actor, db } = call;
  const [found] = await readForms(db, sql`f.id = ${id}`);
  if (!found) throw notFound('There is no such form.');
  if (found.personnel_id === actor.personnelId) return found;
  const reach = visible(actor, PERFORMANCE_READERS, { person: 'f.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
  const { rows } = await sql`select from ${FORMS_FROM} where f.id = ${id} and ${reach}`.execute(db);
  if (rows.length === 0 && !(await hasSeat(call))) await findRequest(call, id);
  return found;
}

/** A form of the caller, locked. Error: 404 for that of another. */
export async function lockOwnForm(call: Pick<Call, 'db' | 'actor'>, id: number): Promise<FoundForm> {
  await sql`select from performance.form where id = ${id} for no key update`.execute(call.db);
  const [found] = await readForms(call.db, sql`f.id = ${id}`);
  if (!found || found.personnel_id !== call.actor.personnelId) throw notFound('There is no such form.');
  return found;
}
