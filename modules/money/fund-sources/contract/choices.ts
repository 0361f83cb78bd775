import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { centavos, CHOOSERS, figure, fundState, paidAs } from './fields.ts';

const choice = z.object({ id: figure, name: z.string(), fund_code: z.string(), balance: centavos, used: figure, state: fundState });
export type FundChoice = z.output<typeof choice>;

export const readFundChoices = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/choices',
  summary:
    'The fund sources that can pay a casual or a contract from a day on, with what is left of each; none where none is set up for the year.',
  access: CHOOSERS,
  query: z.object({ paid_as: paidAs, on: isoDate }),
  response: z.object({ choices: z.array(choice) }),
});
