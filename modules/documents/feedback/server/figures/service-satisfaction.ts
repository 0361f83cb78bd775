import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { DIMENSIONS, LEAST_ANSWERS, satisfactionOf } from '../../rules/client-satisfaction.ts';
import { answerOf, answersFrom, type AnswerRow } from '../satisfaction/answers.ts';
import { quarterTo } from './client-satisfaction.ts';

/** The scores of the services of these offices in the quarter of the day, with the dimension that clients rated lowest. */
export const serviceSatisfaction: ExecutiveFigure = {
  name: 'service-satisfaction',
  title: 'Client satisfaction by service',
  definition:
    'The overall score of answers on services of these offices in the quarter to the day, by service (ARTA MC 2022-05). Services with fewer than five answers are not told.',
  unit: 'permille',
  compare: 'year',
  link: '/feedback/list?tab=satisfaction',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Pick<AnswerRow, 'service' | 'cc1' | 'cc2' | 'cc3' | 'ratings'>>`
      select s.name as service, a.cc1, a.cc2, a.cc3, to_jsonb(a.ratings) as ratings from ${answersFrom(quarterTo(day))} where ${within('o.tree_from')}`.execute(
      db,
    );
    const scoresOf = (some: typeof rows) => satisfactionOf(some.map((row) => answerOf(row as AnswerRow)));
    const all = scoresOf(rows);
    if (rows.length < LEAST_ANSWERS || all.overall.permille === null)
      return { value: null, missing: 'Scores are shown from five answers of clients in the quarter on.' };
    const [lowest] = all.dimensions
      .map(({ permille }, at) => ({ name: DIMENSIONS[at]!, permille }))
      .filter(({ permille }) => permille !== null)
      .toSorted((one, other) => one.permille! - other.permille!);
    const services = [...Map.groupBy(rows, ({ service }) => service)].flatMap(([name, some]) => {
      const { permille } = scoresOf(some).overall;
      return some.length >= LEAST_ANSWERS && permille !== null ? [{ name, value: permille }] : [];
    });
    return {
      value: all.overall.permille,
      ...(lowest ? { note: `${lowest.name} is the lowest, with ${(lowest.permille! / 10).toFixed(1)} %.` } : {}),
      parts: [{ title: 'By service', rows: services.toSorted((one, other) => other.value - one.value) }],
    };
  },
};
