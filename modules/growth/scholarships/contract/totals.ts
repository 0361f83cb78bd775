import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';
import { MONEY_READERS } from './scholarships.ts';

/** By what scholarships are added up. */
export const TOTALLED_BY = { degree: 'Degree', kind: 'Grant', campus: 'Campus', state: 'State' } as const;
export type TotalledBy = keyof typeof TOTALLED_BY;

const figure = z.number().int();

export const totalRow = z.object({
  id: figure,
  /** Of the degree, the grant, the campus or the state. */
  name: z.string(),
  scholarships: figure,
  /** From the application to the contract. */
  applied: figure,
  studying: figure,
  /** From the end of the study to the last month of service. */
  serving: figure,
  /** Breaches that are not settled. */
  breached: figure,
  /** In centavos. */
  cost: figure,
  /** Months of service that are still due. */
  months: figure,
  /** Of studies that ended, those with the degree. */
  completed: figure,
  ended: figure,
});
export type TotalRow = z.output<typeof totalRow>;

export const listTotals = endpoint({
  method: 'GET',
  path: '/api/scholarships/totals',
  summary: 'Scholarships added up by degree, grant, campus or state: how many, their cost, the service due, and how many finished.',
  access: MONEY_READERS,
  query: listQuery(['name', 'scholarships', 'cost'], 50).extend({
    by: z.enum(Object.keys(TOTALLED_BY) as [TotalledBy, ...TotalledBy[]]).optional(),
  }),
  response: listOf('totals', totalRow),
});

export const exportTotals = exportOf(listTotals, 'totals of scholarships');
