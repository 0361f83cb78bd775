import { z } from 'zod';
import { byId, endpoint, fileAnswer, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { openSteps } from '@talaan/requests/contract/timeline.ts';
import { chosenIds, fundCode, itemIds, KEEPERS, propertyClass, READERS } from '@talaan/property/contract/fields.ts';
import { itemFlow } from '@talaan/property/workflow.ts';
import { STATES, type ReportState } from '../workflow.ts';
import { day, finding, memberRole, mode, remarks, reportType, sum } from './fields.ts';

const figure = z.number().int();
const state = z.enum(Object.keys(STATES) as [ReportState, ...ReportState[]]);

export const reportRow = z.object({
  id: figure,
  type: reportType,
  number: z.string(),
  as_at: z.string(),
  fund_code: z.string(),
  fund: z.string(),
  /** Null where its items are of several. */
  campus: z.string().nullable(),
  officer_id: figure,
  officer: z.string(),
  avatar: z.string().nullable(),
  chair: z.string().nullable(),
  state,
  /** Those that are or were on it, without what left it before its end. */
  items: figure,
  disposed: figure,
  /** The first of them by name. */
  article: z.string(),
  /** Of its items, in centavos. */
  cost: figure,
  /** What their sale brought. */
  proceeds: figure,
  request_id: figure.nullable(),
});
export type ReportRow = z.output<typeof reportRow>;

export const listReports = endpoint({
  method: 'GET',
  path: '/api/property/disposals',
  summary: 'Reports of unserviceable property within the caller’s scope, the latest first.',
  access: READERS,
  query: listQuery(['number', 'as_at', 'fund', 'officer', 'state', 'cost']).extend({
    state: severalOf(state),
    type: severalOf(reportType),
    fund: fundCode.optional(),
    campus: recordId.optional(),
    year: z.coerce.number().int().min(1900).max(2199).optional(),
    ...groupedBy(['state', 'type', 'fund']),
  }),
  response: listOf('reports', reportRow),
});

export const exportReports = exportOf(listReports, 'reports of unserviceable property');

const line = z.object({
  item_id: figure,
  no: figure,
  property_no: z.string(),
  class: propertyClass,
  article: z.string(),
  /** Brand, model, serial number. */
  described: z.string(),
  unit: z.string(),
  acquired_on: z.string(),
  item_state: z.enum(itemFlow.states),
  has_photo: z.boolean(),
  cost: figure,
  /** Accumulated as at the day of the report. */
  depreciation: figure,
  impairment: figure,
  /** Cost less depreciation and impairment. */
  carrying: figure,
  remarks: z.string(),
  found: finding.nullable(),
  mode: mode.nullable(),
  other_mode: z.string(),
  appraised: figure.nullable(),
  findings: z.string(),
  inspected_by: z.string().nullable(),
  is_open: z.boolean(),
  left_because: z.string().nullable(),
  disposed_on: z.string().nullable(),
  /** What its sale brought. */
  amount: figure.nullable(),
  act_id: figure.nullable(),
});
export type ReportLine = z.output<typeof line>;

const act = z.object({
  id: figure,
  mode,
  other_mode: z.string(),
  disposed_on: z.string(),
  or_no: z.string(),
  or_on: z.string().nullable(),
  buyer: z.string(),
  certificate_no: z.string(),
  witnesses: z.string(),
  agency: z.string(),
  /** The transfer report: `PTR 2026-11-0002`. */
  reference: z.string(),
  move_id: figure.nullable(),
  recorded_by: z.string().nullable(),
});

export const report = reportRow.extend({
  campus_id: figure.nullable(),
  made_by: z.string().nullable(),
  made_at: z.string(),
  void_reason: z.string().nullable(),
  code: z.string().nullable(),
  members: z.array(z.object({ personnel_id: figure, fullname: z.string(), role: memberRole })),
  lines: z.array(line),
  acts: z.array(act),
  /** Whether the caller keeps its property. */
  is_kept: z.boolean(),
  /** Whether the caller inspects it now, as a member of its committee. */
  is_mine_to_inspect: z.boolean(),
  ...openSteps,
});
export type Report = z.output<typeof report>;

export const readReport = endpoint({
  method: 'GET',
  path: '/api/property/disposals/{id}',
  summary:
    'One report of unserviceable property: for who keeps or reads property, its committee, its accountable officer and who approves it.',
  access: 'staff',
  params: byId,
  response: z.object({ report }),
});

export const readDisposedPhoto = endpoint({
  method: 'GET',
  path: '/api/property/disposals/{id}/items/{item}/photo',
  summary: 'The photo of an item of a report, also for its committee.',
  access: 'staff',
  params: byId.extend({ item: recordId }),
  response: fileAnswer,
  download: ['image/jpeg', 'image/png'],
});

export const printReport = endpoint({
  method: 'GET',
  path: '/api/property/disposals/{id}/print',
  summary: 'The report (GAM Appendix 74, Annex A.10) as a PDF: a draft until it is approved, then with its code.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

const candidate = z.object({
  id: figure,
  property_no: z.string(),
  class: propertyClass,
  article: z.string(),
  serial: z.string(),
  fund_code: z.string(),
  office: z.string(),
  acquired_on: z.string(),
  unit_cost: figure,
  /** Why it cannot be listed now; null where it can. */
  hindrance: z.string().nullable(),
});
export type Candidate = z.output<typeof candidate>;

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/property/disposals/candidates',
  summary: 'Up to 1,000 unserviceable items that the caller keeps: chosen ones, or all of a fund cluster or office.',
  access: KEEPERS,
  query: z.object({ items: chosenIds.optional(), fund: fundCode.optional(), office: recordId.optional() }),
  response: z.object({ items: z.array(candidate) }),
});

export const makeReports = endpoint({
  method: 'POST',
  path: '/api/property/disposals',
  summary: 'Drafts reports of unserviceable items, one for each fund cluster and class of property, with the next numbers of their series.',
  access: KEEPERS,
  reach: 'scope',
  body: z.object({
    item_ids: itemIds,
    as_at: day,
    /** The accountable officer. */
    officer_id: recordId,
  }),
  response: messageOnly.extend({ reports: z.array(z.object({ id: figure, type: reportType, number: z.string() })) }),
});

export const editReport = endpoint({
  method: 'PUT',
  path: '/api/property/disposals/{id}',
  summary: 'Changes the accountable officer of a drafted report, and the impairment and remarks of its items.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({
    officer_id: recordId,
    lines: z.array(z.object({ item_id: recordId, impairment: sum, remarks })).max(1000),
  }),
  response: messageOnly,
});

export const chooseItems = endpoint({
  method: 'PUT',
  path: '/api/property/disposals/{id}/items',
  summary: 'Says which items a drafted report lists: those that are not named leave it, others come onto it.',
  access: KEEPERS,
  reach: 'scope',
  params: byId,
  body: z.object({ item_ids: itemIds }),
  response: messageOnly,
});
