import { sql, type RawBuilder } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { AppointmentState } from '../workflow.ts';
import { ENDED, reachable } from './appointment-rows.ts';

/** An appointment as its steps need it. */
export interface FoundAppointment {
  id: number;
  application_id: number;
  post_id: number;
  personnel_id: number;
  item_id: number | null;
  position_id: number;
  office_id: number;
  campus_id: number;
  /** The number of its office in the tree. */
  tree: number;
  status_code: string;
  nature_code: string;
  salary_grade: number | null;
  step: number;
  salary: number | null;
  ends_on: string | null;
  form: '33-A' | '33-B' | '34-A' | '34-B';
  deliberated_on: string | null;
  state: AppointmentState;
  issued_on: string | null;
  received_on: string | null;
  oath_on: string | null;
  assumed_on: string | null;
  csc_on: string | null;
  fullname: string;
  position: string;
  is_applicant: boolean;
  code: string | null;
  fund_source_id: number | null;
}

const columns = sql`a.id, a.application_id, a.post_id, a.personnel_id, a.item_id, a.position_id, a.office_id, o.campus_id, o.tree_from as tree, a.status_code, a.nature_code,
  a.salary_grade, a.step, a.salary, a.ends_on, a.form, a.deliberated_on, a.state, a.issued_on, a.received_on, a.oath_on, a.assumed_on,
  a.csc_on, a.code, a.fund_source_id, p.fullname, t.name as position, p.is_applicant`;

/** An appointment within reach, held until the end of the transaction, so that two officers act on it one after the other. Error: 404. */
export async function lockAppointment(
  call: Pick<Call, 'db' | 'actor'>,
  id: number,
  groups: readonly Group[] = ['RAI'],
): Promise<FoundAppointment> {
  const [found] = await lockAppointments(call, [id], groups);
  return found!;
}

/** The same of many, in the order of their numbers. Error: 404 where one is not within reach. */
export async function lockAppointments(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  ids: readonly number[],
  groups: readonly Group[] = ['RAI'],
): Promise<FoundAppointment[]> {
  const found = await lock(db, sql`a.id = any(${[...ids]}::integer[]) and ${reachable(actor, groups)}`);
  if (found.length < ids.length) throw notFound('There is no such appointment.');
  return found;
}

/** The appointment on its way that follows from an application, held as above, within reach or not; none where nothing is prepared or duty was assumed. */
export async function lockAppointmentOf(db: Database, applicationId: number): Promise<FoundAppointment | undefined> {
  const [found] = await lock(db, sql`a.application_id = ${applicationId} and a.assumed_on is null and a.state not in ${ENDED}`);
  return found;
}

async function lock(db: Database, which: RawBuilder<unknown>): Promise<FoundAppointment[]> {
  const { rows } = await sql<FoundAppointment>`
    select ${columns} from appointing.appointment a join organization.office_view o on o.id = a.office_id
      join personnel.person_view p on p.id = a.personnel_id join organization.position_view t on t.id = a.position_id
    where ${which} order by a.id for no key update of a`.execute(db);
  return rows;
}
