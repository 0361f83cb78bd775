import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { recordPosting as endpoint } from '../contract/steps.ts';
import { earliestClosing, lastValidDay } from '../rules/publication-dates.ts';
import { closingMoment, momentOf } from './closing-moment.ts';
import { lockPost, movePost, requireOpen } from './move-post.ts';

const PLACES = 3;
/** How far ahead a posting may be recorded. */
const AHEAD_DAYS = 30;

/** Records the posting of a vacancy. Errors: 404, 409 in another state, 422 for dates before the law allows, or fewer than three places. */
export async function recordPosting(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today, params, body } = call;
  const post = await lockPost(call, params.id);
  requireOpen(post, 'post');
  const places = [...new Set(body.places.filter((place) => place !== ''))];
  await check(call, post.id, post.version, places);
  const validUntil = lastValidDay(body.posted_on);
  const closesAt = closingMoment(body.closes_on, body.closes);
  await sql`
    update vacancies.post set posted_on = ${body.posted_on}, opens_at = ${momentOf(body.posted_on, body.opens)}, closes_at = ${closesAt},
      valid_until = ${validUntil} where id = ${post.id}`.execute(db);
  await sql`
    update vacancies.publication set posted_on = ${body.posted_on}, places = ${places}::text[], closes_at = ${closesAt}, valid_until = ${validUntil}
    where post_id = ${post.id} and version = ${post.version}`.execute(db);
  await movePost(call, post, 'post', { after: { posted_on: body.posted_on, places, closes_at: closesAt, valid_until: validUntil } });
  return {
    message: `${post.code} is posted ${body.posted_on > today ? 'from' : 'since'} ${longDate(body.posted_on)} and closes on ${longDate(body.closes_on)}.`,
  };
}

async function check({ db, today, body }: CallOf<typeof endpoint>, id: number, version: number, places: readonly string[]) {
  const { posted_on: postedOn, closes_on: closesOn } = body;
  const { rows } = await sql<{
    sent_on: string;
  }>`select sent_on from vacancies.publication where post_id = ${id} and version = ${version}`.execute(db);
  const sentOn = rows[0]?.sent_on ?? null;
  const latest = Temporal.PlainDate.from(today).add({ days: AHEAD_DAYS }).toString();
  const earliest = earliestClosing(postedOn);
  const errors: Record<string, string[]> = {};
  if (sentOn !== null && postedOn < sentOn)
    errors.posted_on = [`The form went to the CSC on ${longDate(sentOn)}. Posting begins on that day or later.`];
  else if (postedOn > latest) errors.posted_on = [`Posting begins by ${longDate(latest)}.`];
  if (closesOn < earliest) errors.closes_on = [`Posted for ten calendar days, it closes on ${longDate(earliest)} or later.`];
  else if (closesOn > lastValidDay(postedOn)) errors.closes_on = ['It closes within the nine months of the publication.'];
  if (places.length < PLACES) errors.places = ['Name three different conspicuous places.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
