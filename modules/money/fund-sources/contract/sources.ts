import { z } from 'zod';
import { byId, endpoint, messageOnly, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { accountCode, amount, centavos, costPart, figure, fundCode, fundState, KEEPERS, lineBody, named, paidAs, year } from './fields.ts';

const sourceRow = z.object({
  id: figure,
  year: figure,
  fund_code: z.string(),
  fund: z.string(),
  program: z.string(),
  account_code: z.string(),
  paid_as: paidAs,
  name: z.string(),
  allotment: centavos,
  /** Paid, and still to be paid of those whose service it pays. */
  obligated: centavos,
  paid: centavos,
  balance: centavos,
  /** In thousandths of the allotment. */
  used: figure,
  state: fundState,
  /** People whom it pays, or has paid in its year. */
  people: figure,
  /** For how many it is planned. */
  heads: figure,
});
export type SourceRow = z.output<typeof sourceRow>;

export const listSources = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources',
  summary: 'Fund sources of casuals and job orders with what is obligated of them, the latest year first.',
  access: KEEPERS,
  query: listQuery(['year', 'name', 'fund_code', 'allotment', 'obligated', 'balance', 'used']).extend({
    year: year.optional(),
    fund: fundCode.optional(),
    state: severalOf(fundState),
    paid_as: paidAs.optional(),
    ...groupedBy(['year', 'fund']),
  }),
  response: listOf('sources', sourceRow).extend({ sums: z.object({ allotment: centavos, obligated: centavos, balance: centavos }) }),
});
export const exportSources = exportOf(listSources, 'fund sources');

/** A line with what one of them costs in the year, part by part. */
const plannedLine = z.object({
  no: figure,
  item_id: figure.nullable(),
  item_number: z.string().nullable(),
  position_id: figure,
  position: z.string(),
  office_id: figure,
  office: z.string(),
  office_name: z.string(),
  heads: figure,
  salary_grade: figure,
  months: figure,
  /** Of them now paid by this fund, or to be. */
  filled: figure,
  per_head: centavos,
  cost: centavos,
  parts: z.array(costPart),
});
export type PlannedLine = z.output<typeof plannedLine>;

/** A month of the year: what was paid, what is obligated, and what it would be if all were renewed to December. */
const forecastMonth = z.object({ month: figure, paid: centavos, to_pay: centavos, if_renewed: centavos });
export type ForecastMonth = z.output<typeof forecastMonth>;

const source = sourceRow.extend({
  lines: z.array(plannedLine),
  planned: centavos,
  forecast: z.array(forecastMonth),
  /** Months before this one of which something is still to be paid. */
  unpaid_months: z.array(z.object({ month: figure, to_pay: centavos })),
  /** While nothing is charged to it. */
  is_removable: z.boolean(),
});
export type SourceRecord = z.output<typeof source>;

export const readSource = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/{id}',
  summary: 'One fund source with its lines, what each costs part by part, and the forecast to December.',
  access: KEEPERS,
  params: byId,
  versioned: 'fund_sources.source:{id}',
  response: z.object({ source, version: recordVersion }),
});

const body = z.object({
  year,
  fund_code: fundCode,
  program: named(200, 'Enter the program or project.'),
  account_code: accountCode,
  name: named(150, 'Enter the name.'),
  allotment: amount.min(1, 'Enter the allotment.'),
  lines: z.array(lineBody).max(200, 'At most 200 lines.'),
});
export type SourceBody = z.output<typeof body>;

export const addSource = endpoint({
  method: 'POST',
  path: '/api/payroll/fund-sources',
  summary: 'Sets up a fund source of a year with its lines.',
  access: KEEPERS,
  reach: 'university',
  body,
  response: messageOnly.extend({ id: figure }),
});

export const editSource = endpoint({
  method: 'PUT',
  path: '/api/payroll/fund-sources/{id}',
  summary:
    'Changes a fund source and its lines; year and account stay once anyone is charged to it, the allotment stays above what is obligated.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  versioned: 'fund_sources.source:{id}',
  body,
  response: messageOnly,
});

export const removeSource = endpoint({
  method: 'DELETE',
  path: '/api/payroll/fund-sources/{id}',
  summary: 'Takes out a fund source to which nothing was ever charged.',
  access: KEEPERS,
  reach: 'university',
  params: byId,
  response: messageOnly,
});

const previewed = z.object({
  /** Their places in the form; lines that are not whole yet are left out. */
  lines: z.array(z.object({ at: figure, per_head: centavos, cost: centavos, parts: z.array(costPart) })),
  total: centavos,
});
export type PreviewedCost = z.output<typeof previewed>;

export const previewCost = endpoint({
  method: 'POST',
  path: '/api/payroll/fund-sources/cost',
  summary: 'What lines of a fund source cost in its year, part by part. Writes nothing.',
  access: KEEPERS,
  reach: 'university',
  body: z.object({ year, lines: z.array(lineBody.and(z.object({ at: figure }))).max(200) }),
  response: previewed,
});

export const readFundForm = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/form',
  summary: 'What the form of a fund source offers: the fund clusters.',
  access: KEEPERS,
  response: z.object({ funds: z.array(z.object({ code: z.string(), name: z.string() })) }),
});

export const findFundItems = endpoint({
  method: 'GET',
  path: '/api/payroll/fund-sources/items',
  summary: 'The five plantilla items nearest to the typed number or position.',
  access: KEEPERS,
  query: z.object({ term: z.string().trim().max(100) }),
  response: z.object({
    items: z.array(
      z.object({
        id: figure,
        item_number: z.string(),
        position_id: figure,
        position: z.string(),
        salary_grade: figure.nullable(),
        office_id: figure,
        office: z.string(),
      }),
    ),
  }),
});
