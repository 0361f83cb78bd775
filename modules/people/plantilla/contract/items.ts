import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { byId, endpoint, messageOnly, recordId, recordVersion } from '@talaan/kernel/contract/endpoint.ts';
import { exportOf, groupedBy, idList, listOf, listQuery, severalOf } from '@talaan/kernel/contract/list.ts';
import { authority, facts, words } from './item-facts.ts';
import { VACANCY_READERS } from './vacancies.ts';
import { itemStatus, person, qualification } from './words.ts';

const access = ['PLANTILLA'] as const;
const PATH = '/api/plantilla/items';

const grade = z.coerce.number().int().min(1).max(33).optional();

export const itemFilters = {
  /** As of which day; today where it is not said. */
  on: isoDate.optional(),
  campus: z.coerce.number().int().optional(),
  /** An office with all its units. */
  office: z.coerce.number().int().optional(),
  /** The office alone, without its units. */
  own: z.coerce.number().int().min(0).max(1).default(0),
  position: idList,
  sg_from: grade,
  sg_to: grade,
  status: severalOf(itemStatus),
  coverage: z.coerce.number().int().optional(),
  level: z.coerce.number().int().optional(),
  /** Its incumbent turns 65 within so many years. */
  retire: z.coerce.number().int().min(1).max(10).optional(),
};

export const itemRow = z.object({
  id: z.number().int(),
  item_number: z.string(),
  position: z.string(),
  parenthetical_title: z.string(),
  salary_grade: z.number().int().nullable(),
  /** The incumbent's, or 1 while no one holds it. */
  step: z.number().int(),
  /** Centavos a year; null where no salary table was in force. */
  authorized: z.number().int().nullable(),
  office: z.object({ id: z.number().int(), acronym: z.string(), fullname: z.string() }),
  campus: z.string(),
  level: z.string(),
  coverage: z.string(),
  status: itemStatus,
  incumbent: person.nullable(),
  retires_on: z.string().nullable(),
  /** Since when no one holds it; null while somebody does, or while it is not there to be held. */
  vacant_since: z.string().nullable(),
  months_vacant: z.number().int().nullable(),
  vice: z.string().nullable(),
  vacated_because: z.string().nullable(),
});
export type ItemRow = z.output<typeof itemRow>;

export const listItems = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'Plantilla items within one’s scope as of a day, by number unless sorted otherwise; abolished ones only where `status` asks for them.',
  access: VACANCY_READERS,
  query: listQuery(['item_number', 'position', 'salary_grade', 'office', 'status', 'incumbent', 'vacant_since']).extend({
    ...itemFilters,
    ...groupedBy(['office', 'status', 'salary_grade']),
  }),
  response: listOf('items', itemRow),
});

export const exportItems = exportOf(listItems, 'items');

const itemNumber = words(60).min(1, 'Enter the item number.');

export const addItems = endpoint({
  method: 'POST',
  path: PATH,
  summary: 'Adds an item, or several of the same with serial numbers counted on from the first.',
  access,
  reach: 'scope',
  body: z.object({
    item_number: itemNumber,
    count: z.number().int().min(1, 'Enter how many, at least 1.').max(200, 'At most 200 at once.').default(1),
    position_id: recordId,
    opened_on: isoDate,
    state: z.enum(['funded', 'unfunded', 'anticipated']).default('funded'),
    ...facts,
  }),
  response: messageOnly.extend({ ids: z.array(z.number().int()) }),
});

export const itemRecord = itemRow.extend({
  position_id: z.number().int(),
  office_id: z.number().int(),
  level_id: z.number().int(),
  coverage_id: z.number().int(),
  old_item_number: z.string(),
  attribution: facts.attribution,
  area_code: z.string(),
  area_type: facts.area_type,
  authority: z.string(),
  authority_date: z.string().nullable(),
  opened_on: z.string(),
  position_level: z.string().nullable(),
  /** Centavos a year that the incumbent is paid; null while no one holds it. */
  actual: z.number().int().nullable(),
  /** What is said of this item alone; null where the standard of the position counts. */
  own_standards: qualification,
  standards: z.object({
    education: z.string(),
    experience: z.string(),
    training: z.string(),
    eligibility: z.string(),
    competency: z.string(),
  }),
  states: z.array(z.object({ state: z.string(), from: z.string(), to: z.string().nullable(), authority: z.string() })),
  incumbents: z.array(
    z.object({
      person,
      from: z.string(),
      to: z.string().nullable(),
      status: z.string(),
      nature: z.string().nullable(),
      is_substitute: z.boolean(),
      /** How they left; null while they hold it. */
      cause: z.string().nullable(),
    }),
  ),
  /** From the first item of the chain of reclassifications to the last; only itself where there was none. */
  chain: z.array(
    z.object({
      id: z.number().int(),
      item_number: z.string(),
      position: z.string(),
      salary_grade: z.number().int().nullable(),
      opened_on: z.string(),
    }),
  ),
  changes: z.array(z.object({ at: z.string(), action: z.string(), by: z.string().nullable(), authority: z.string() })),
});
export type ItemRecord = z.output<typeof itemRecord>;

export const readItem = endpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  summary: 'One item within the caller’s scope: facts, states, incumbents, reclassifications, standards.',
  access,
  params: byId,
  versioned: 'plantilla.item:{id}',
  query: z.object({ on: isoDate.optional() }),
  response: z.object({ item: itemRecord, version: recordVersion }),
});

export const editItem = endpoint({
  method: 'PUT',
  path: `${PATH}/{id}`,
  summary: 'Corrects the facts of an item, by authority; its position changes only by reclassification.',
  access,
  reach: 'scope',
  params: byId,
  versioned: 'plantilla.item:{id}',
  body: z.object({ item_number: itemNumber, ...facts, change_authority: authority }),
  response: messageOnly,
});

export const setItemStates = endpoint({
  method: 'POST',
  path: `${PATH}/states`,
  summary: 'Freezes, funds, leaves without funds or abolishes items from a day on, by authority; all of them or none.',
  access,
  reach: 'scope',
  body: z.object({
    item_ids: z.array(recordId).min(1, 'Choose items.').max(1000),
    state: z.enum(['funded', 'unfunded', 'frozen', 'abolished'], { error: 'Choose what becomes of it.' }),
    from: isoDate,
    authority,
  }),
  response: messageOnly,
});

export const reclassifyItem = endpoint({
  method: 'POST',
  path: `${PATH}/{id}/reclassify`,
  summary: 'Opens a new item in place of one, and closes that; where a person holds it, it closes when they have moved.',
  access,
  reach: 'scope',
  params: byId,
  body: z.object({
    item_number: itemNumber,
    position_id: recordId,
    from: isoDate,
    authority,
    authority_date: isoDate.nullable().default(null),
  }),
  response: messageOnly.extend({ id: z.number().int() }),
});
