import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addPaperAnswer as addEndpoint, readPaperForm as formEndpoint } from '../../contract/settings.ts';
import { keepAnswer } from '../rate/keep-answer.ts';
import { readRegions, readServices } from '../rate/rate.ts';

export async function readPaperForm({ db }: CallOf<typeof formEndpoint>): Promise<AnswerOf<typeof formEndpoint>> {
  const { rows: types } = await sql<{ id: number; name: string }>`
    select id, name from documents.type where is_active order by kernel.plain(name), id`.execute(db);
  return { services: await readServices(db, false), regions: await readRegions(db), types };
}

/** Keeps an answer that was given on paper. Errors: 422 for a day to come, a service or an office that is none. */
export async function addPaperAnswer(call: CallOf<typeof addEndpoint>): Promise<AnswerOf<typeof addEndpoint>> {
  const { db, body, today } = call;
  const { answered_on, office_id, ...answer } = body;
  if (answered_on > today) throw invalid({ answered_on: ['This day is still to come.'] });
  const service = await db.selectFrom('feedback.service').select('name').where('id', '=', answer.service_id).executeTakeFirst();
  if (!service) throw invalid({ service_id: ['Choose the service.'] });
  await keepAnswer(db, answer, { answered_on, office_id, is_on_paper: true, today });
  await recordChange(call, {
    action: 'type in an answer on paper',
    subject: `feedback.service:${answer.service_id}`,
    after: { answered_on },
  });
  return { message: 'The answer was added.' };
}
