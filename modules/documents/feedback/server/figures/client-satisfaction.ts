import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { LEAST_ANSWERS, satisfactionOf, wordOf } from '../../rules/client-satisfaction.ts';
import { answerOf, answersFrom, transactionsFrom, type AnswerRow } from '../satisfaction/answers.ts';

/** How clients rated the services in the quarter of the day. */
export const clientSatisfaction: ExecutiveFigure = {
  name: 'client-satisfaction',
  title: 'Client satisfaction',
  definition:
    'The overall score of the quarter to the day: of all answers on SQD1 to SQD8 the share that agrees or strongly agrees, N/A left out (ARTA MC 2022-05). Scores are shown from five answers on.',
  unit: 'permille',
  compare: 'year',
  link: '/feedback/list?tab=satisfaction',
  read: async ({ db, day, within }) => {
    const asked = quarterTo(day);
    const { rows } = await sql<Pick<AnswerRow, 'cc1' | 'cc2' | 'cc3' | 'ratings'>>`
      select a.cc1, a.cc2, a.cc3, to_jsonb(a.ratings) as ratings from ${answersFrom(asked)} where ${within('o.tree_from')}`.execute(db);
    const { rows: counted } = await sql<{ count: number }>`
      select count(*)::integer as count from ${transactionsFrom(asked)} where ${within('o.tree_from')}`.execute(db);
    const note = `${rows.length} answers of ${counted[0]!.count} transactions.`;
    if (rows.length < LEAST_ANSWERS) return { value: null, missing: 'Scores are shown from five answers of clients in the quarter on.' };
    const { overall } = satisfactionOf(rows.map((row) => answerOf(row as AnswerRow)));
    if (overall.permille === null) return { value: null, missing: 'No client rated a dimension in the quarter.' };
    return { value: overall.permille, note: `${wordOf(overall.permille)}. ${note}` };
  },
};

/** From the first day of the quarter of a day to the day. */
export function quarterTo(day: string): { from: string; to: string } {
  const date = Temporal.PlainDate.from(day);
  return { from: date.with({ month: date.month - ((date.month - 1) % 3), day: 1 }).toString(), to: day };
}
