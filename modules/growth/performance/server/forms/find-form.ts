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

const COLUMNS = sql`f.id, f.state, f.form, jsonb_build_object('id', q.id, 'name', q.name, 'from', lower(q.during), 'to', upper(q.during) - 1) as period,
  f.personnel_id, p.fullname, f.office_id, o.fullname as office, o.parent_id is null as is_highest, f.rank, f.designation_share, f.days, f.final, f.level,
  f.comments, f.discussed_on, f.confirmed_on, f.refused_on, f.received_on, f.on_paper, f.appealed_on, f.decided_on, f.granted, f.final_before`;

export async function readForms(db: Database, where: RawBuilder<unknown>): Promise<FoundForm[]> {
  const { rows } = await sql<Omit<FoundForm, 'above_id' | 'above_office_id'>>`
    select ${COLUMNS} from ${FORMS_FROM} where ${where} order by lower(q.during) desc, f.id`.execute(db);
  const above = await readAbove(db, rows);
  return rows.map((form) => {
    const found = above.get(placeOf(form));
    return { ...form, above_id: found?.id ?? null, above_office_id: found?.office_id ?? null };
  });
}

type Place = Pick<FoundForm, 'form' | 'office_id' | 'period'>;

const placeOf = ({ form, office_id, period }: Place) => `${period.id} ${office_id} ${form === 'IPCR'}`;

/**
 * The form of the nearest unit upward with an OPCR or DPCR: for a person the own unit counts, for a unit it does not (domain page, B6.4, B6.5). It is
 * looked for once for all forms of an office and period.
 */
async function readAbove(db: Database, forms: readonly Place[]): Promise<Map<string, { id: number; office_id: number }>> {
  const places = [...new Map(forms.map((form) => [placeOf(form), form])).entries()].map(([key, { form, office_id, period }]) => ({
    key,
    period_id: period.id,
    office_id,
    is_person: form === 'IPCR',
  }));
  const { rows } = await sql<{ key: string; id: number; office_id: number }>`
    select distinct on (t.key) t.key, u.id, u.office_id
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as t (key text, period_id integer, office_id integer, is_person boolean)
      join organization.office_view o on o.id = t.office_id
      join performance.form u on u.period_id = t.period_id and u.form <> 'IPCR' and u.state <> 'NOT_RATED'
      join organization.office_view w on w.id = u.office_id and o.tree_from between w.tree_from and w.tree_to and (t.is_person or w.id <> o.id)
    order by t.key, w.tree_from desc`.execute(db);
  return new Map(rows.map(({ key, ...form }) => [key, form]));
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
