import { sql } from 'kysely';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { applicationFlow, type ApplicationState } from '@talaan/applicants/workflow.ts';
import { SCREENERS } from '../contract/access.ts';
import { findApplicationsInScope, type ApplicationInScope } from './find-in-scope.ts';

/** States in which the screening can be corrected: until the examination or the interview. */
export const CORRECTABLE: readonly ApplicationState[] = ['SUBMITTED', 'INCOMPLETE', 'SCREENED_QUALIFIED', 'SCREENED_DISQUALIFIED'];

/** Holds an application until the transaction ends, so that it is not decided meanwhile. Errors: 404; 409 once it went on. */
export async function lockApplication(call: Pick<Call, 'db' | 'actor'>, id: number): Promise<ApplicationInScope> {
  await findApplicationsInScope(call, [id], SCREENERS);
  await sql`select from applicants.application where id = ${id} for no key update`.execute(call.db);
  const [application] = await findApplicationsInScope(call, [id], SCREENERS);
  if (!CORRECTABLE.includes(application!.state))
    throw wrongState(`${application!.reference} is “${applicationFlow.words[application!.state]}”: its screening is not changed any more.`);
  return application!;
}
