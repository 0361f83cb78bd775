import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { LeaveValues } from '../../contract/shapes.ts';
import type { FilingCheck } from '../../rules/filing/check-filing.ts';
import { HR, OFFICE } from './application-rows.ts';

/** Whose leave a call is about: the caller’s own, or that of a person within their reach as HR, head or clerk. Error: 404, 409 without a record. */
export async function whoseLeave(call: Pick<Call, 'db' | 'actor' | 'today'>, personnelId: number | null): Promise<number> {
  const id = personnelId ?? call.actor.personnelId;
  if (id === null) throw wrongState('Your account belongs to no personnel record.');
  if (id !== call.actor.personnelId) await findPersonInScope(call, id, [...HR, ...OFFICE]);
  return id;
}

/** The date of receipt: of filing, or that stamped on the paper form of another. Error: 422 for a day to come. */
export function receivedDay({ today, actor }: Pick<Call, 'today' | 'actor'>, personnelId: number, stamped: string | null): string {
  if (stamped === null) return today;
  if (personnelId === actor.personnelId) throw invalid({ received_on: ['Your own application is received when you file it.'] });
  if (stamped > today) throw invalid({ received_on: ['The date of receipt is not to come.'] });
  return stamped;
}

/** Error: 422 by field with what blocks. */
export function requireFilable(checks: readonly FilingCheck[]): void {
  const blocks = Map.groupBy(
    checks.filter(({ kind }) => kind === 'block'),
    ({ field }) => field,
  );
  if (blocks.size > 0) throw invalid(Object.fromEntries([...blocks].map(([field, all]) => [field, all.map(({ text }) => text)])));
}

/** Error: 422 where who acts or receives days is the person themselves or no one in service. */
export async function requirePeople({ db, today }: Pick<Call, 'db' | 'today'>, values: LeaveValues, personnelId: number): Promise<void> {
  const named = { acting_id: values.acting_id, 'allocation.receiver_id': values.allocation?.receiver_id ?? null };
  for (const [field, id] of Object.entries(named)) {
    if (id === null) continue;
    if (id === personnelId) throw invalid({ [field]: ['Choose another person.'] });
    const { rows } = await sql`select from personnel.appointment_view where personnel_id = ${id} and during @> ${today}::date`.execute(db);
    if (rows.length === 0) throw invalid({ [field]: ['Choose a person in service.'] });
  }
}
