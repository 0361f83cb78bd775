import { z } from 'zod';
import { isoDate } from '@talaan/kernel/contract/dates.ts';
import { recordId } from '@talaan/kernel/contract/endpoint.ts';
import { qualification } from './words.ts';

export const words = (most: number) => z.string().trim().max(most);
export const authority = words(200).min(1, 'Name the authority, such as the number of the NOSCA.');

/** What is said of an item beside its number, its position and its states. */
export const facts = {
  old_item_number: words(60).default(''),
  parenthetical_title: words(150).default(''),
  office_id: recordId,
  level_id: recordId,
  coverage_id: recordId,
  attribution: z.enum(['higher education', 'advanced education', 'research', 'extension', 'general administration']),
  area_code: words(20).default(''),
  area_type: z.enum(['R', 'P', 'D', 'M', 'F', 'B']),
  authority,
  authority_date: isoDate.nullable().default(null),
  ...qualification.shape,
};
