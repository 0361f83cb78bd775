import { sql } from 'kysely';
import { reachesItems, type ItemLink } from '@talaan/property/server/public.ts';

/** The cards of items that the caller keeps or reads. */
export const cardLink: ItemLink = {
  name: 'property-card',
  place: 90,
  ask: async ({ db, actor }, items) => {
    const { rows } = await sql<{ id: number }>`
      select i.id from property.item i join organization.office_view o on o.id = i.office_id
      where i.id = any(${items.map(({ id }) => id)}::integer[]) and ${reachesItems(actor)}`.execute(db);
    return new Map(rows.map(({ id }) => [id, { label: 'Property card', link: `/property/books/cards/${id}` }]));
  },
};
