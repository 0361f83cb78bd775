import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, listOf, listQuery } from '@talaan/kernel/contract/list.ts';

const access = ['PLANTILLA'] as const;
const PATH = '/api/plantilla/personnels';

export const seatedRow = z.object({
  /** The person's. */
  id: z.number().int(),
  idno: z.string(),
  fullname: z.string(),
  avatar: z.string().nullable(),
  position: z.string(),
  salary_grade: z.number().int().nullable(),
  step: z.number().int().nullable(),
  status: z.string(),
  office: z.string(),
  office_acronym: z.string(),
  campus: z.string(),
  from: z.string(),
  is_substitute: z.boolean(),
  item: z.object({ id: z.number().int(), item_number: z.string(), office: z.string() }).nullable(),
});
export type SeatedRow = z.output<typeof seatedRow>;

export const listSeated = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'The incumbents of items on a day, within the caller’s scope; `show` narrows to people without an item or in an item of another office.',
  access,
  query: listQuery(['fullname', 'item_number', 'office', 'position', 'salary_grade']).extend({
    on: isoDate.optional(),
    campus: z.coerce.number().int().optional(),
    office: z.coerce.number().int().optional(),
    status: z.string().max(20).optional(),
    show: z.enum(['without_item', 'other_office']).optional(),
  }),
  response: listOf('personnels', seatedRow).extend({ without_item: z.number().int() }),
});

export const exportSeated = exportOf(listSeated, 'incumbents');

export const listItemsToAttach = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/items`,
  summary: 'The items of a person’s position that are free during their appointment, those of their office first.',
  access,
  params: byId,
  query: z.object({ term: z.string().trim().max(100).default('') }),
  response: z.object({ items: z.array(z.object({ id: z.number().int(), item_number: z.string(), office: z.string() })) }),
});

export const attachItem = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}/item`,
  summary: 'Corrects the appointment that runs today: it is to this item, with the reason.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({ item_id: recordId, reason: z.string().trim().min(3, 'Enter the reason.').max(300) }),
  response: messageOnly,
});
