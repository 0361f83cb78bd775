import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { itemIds, KEEPERS, reason, text } from '@talaan/property/contract/fields.ts';
import { day, finding, memberRole, mode, remarks, reportType, sum } from './fields.ts';

const figure = z.number().int();

export const submitReport = endpoint({
  method: 'POST',
  path: '/api/property/disposals/{id}/submission',
  summary: 'Submits a drafted report to the disposal committee that is named with it.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    members: z
      .array(z.object({ personnel_id: recordId, role: memberRole }))
      .max(20, 'At most 20 people.')
      .refine((members) => members.filter(({ role }) => role === 'CHAIR').length === 1, 'Name one chair of the committee.')
      .refine((members) => new Set(members.map(({ personnel_id: id }) => id)).size === members.length, 'Each person is named once.'),
  }),
  response: messageOnly,
});

export const inspectLines = endpoint({
  method: 'PUT',
  path: '/api/property/disposals/{id}/findings',
  summary: 'What a member of the committee found of items: how they are to be disposed of with their appraised values, or that they stay.',
  access: 'staff',
  params: byId,
  body: z.object({
    lines: z
      .array(
        z
          .object({
            item_id: recordId,
            found: finding,
            mode: mode.nullable(),
            other_mode: text(60),
            appraised: sum.nullable(),
            findings: remarks,
          })
          .refine((one) => one.found !== 'DISPOSE' || one.mode !== null, { path: ['mode'], message: 'Choose how it is disposed of.' })
          .refine((one) => one.found !== 'DISPOSE' || one.appraised !== null, {
            path: ['appraised'],
            message: 'Enter the appraised value.',
          })
          .refine((one) => one.mode !== 'OTHER' || one.other_mode !== '', { path: ['other_mode'], message: 'Name the way.' }),
      )
      .min(1, 'Inspect at least one item.')
      .max(1000),
  }),
  response: messageOnly,
});

export const listInspections = endpoint({
  method: 'GET',
  path: '/api/property/inspections',
  summary: 'Reports that wait for the disposal committee in which the caller is.',
  access: 'staff',
  response: z.object({
    reports: z.array(
      z.object({
        id: figure,
        type: reportType,
        number: z.string(),
        as_at: z.string(),
        officer: z.string(),
        items: figure,
        inspected: figure,
      }),
    ),
  }),
});

export const withdrawLines = endpoint({
  method: 'POST',
  path: '/api/property/disposals/{id}/withdrawals',
  summary: 'Takes items off a report that are not disposed of; they stay unserviceable.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ item_ids: itemIds, reason }),
  response: messageOnly,
});

export const recordDisposal = endpoint({
  method: 'POST',
  path: '/api/property/disposals/{id}/acts',
  summary:
    'Records how items of an approved report were disposed of: sold with the official receipt, transferred to another agency, destroyed before witnesses, or otherwise. The last one closes the report.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z
    .object({
      mode,
      other_mode: text(60),
      disposed_on: day,
      /** With what each brought, in centavos; 0 but for sales. */
      lines: z
        .array(z.object({ item_id: recordId, amount: sum }))
        .min(1, 'Choose at least one item.')
        .max(1000),
      or_no: text(60),
      or_on: day.nullable(),
      buyer: text(200),
      certificate_no: text(60),
      witnesses: text(400),
      agency: text(200),
      received_by: text(200),
      approved_by: text(150),
      approved_position: text(150),
    })
    .refine((one) => one.mode !== 'OTHER' || one.other_mode !== '', { path: ['other_mode'], message: 'Name the way.' })
    .refine((one) => one.mode !== 'SALE' || one.or_no !== '', { path: ['or_no'], message: 'Enter the number of the official receipt.' })
    .refine((one) => one.mode !== 'SALE' || one.or_on !== null, { path: ['or_on'], message: 'Enter the day of the official receipt.' })
    .refine((one) => one.mode !== 'SALE' || one.lines.some(({ amount }) => amount > 0), {
      path: ['lines'],
      message: 'Enter what it brought.',
    })
    .refine((one) => one.mode !== 'DESTRUCTION' || one.certificate_no !== '', {
      path: ['certificate_no'],
      message: 'Enter the number of the certificate of destruction.',
    })
    .refine((one) => one.mode !== 'DESTRUCTION' || one.witnesses !== '', { path: ['witnesses'], message: 'Name the witnesses.' })
    .refine((one) => one.mode !== 'TRANSFER' || one.agency !== '', { path: ['agency'], message: 'Name the agency.' })
    .refine((one) => one.mode !== 'TRANSFER' || one.received_by !== '', {
      path: ['received_by'],
      message: 'Name who receives it there, with the designation.',
    })
    .refine((one) => one.mode !== 'TRANSFER' || one.approved_by !== '', { path: ['approved_by'], message: 'Name who approved it.' }),
  response: messageOnly,
});

export const voidReport = endpoint({
  method: 'POST',
  path: '/api/property/disposals/{id}/void',
  summary: 'Voids a report of which nothing is disposed of yet, with a reason; its number stays.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ reason }),
  response: messageOnly,
});
