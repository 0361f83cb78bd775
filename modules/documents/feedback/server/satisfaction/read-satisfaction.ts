import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { readSatisfaction as endpoint } from '../../contract/satisfaction.ts';
import { charterCounts, leastSample, satisfactionOf } from '../../rules/client-satisfaction.ts';
import { readServices } from '../rate/rate.ts';
import { answerOf, isAsked, isHidden, readAnswers, transactionsFrom } from './answers.ts';

const MOST_COMMENTS = 200;

/** What clients answered, as far as the caller may see it. */
export async function readSatisfaction(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, query } = call;
  const rows = await readAnswers(call, query);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from ${transactionsFrom(query)} where ${isAsked(actor, query)}`.execute(db);
  const transactions = counted[0]!.count;
  const known = { answers: rows.length, transactions, least_sample: leastSample(transactions) };
  const services = await readServices(db, false);
  if (isHidden(actor, rows.length))
    return { services, satisfaction: { ...known, is_hidden: true, dimensions: [], overall: null, charter: null, comments: [] } };
  const answers = rows.map(answerOf);
  const { dimensions, overall } = satisfactionOf(answers);
  const comments = rows.filter(({ comment }) => comment !== '').slice(0, MOST_COMMENTS);
  return {
    services,
    satisfaction: {
      ...known,
      is_hidden: false,
      dimensions,
      overall,
      charter: charterCounts(answers),
      comments: comments.map(({ id, answered_on: on, service, comment: text }) => ({ id, on, service, text })),
    },
  };
}
