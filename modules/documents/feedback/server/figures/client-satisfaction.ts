import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { periodOf } from '../../rules/answer-parts.ts';
import { satisfactionOf, wordOf } from '../../rules/client-satisfaction.ts';
import { answersFrom, readScored, transactionsFrom } from '../satisfaction/answers.ts';

/** How clients rated the services in the quarter of the day. */
export const clientSatisfaction: ExecutiveFigure = {
  name: 'client-satisfaction',
  title: 'Client satisfaction',
  definition:
    'The overall score of the quarter to the day: of all answers on SQD1 to SQD8 the share that agrees or strongly agrees, N/A left out (ARTA MC 2022-05). Scores are of whole parts of at least five answers.',
  unit: 'permille',
  compare: 'year',
  link: '/feedback/list?tab=satisfaction',
  read: async ({ db, day, within }) => {
    const scored = await readScored(db, quarterOf(day), within('o.tree_from'));
    const { rows: counted } = await sql<{ answers: number; transactions: number }>`
      select (select count(*)::integer from ${answersFrom(quarterTo(day))} where ${within('o.tree_from')}) as answers,
        (select count(*)::integer from ${transactionsFrom(quarterTo(day))} where ${within('o.tree_from')}) as transactions`.execute(db);
    const { answers, transactions } = counted[0]!;
    if (scored.length === 0)
      return { value: null, missing: 'Scores are shown once at least five answers of the quarter can be shown together.' };
    const { overall } = satisfactionOf(scored);
    if (overall.permille === null) return { value: null, missing: 'No client rated a dimension in the quarter.' };
    return {
      value: overall.permille,
      note: `${wordOf(overall.permille)}. Of ${scored.length} of ${answers} answers, to ${transactions} transactions.`,
    };
  },
};

/** The quarter of a day as a whole: parts of its running month are in it. */
export function quarterOf(day: string): { from: string; to: string } {
  const { from_day: from, to_day: to } = periodOf(day, 3);
  return { from, to };
}

/** From the first day of the quarter of a day to the day. */
export function quarterTo(day: string): { from: string; to: string } {
  return { from: periodOf(day, 3).from_day, to: day };
}
