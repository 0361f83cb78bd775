import { sql } from 'kysely';
import { notFound, Refusal, wrongState } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { findRequest } from '@talaan/requests/server/public.ts';
import type { Report } from '../../contract/disposals.ts';
import { STATES, type ReportState } from '../../workflow.ts';
import { isMember, reachesReports, reportsFrom } from '../reach.ts';
import { reportColumns } from './report-rows.ts';

/** A report with its items, without what the caller may do. */
export type FoundReport = Omit<Report, 'actions' | 'seen' | 'is_kept' | 'is_mine_to_inspect'> & {
  approver_id: number | null;
  maker_id: number | null;
};

const NONE = 'There is no such report.';

interface Seen {
  request_id: number | null;
  reached: boolean;
  kept: boolean;
  member: boolean;
}

/** A report that the caller reaches, in whose committee they are, or in whose request they have a part. Error: 404 for any other. */
export async function findReport(
  call: Pick<Call, 'db' | 'actor' | 'today'>,
  id: number,
): Promise<FoundReport & { is_kept: boolean; is_member: boolean }> {
  const { rows } = await sql<Seen>`
    select e.request_id, ${reachesReports(call.actor)} as reached, ${reachesReports(call.actor, KEEPERS)} as kept, ${isMember(call.actor)} as member
    from ${reportsFrom} where e.id = ${id}`.execute(call.db);
  const [row] = rows;
  const isOpen = row && (row.reached || row.member);
  if (!row || (!isOpen && row.request_id === null)) throw notFound(NONE);
  if (!isOpen) await findRequest(call, row.request_id!).catch(asNone);
  const [report] = await readReports(call, { ids: [id] });
  return { ...report!, is_kept: row.kept, is_member: row.member };
}

function asNone(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw notFound(NONE);
  throw error;
}

interface LockedReport {
  id: number;
  type: Report['type'];
  number: string;
  as_at: string;
  fund_code: string;
  campus_id: number | null;
  officer_id: number;
  state: ReportState;
  request_id: number | null;
}

/** Locks a report that the caller keeps, or in whose committee they are, until the transaction ends, and reads it after that. Error: 404. */
export async function lockReport({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number, as: 'keeper' | 'member'): Promise<LockedReport> {
  await lockRow({ db }, id);
  const { rows } = await sql<LockedReport>`
    select e.id, e.type, e.number, e.as_at, e.fund_code, e.campus_id, e.officer_id, e.state, e.request_id
    from ${reportsFrom} where e.id = ${id} and ${as === 'keeper' ? reachesReports(actor, KEEPERS) : isMember(actor)}`.execute(db);
  if (!rows[0]) throw notFound(NONE);
  return rows[0];
}

/** Of a step of its request and an act of the custodian one waits for the other. */
export async function lockRow({ db }: Pick<Call, 'db'>, id: number): Promise<void> {
  await sql`select from property_disposal.report where id = ${id} for no key update`.execute(db);
}

/** Error: 409 with what the report is now. */
export function requireState(
  { type, number, state }: Pick<LockedReport, 'type' | 'number' | 'state'>,
  ...wanted: readonly ReportState[]
): void {
  if (!wanted.includes(state))
    throw wrongState(`${type} ${number} is ${STATES[state].toLowerCase()}: this cannot be done now. Reload the page.`);
}

/** Reports by their own numbers or those of their requests, no matter who asks, in the order of their numbers. */
export async function readReports(
  { db }: Pick<Call, 'db'>,
  wanted: { ids: readonly number[] } | { requests: readonly number[] },
): Promise<FoundReport[]> {
  const [which, ids] = 'ids' in wanted ? [sql`e.id`, wanted.ids] : [sql`e.request_id`, wanted.requests];
  const { rows } = await sql<FoundReport>`
    select ${selected(reportColumns)}, e.campus_id, e.approver_id, (select c.personnel_id from identity.account_view c where c.id = e.made_by) as maker_id,
      (select c.name from identity.account_view c where c.id = e.made_by) as made_by, e.made_at, e.void_reason, e.code,
      (select coalesce(jsonb_agg(jsonb_build_object('personnel_id', m.personnel_id, 'fullname', q.fullname, 'role', m.role) order by m.role, q.plain_name), '[]')
        from property_disposal.member m join personnel.person_view q on q.id = m.personnel_id where m.report_id = e.id) as members,
      (select coalesce(jsonb_agg(jsonb_build_object('item_id', l.item_id, 'no', l.no, 'property_no', i.property_no, 'class', i.class, 'article', i.article,
          'described', concat_ws(', ', nullif(concat_ws(' ', nullif(i.brand, ''), nullif(i.model, '')), ''), 'serial no. ' || nullif(i.serial, ''), nullif(i.description, '')),
          'unit', i.unit, 'acquired_on', i.acquired_on, 'item_state', i.state, 'has_photo', i.photo_file_id is not null, 'cost', l.cost,
          'depreciation', l.depreciation, 'impairment', l.impairment, 'carrying', l.cost - l.depreciation - l.impairment, 'remarks', l.remarks, 'found', l.found,
          'mode', l.mode, 'other_mode', l.other_mode, 'appraised', l.appraised, 'findings', l.findings,
          'inspected_by', (select c.name from identity.account_view c where c.id = l.inspected_by), 'is_open', l.is_open, 'left_because', l.left_because,
          'disposed_on', a.disposed_on, 'amount', l.amount, 'act_id', l.act_id) order by l.no), '[]')
        from property_disposal.line l join property.item i on i.id = l.item_id left join property_disposal.act a on a.id = l.act_id
        where l.report_id = e.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'mode', a.mode, 'other_mode', a.other_mode, 'disposed_on', a.disposed_on, 'or_no', a.or_no,
          'or_on', a.or_on, 'buyer', a.buyer, 'certificate_no', a.certificate_no, 'witnesses', a.witnesses, 'agency', a.agency, 'reference', a.reference,
          'move_id', a.move_id, 'recorded_by', (select c.name from identity.account_view c where c.id = a.recorded_by)) order by a.id), '[]')
        from property_disposal.act a where a.report_id = e.id) as acts
    from ${reportsFrom} where ${which} = any(${[...ids]}::integer[]) order by e.id`.execute(db);
  return rows;
}

/** The same by the numbers of their requests, as the steps of these read them. */
export async function readByRequest(call: Pick<Call, 'db'>, requests: readonly number[]): Promise<ReadonlyMap<number, FoundReport>> {
  return new Map((await readReports(call, { requests })).map((report) => [report.request_id!, report]));
}

/** What of a report still goes its way. */
export function openLines({ lines }: Pick<FoundReport, 'lines'>): FoundReport['lines'] {
  return lines.filter(({ is_open }) => is_open);
}
