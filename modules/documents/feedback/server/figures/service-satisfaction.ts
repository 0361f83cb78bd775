import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { DIMENSIONS, satisfactionOf } from '../../rules/client-satisfaction.ts';
import { readScored } from '../satisfaction/answers.ts';
import { quarterOf } from './client-satisfaction.ts';

/** The scores of the services of these offices in the quarter of the day, with the dimension that clients rated lowest. */
export const serviceSatisfaction: ExecutiveFigure = {
  name: 'service-satisfaction',
  title: 'Client satisfaction by service',
  definition:
    'The overall score of answers on services of these offices in the quarter to the day, by service (ARTA MC 2022-05). Scores are of whole parts of at least five answers; what fewer share is not shown.',
  unit: 'permille',
  compare: 'year',
  link: '/feedback/list?tab=satisfaction',
  read: async ({ db, day, within }) => {
    const scored = await readScored(db, quarterOf(day), within('o.tree_from'));
    const all = satisfactionOf(scored);
    if (all.overall.permille === null)
      return { value: null, missing: 'Scores are shown once at least five answers of the quarter can be shown together.' };
    const [lowest] = all.dimensions
      .map(({ permille }, at) => ({ name: DIMENSIONS[at]!, permille }))
      .filter(({ permille }) => permille !== null)
      .toSorted((one, other) => one.permille! - other.permille!);
    const services = [...Map.groupBy(scored, ({ service }) => service)].flatMap(([name, some]) => {
      const { permille } = satisfactionOf(some).overall;
      return name !== null && permille !== null ? [{ name, value: permille }] : [];
    });
    return {
      value: all.overall.permille,
      ...(lowest ? { note: `${lowest.name} is the lowest, with ${(lowest.permille! / 10).toFixed(1)} %.` } : {}),
      parts: [{ title: 'By service', rows: services.toSorted((one, other) => other.value - one.value) }],
    };
  },
};
