import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { openPost as endpoint } from '../contract/steps.ts';
import { closingMoment } from './closing-moment.ts';
import { lockPost, movePost, requireOpen } from './move-post.ts';
import { requireComplete } from './require-complete.ts';

const LONGEST_MONTHS = 9;

/** Opens a post that need not be published: job orders, casuals, lecturers (domain page, section 12). Errors: 404, 409 for a plantilla item or in another state, 422 for a closing that is past. */
export async function openPost(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, now, today, params, body } = call;
  const post = await lockPost(call, params.id);
  if (post.is_published) throw wrongState(`${post.code} is published with the CSC first.`, ['complete']);
  requireOpen(post, 'open');
  await requireComplete(db, post.id);
  const closesAt = closingMoment(body.closes_on, body.closes);
  if (Temporal.Instant.compare(Temporal.Instant.from(closesAt), now) <= 0) throw invalid({ closes_on: ['It closes in the future.'] });
  if (body.closes_on > Temporal.PlainDate.from(today).add({ months: LONGEST_MONTHS }).toString())
    throw invalid({ closes_on: ['It closes within nine months.'] });
  await sql`
    update vacancies.post set posted_on = ${today}, opens_at = ${now.toString()}, closes_at = ${closesAt} where id = ${post.id}`.execute(
    db,
  );
  await movePost(call, post, 'open', { after: { closes_at: closesAt } });
  return { message: `${post.code} is open for applications until ${longDate(body.closes_on)}.` };
}
