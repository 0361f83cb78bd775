import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { startedJob } from '@talaan/kernel/contract/jobs.ts';
import { exportOf, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { fundCode, READERS } from '@talaan/property/contract/fields.ts';
import { REGISTER_KINDS, type RegisterKind } from '../rules/register-entry.ts';
import { figure } from './fields.ts';

const kind = z.enum(Object.keys(REGISTER_KINDS) as [RegisterKind, ...RegisterKind[]]);

const registerRow = z.object({
  id: figure,
  item_id: figure,
  day: z.string(),
  reference: z.string(),
  property_no: z.string(),
  class: z.enum(['SPHV', 'SPLV']),
  article: z.string(),
  described: z.string(),
  life_years: figure,
  account: z.string(),
  fund_code: z.string(),
  recorded_as: kind,
  officer: z.string(),
  balance: figure,
  amount: figure,
  remarks: z.string(),
});
export type RegisterRow = z.output<typeof registerRow>;

export const listRegister = endpoint({
  method: 'GET',
  path: '/api/property/books/register',
  summary: 'The register of semi-expendable property issued (Annex A.4) within the caller’s scope, the latest first.',
  access: READERS,
  query: listQuery(['at', 'property_no', 'amount']).extend({
    fund: fundCode.optional(),
    account: recordId.optional(),
    class: severalOf(z.enum(['SPHV', 'SPLV'])),
    office: recordId.optional(),
    campus: recordId.optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
  }),
  response: listOf('entries', registerRow),
});

export const exportRegister = exportOf(listRegister, 'the register of semi-expendable property issued');

export const printRegister = endpoint({
  method: 'POST',
  path: '/api/property/books/register/prints',
  summary: 'Starts a job that prints the register of a fund cluster (RegSPI, Annex A.4), a part for each type of property.',
  access: READERS,
  reach: 'scope',
  body: z.object({ fund_code: fundCode, account_id: recordId.nullable(), from: isoDate, to: isoDate }),
  response: startedJob,
});
