import { z } from 'zod';
import { byId, endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { centavos, figure } from '@talaan/payroll/contract/fields.ts';
import { code, REMITTERS } from './fields.ts';

const sums = { people: figure, due: centavos, taken: centavos, lacking: centavos };

const lenderOfRun = z.object({ lender: z.string(), ...sums });
export type LenderOfRun = z.output<typeof lenderOfRun>;

export const listRunsOfLenders = endpoint({
  method: 'GET',
  path: '/api/payroll/lenders',
  summary: 'Runs within the caller’s scope that deducted something for lenders, the latest first.',
  access: REMITTERS,
  response: z.object({ runs: z.array(z.object({ id: figure, title: z.string(), is_released: z.boolean() })) }),
});

export const listLenders = endpoint({
  method: 'GET',
  path: '/api/payroll/lenders/{id}',
  summary: 'What a run deducted for each lender: people, due, deducted, lacking.',
  access: REMITTERS,
  params: byId,
  response: z.object({ title: z.string(), lenders: z.array(lenderOfRun), sums: z.object(sums) }),
});

const lenderLine = z.object({
  id: z.string(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  office: z.string().nullable(),
  item: z.string(),
  lender: z.string(),
  reference_no: z.string(),
  due: centavos,
  taken: centavos,
  lacking: centavos,
  balance: centavos.nullable(),
});
export type LenderLine = z.output<typeof lenderLine>;

export const listLenderLines = endpoint({
  method: 'GET',
  path: '/api/payroll/lenders/{id}/lines',
  summary:
    'The list for a lender: of each person what was due, deducted and lacking in a run, and the balance after it; opening it is noted.',
  access: REMITTERS,
  params: byId,
  query: listQuery(['fullname', 'due', 'taken', 'lacking', 'balance']).extend({
    lender: severalOf(z.string().max(120)),
    item: severalOf(code),
    lacking: z.coerce.number().int().min(0).max(1).optional(),
    ...groupedBy(['lender', 'item']),
  }),
  response: listOf('lines', lenderLine),
});
export const exportLenderLines = exportOf(listLenderLines, 'lines for a lender');
