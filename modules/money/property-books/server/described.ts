import { sql } from 'kysely';

/** Brand, model, description and serial number of an item `i`, as one text. */
export const describedItem = sql<string>`concat_ws(', ', nullif(concat_ws(' ', nullif(i.brand, ''), nullif(i.model, '')), ''), nullif(i.description, ''),
  'serial no. ' || nullif(i.serial, ''))`;

export const entityName = sql<string>`(select v.name from organization.university_view v)`;
