import { z } from 'zod';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
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
  avatar: z.string().nullable(),
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

const minute = z.number({ error: 'Enter the time.' }).int().min(0).max(1440);
const text = z.string().trim().max(100).default('');

const segmentBody = z.object({
  term_id: z.number({ error: 'Choose the term.' }).int(),
  kind,
  subject: text,
  section: text,
  room: text,
  units_hundredths: z.number({ error: 'Enter the units, such as 3 or 1.5.' }).int().min(0).max(3000, 'At most 30 units.').default(0),
  weekdays: z.array(z.number().int().min(1).max(7)).min(1, 'Choose the days of the week.').max(7),
  from_minute: minute,
  to_minute: minute,
  from: isoDate,
  to: isoDate,
});
export type SegmentBody = z.output<typeof segmentBody>;

export const addSegment = endpoint({
  method: 'POST',
  path: '/api/loads/segments',
  summary: 'Adds a segment of load.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  body: segmentBody.extend({ personnel_id: z.number({ error: 'Choose the teacher.' }).int() }),
  response: messageOnly.extend({ id: z.number().int() }),
});

export const readSegment = endpoint({
  method: 'GET',
  path: '/api/loads/segments/{id}',
  summary: 'A segment of load, and until when its days are locked.',
  access: ['EDATSADMIN'],
  params: byId,
  versioned: 'loads.segment:{id}',
  response: z.object({
    segment: segmentRow,
    /** The last of its days that is locked. */
    locked_until: z.string().nullable(),
    version: recordVersion,
  }),
});

export const changeSegment = endpoint({
  method: 'PUT',
  path: '/api/loads/segments/{id}',
  summary: 'Changes or ends a segment of load; on locked days it stays as it was.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  versioned: 'loads.segment:{id}',
  body: segmentBody,
  response: messageOnly.extend({ id: z.number().int() }),
});

export const removeSegment = endpoint({
  method: 'DELETE',
  path: '/api/loads/segments/{id}',
  summary: 'Removes a segment that was entered by mistake; where days of it are locked it ends with them.',
  access: ['EDATSADMIN'],
  reach: 'scope',
  params: byId,
  response: messageOnly,
});
