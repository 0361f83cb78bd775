import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { readSatisfaction as endpoint } from '../../contract/satisfaction.ts';
import { charterCounts, leastSample, satisfactionOf } from '../../rules/client-satisfaction.ts';
import { responsesByType, totalOf } from '../../rules/responses.ts';
import { readServices } from '../rate/rate.ts';
import { readResponses, readScoredFor } from './answers.ts';

const MOST_COMMENTS = 200;

/** How many clients answered, and what those in whole parts said. */
export async function readSatisfaction(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, query } = call;
  const responses = await readResponses(call, query);
  const scored = await readScoredFor(call, query);
  const { answers, transactions } = totalOf(responses);
  const isHidden = scored.length === 0;
  const comments = scored.filter(({ comment }) => comment !== '').slice(0, MOST_COMMENTS);
  return {
    services: await readServices(db, false),
    satisfaction: {
      answers,
      transactions,
      least_sample: leastSample(transactions),
      client_types: responsesByType(responses),
      scored: scored.length,
      dimensions: isHidden ? [] : satisfactionOf(scored).dimensions,
      overall: isHidden ? null : satisfactionOf(scored).overall,
      charter: isHidden ? null : charterCounts(scored),
      comments: comments.map(({ id, from_day, to_day, service, comment: text }) => ({ id, from_day, to_day, service, text })),
    },
  };
}
