import { sql } from 'kysely';
import type { ToldChange } from '../../rules/moves/describe-changes.ts';
import type { EndedService, PersonnelCall, PersonnelNeeds } from '../needs.ts';

/** Takes the leave and the requests of a person along where the service ends, and tells what is ended or given back. */
export async function endRequests(call: PersonnelCall, needs: PersonnelNeeds, ended: EndedService): Promise<ToldChange[]> {
  const told: string[] = [];
  for (const leave of needs.leave) told.push(...(await leave.onEnd(call, ended)));
  for (const requests of needs.requests) told.push(...(await requests.end(call, ended)));
  return told.map((text) => ({ kind: 'request', text }));
}

/** The same after appointments were ended, corrected or taken out, where none of the person goes on without end; requests follow to the office of today. */
export async function followAppointments(call: PersonnelCall, needs: PersonnelNeeds, personnelId: number): Promise<void> {
  const { rows } = await sql<{ last_day: string | null }>`
    select case when not bool_or(upper_inf(during)) then max(upper(during)) - 1 end as last_day from personnel.appointment
    where personnel_id = ${personnelId}`.execute(call.db);
  const lastDay = rows[0]?.last_day ?? null;
  if (lastDay !== null) await endRequests(call, needs, { personnelId, lastDay });
  for (const requests of needs.requests) await requests.follow(call, [personnelId]);
}
