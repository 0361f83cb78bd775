import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { nextControlNumber } from '@talaan/papers/server/public.ts';
import { fileRequests } from '@talaan/requests/server/public.ts';
import { MOST_FILES, type addHireRequest as endpoint } from '../contract.ts';
import { hireFlow } from '../workflow.ts';
import { factsOfHire, titleOf } from './hire-facts.ts';
import { hireRequests } from './hire-requests.ts';
import { checkHireValues, keepFiles, keepItems } from './hire-values.ts';

/** Drafts a request to hire. Errors: 409 for an account without a person; 422 for an office beyond reach, and as of the values. */
export async function addHireRequest(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today } = call;
  const { office_id: officeId, ...values } = call.body;
  if (actor.personnelId === null) throw wrongState('Your account belongs to no personnel record.');
  if (!(await reachesOffice(call, officeId, ['HIREREQUEST']))) throw invalid({ office_id: ['There is no such office within your reach.'] });
  const { position, itemIds, columns } = await checkHireValues(call, values, officeId);
  const number = await nextControlNumber(call, 'RTH', Number(today.slice(0, 4)));
  const title = titleOf({ number, position, needed: columns.needed, office: await nameOf(call, officeId) });
  const facts = await factsOfHire(db, { requester_id: actor.personnelId, office_id: officeId, title }, today);
  const [id] = await fileRequests(call, hireRequests, [facts]);
  await db
    .insertInto('hiring.request')
    .values({ ...columns, id: id!, number, requester_id: actor.personnelId, office_id: officeId, state: hireFlow.states[0] })
    .execute();
  await keepItems(call, id!, itemIds, false);
  await keepFiles(call, id!, { ...values, kept_files: [] }, MOST_FILES);
  await recordChange(call, {
    action: 'draft a request to hire',
    subject: `hiring.request:${id}`,
    personnelId: actor.personnelId,
    after: { number, office_id: officeId, ...values },
  });
  return { message: `Request ${number} was drafted. Submit it when it is ready.`, id: id! };
}

async function nameOf({ db }: Pick<Call, 'db'>, officeId: number): Promise<string> {
  const { rows } = await sql<{ fullname: string }>`select fullname from organization.office_view where id = ${officeId}`.execute(db);
  return rows[0]!.fullname;
}
