import { requireCampus } from '@talaan/calendar/server/public.ts';
import { notFound, Refusal } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { ScheduleTarget } from './compute/make-days-due.ts';

/** Refuses a schedule's target beyond the caller's reach. Errors: 403 for everybody, 404 for a person or an office out of reach. */
export async function requireTarget(call: Call, { personnelId, officeId }: ScheduleTarget): Promise<void> {
  if (personnelId !== null) await findPersonInScope(call, personnelId, ['EDATSADMIN']);
  else if (officeId === null) requireCampus(call, null);
  else if (!(await reachesOffice(call, officeId, ['EDATSADMIN']))) throw notFound('There is no such office.');
}

/** Nobody changes the evidence of their own record. Error: 403. */
export function refuseOwnRecord({ actor }: Pick<Call, 'actor'>, personnelId: number): void {
  if (personnelId === actor.personnelId) throw new Refusal(403, { message: 'This is your own record. Ask a colleague in HR to do it.' });
}
