import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import type { AssignmentBody, DesignationBody, LeaveBody, StandingBody } from '../../../contract/move-rows.ts';
import { checkAssignment } from '../../../rules/moves/assignment-limits.ts';
import type { RowKind } from './dated-row.ts';

export const designationKind: RowKind<DesignationBody> = {
  table: 'designation',
  one: 'designation',
  check: async (call, { id }, { office_id, from }) => {
    await requireService(call.db, id, from);
    await requireOffice(call, office_id, from);
  },
  columns: async (_call, { from: _from, to: _to, ...columns }) => columns,
};

export const assignmentKind: RowKind<AssignmentBody> = {
  table: 'assignment',
  one: 'assignment',
  check: async (call, { id }, { kind, office_id, agency }, span) => {
    const status = await statusOn(call.db, id, span.from);
    const errors = checkAssignment({ kind, officeId: office_id, agency, ...span, status });
    if (Object.keys(errors).length > 0) throw invalid(errors);
    if (office_id !== null) await requireOffice(call, office_id, span.from);
  },
  columns: async (_call, { kind, office_id, agency, order_number }) => ({
    kind,
    office_id: kind === 'detail' || kind === 'secondment' ? null : office_id,
    agency: kind === 'detail' || kind === 'secondment' ? agency : '',
    order_number,
  }),
};

export const standingKind: RowKind<StandingBody> = {
  table: 'standing',
  one: 'standing',
  check: async ({ db }, { id }, { status_code, from }) => {
    await requireService(db, id, from);
    const status = await db
      .selectFrom('reference.personnel_status')
      .select(['ends_service', 'name'])
      .where('code', '=', status_code)
      .executeTakeFirst();
    if (!status || status_code === 'ACT') throw invalid({ status_code: ['Choose how the person is away or suspended.'] });
    if (status.ends_service) throw invalid({ status_code: [`“${status.name}” ends the service: enter a separation.`] });
  },
  columns: async (_call, { status_code, authority }) => ({ status_code, authority }),
};

export const leaveKind: RowKind<LeaveBody> = {
  table: 'leave_without_pay',
  one: 'absence without pay',
  check: async ({ db }, { id }, { days, from, to }) => {
    await requireService(db, id, from);
    const most = Temporal.PlainDate.from(from).until(to).days + 1;
    if (days > most * 1000) throw invalid({ days: [`There are only ${most} days from ${longDate(from)} to ${longDate(to)}.`] });
  },
  columns: async (_call, { days, remarks }) => ({ days, remarks }),
};

/** The status of the appointment that runs on a day. */
export async function statusOn(db: Database, personnelId: number, day: string): Promise<string | null> {
  const { rows } = await sql<{ status_code: string }>`
    select status_code from personnel.appointment where personnel_id = ${personnelId} and during @> ${day}::date`.execute(db);
  return rows[0]?.status_code ?? null;
}

async function requireService(db: Database, personnelId: number, day: string): Promise<void> {
  if ((await statusOn(db, personnelId, day)) === null) throw invalid({ from: [`No appointment runs on ${longDate(day)}.`] });
}

/** An office within the caller's reach that is open on the day. Error: 422. */
async function requireOffice(call: Pick<Call, 'db' | 'actor'>, officeId: number, day: string): Promise<void> {
  if (!(await reachesOffice(call, officeId, ['PERSONNELS'])))
    throw invalid({ office_id: ['This office is outside your scope. Choose one within it.'] });
  const { rows } = await sql<{ name: string; is_open: boolean }>`
    select o.fullname as name, exists (select from organization.office_opening_view u where u.office_id = o.id and u.during @> ${day}::date and u.is_open) as is_open
    from organization.office_view o where o.id = ${officeId}`.execute(call.db);
  if (!rows[0]!.is_open) throw invalid({ office_id: [`${rows[0]!.name} is closed on ${longDate(day)}. Choose an office that is open.`] });
}
