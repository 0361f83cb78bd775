import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { findDueSteps } from './nosi/find-due.ts';

const MONTHS_OF_YEAR = 12;

/** Step increments of the month of the day that no one has given yet, and what they cost in a year. */
export const incrementsDue: ExecutiveFigure = {
  name: 'increments-due',
  title: 'Step increments due',
  definition:
    'People who have been paid the same step for three years by the end of the month of the day and have no notice of step increment yet (CSC-DBM JC 1, s. 2012); those whose step is held back are counted apart. The cost is the difference to the next step for twelve months.',
  unit: PEOPLE,
  compare: 'week',
  link: '/nosi',
  read: async ({ db, server, day, within }) => {
    const found = await findDueSteps({ db, server }, { month: day.slice(0, 7), today: day }, sql`${within('o.tree_from')}`);
    const due = found.filter(({ held }) => held === null);
    const cost = due.reduce((sum, { before, after }) => sum + ((after ?? before) - before) * MONTHS_OF_YEAR, 0);
    return {
      value: due.length,
      note: `${found.length - due.length} more are held back.`,
      parts: [{ title: 'Cost of a year', unit: 'centavos', rows: [{ name: 'To the next step', value: cost }] }],
    };
  },
};
