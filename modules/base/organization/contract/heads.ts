import { z } from 'zod';
import { foundPerson } from '@talaan/kernel/contract/found-person.ts';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { endpoint, messageOnly, recordId } from '@talaan/kernel/contract/endpoint.ts';
import { head } from './departments.ts';

export const addHeadTitle = endpoint({
  method: 'POST',
  path: '/api/departments/Head/addHeadTitle',
  summary: 'Designates the head of an office, with the title, from and to.',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  body: z.object({
    department: recordId,
    personnel: recordId,
    title: z.string().trim().min(2, 'Enter the title of the head.').max(100),
    from: isoDate,
    to: isoDate.nullable().default(null),
  }),
  response: messageOnly.extend({ head }),
});

export const getHeadTitle = endpoint({
  method: 'GET',
  path: '/api/departments/Head/getHeadTitle',
  summary: 'The heads of an office, past, present and coming; the newest first.',
  access: 'staff',
  query: z.object({ department: recordId }),
  response: z.object({ heads: z.array(head) }),
});

export const previewHead = endpoint({
  method: 'GET',
  path: '/api/departments/Head/preview',
  summary:
    'What the designation of a head touches: who heads the office on those days, how many people serve there and below, how much waits.',
  access: ['GENERALSETTINGS'],
  query: z.object({ department: recordId, from: isoDate, to: isoDate.optional() }),
  response: z.object({
    heads: z.array(head),
    /** In the office and all below it, on the first day. */
    people: z.number().int(),
    /** What is open and waits on the head of the office, such as requests. */
    waiting: z.number().int(),
  }),
});

export const endHeadTitle = endpoint({
  method: 'POST',
  path: '/api/departments/Head/endHeadTitle',
  summary: 'Sets the last day of a head, or revokes a designation that has not begun (no last day).',
  access: ['GENERALSETTINGS'],
  reach: 'scope',
  body: z.object({ department: recordId, from: isoDate, last: isoDate.nullable() }),
  response: messageOnly,
});

export const findHeadCandidates = endpoint({
  method: 'GET',
  path: '/api/departments/Head/people',
  summary: 'The five people nearest to what was typed who serve today, to designate one as head.',
  access: ['GENERALSETTINGS'],
  query: z.object({ term: z.string().trim().max(100).default('') }),
  response: z.object({ people: z.array(foundPerson) }),
});

export const listHeadTitles = endpoint({
  method: 'GET',
  path: '/api/departments/Head/titles',
  summary: 'The titles that heads have here, the most usual first.',
  access: ['GENERALSETTINGS'],
  response: z.object({ titles: z.array(z.string()) }),
});
