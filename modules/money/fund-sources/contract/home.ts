import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { centavos, figure, fundState, KEEPERS } from './fields.ts';

const fund = z.object({ id: figure, name: z.string(), allotment: centavos, obligated: centavos, used: figure, state: fundState });
export type HomeFund = z.output<typeof fund>;

export const readFundsHome = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/home',
  summary: 'The fund sources of this year, the fullest first, for the home of the budget office.',
  access: KEEPERS,
  response: z.object({ year: figure, funds: z.array(fund), unfunded: figure }),
});
