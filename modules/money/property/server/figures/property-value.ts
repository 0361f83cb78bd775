import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  class: keyof typeof CLASSES;
  value: number;
  items: number;
  unaccepted: number;
  disputed: number;
}

const CLASSES = { PPE: 'Property, plant and equipment', SPHV: 'Semi-expendable, high value', SPLV: 'Semi-expendable, low value' } as const;
const ITEMS = { one: 'item', many: 'items' };

/** What property the university holds on the day, by class, and what of it is not accepted. */
export const propertyValue: ExecutiveFigure = {
  name: 'property-value',
  title: 'Property held',
  definition:
    'Acquisition cost of the items of property that were acquired by the day and are neither disposed of, transferred, relieved, paid nor replaced (GAM, COA Circular 2022-004). Unaccepted items wait for the signature of their holder.',
  unit: 'centavos',
  compare: 'year',
  link: '/property/items',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select i.class, sum(i.unit_cost)::bigint as value, count(*)::integer as items, count(*) filter (where i.state = 'ISSUED_FOR_ACK')::integer as unaccepted,
        count(*) filter (where i.state = 'DISPUTED')::integer as disputed
      from property.item i join organization.office_view o on o.id = i.office_id
      where i.acquired_on <= ${day}::date and i.state not in ('DISPOSED', 'TRANSFERRED_OUT', 'RELIEVED', 'PAID', 'REPLACED') and ${within('o.tree_from')}
      group by i.class order by value desc`.execute(db);
    const sum = (of: 'value' | 'items' | 'unaccepted' | 'disputed') => rows.reduce((total, row) => total + row[of], 0);
    return {
      value: sum('value'),
      note: `${sum('items')} items.`,
      parts: [
        { title: 'By class', rows: rows.map((row) => ({ name: CLASSES[row.class], value: row.value })) },
        {
          title: 'Open',
          unit: ITEMS,
          rows: [
            { name: 'Not accepted yet', value: sum('unaccepted') },
            { name: 'Disputed', value: sum('disputed') },
          ],
        },
      ],
    };
  },
};
