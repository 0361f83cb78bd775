import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

/** Who reads the loads of others: HR, heads of their people, academic affairs. */
export const LOAD_READERS = ['EDATSADMIN', 'EDATSDEPTHEAD', 'EDATSOVPAA'] as const;

const kind = z.enum(['CLASS', 'CONSULTATION', 'ADMINISTRATIVE', 'RESEARCH']);

export const segmentFacts = {
  id: z.number().int(),
  kind,
  subject: z.string(),
  section: z.string(),
  room: z.string(),
  units_hundredths: z.number().int(),
  /** From 1, Monday. */
  weekdays: z.array(z.number().int()),
  /** Minutes from midnight. */
  from_minute: z.number().int(),
  to_minute: z.number().int(),
  /** The first and the last day. */
  from: z.string(),
  to: z.string(),
};

const segmentRow = z.object({
  ...segmentFacts,
  term_id: z.number().int(),
  term: z.string(),
  personnel_id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  office: z.string().nullable(),
});
export type SegmentRow = z.output<typeof segmentRow>;

export const listSegments = endpoint({
  method: 'GET',
  path: '/api/loads/segments',
  summary: 'Segments of load of the teachers within one’s reach.',
  access: LOAD_READERS,
  query: listQuery(['fullname', 'subject', 'from_minute'], 50).extend({
    in_term: recordId.optional(),
    kind: z
      .union([kind, z.array(kind)])
      .transform((value) => [value].flat())
      .optional(),
    office: idList,
    ...groupedBy(['fullname', 'term', 'kind']),
  }),
  response: listOf('segments', segmentRow),
});
export const exportSegments = exportOf(listSegments, 'faculty loads');

export const removeSegment = endpoint({
  method: 'DELETE',
  path: '/api/loads/segments/{id}',
  summary: 'Removes a segment that was imported by mistake.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});
