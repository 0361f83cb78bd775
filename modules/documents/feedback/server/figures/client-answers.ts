import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { leastSample } from '../../rules/client-satisfaction.ts';
import { answersFrom, transactionsFrom } from '../satisfaction/answers.ts';
import { quarterTo } from './client-satisfaction.ts';

interface Row {
  name: string;
  transactions: number;
  answers: number;
}

/** Answers of clients against transactions in the quarter of the day, with the services under their sample. */
export const clientAnswers: ExecutiveFigure = {
  name: 'client-answers',
  title: 'Answers of clients',
  definition:
    'Answers on services in the quarter to the day, of the transactions of these services in it. A service is under its sample where it has fewer answers than 384.16 corrected for small numbers (ARTA MC 2022-05).',
  unit: { one: 'transaction', many: 'transactions' },
  link: '/feedback/list?tab=satisfaction',
  read: async ({ db, day, within }) => {
    const asked = quarterTo(day);
    const { rows } = await sql<Row>`
      with t as (select s.id, count(*)::integer as n from ${transactionsFrom(asked)} where ${within('o.tree_from')} group by s.id),
        a as (select s.id, count(*)::integer as n from ${answersFrom(asked)} where ${within('o.tree_from')} group by s.id)
      select v.name, coalesce(t.n, 0) as transactions, coalesce(a.n, 0) as answers
      from feedback.service v left join t on t.id = v.id left join a on a.id = v.id where t.n > 0 or a.n > 0
      order by answers desc, v.name`.execute(db);
    if (rows.length === 0)
      return { value: null, missing: 'No service of these offices has a transaction or an answer in the quarter yet.' };
    const under = rows.filter(({ answers, transactions }) => answers < leastSample(transactions));
    return {
      value: rows.reduce((sum, { answers }) => sum + answers, 0),
      of: rows.reduce((sum, { transactions }) => sum + transactions, 0),
      note: under.length === 0 ? 'No service is under its sample.' : `${under.length} of ${rows.length} services are under their sample.`,
      parts: [{ title: 'By service', rows: rows.map(({ name, answers, transactions }) => ({ name, value: answers, of: transactions })) }],
    };
  },
};
