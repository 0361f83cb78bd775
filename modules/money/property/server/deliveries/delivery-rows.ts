import { sql, type SqlBool } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportDeliveries, listDeliveries } from '../../contract/deliveries.ts';
import { reachesDeliveries } from '../reach.ts';

export const deliveriesFrom = sql`property.delivery d join organization.office_view o on o.id = d.office_id`;

export const deliveryColumns = {
  id: 'd.id',
  iar_no: 'd.iar_no',
  dated_on: 'd.dated_on',
  supplier: 'd.supplier',
  po_no: 'd.po_no',
  invoice_no: 'd.invoice_no',
  fund_code: 'd.fund_code',
  office: 'o.acronym',
  office_name: 'o.fullname',
  is_complete: 'd.is_complete',
  items: sql`(select coalesce(sum(l.accepted), 0)::integer from property.delivery_line l where l.delivery_id = d.id)`,
  total: sql`(select coalesce(sum(l.total), 0)::bigint from property.delivery_line l where l.delivery_id = d.id)`,
};

/** Of a first report: something of its order has come neither with it nor later. */
const IS_PARTIAL = sql<SqlBool>`(d.continues_id is null and not d.is_complete
  and not exists (select from property.delivery n where n.continues_id = d.id and n.is_complete))`;

export const deliveryRows = rows(listDeliveries, exportDeliveries, 'deliveries', ({ actor }) => ({
  from: deliveriesFrom,
  columns: deliveryColumns,
  reach: reachesDeliveries(actor),
  search: [sql`d.plain_supplier`, sql`kernel.plain(d.iar_no || ' ' || d.po_no || ' ' || d.invoice_no)`],
  sort: {
    iar_no: 'd.iar_no',
    dated_on: 'd.dated_on',
    supplier: 'd.plain_supplier',
    office: 'o.tree_from',
  },
  unsorted: '-dated_on',
  filters: {
    fund: (fund) => sql`d.fund_code = ${fund}`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
    year: (year) => sql`d.dated_on between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
    partial: (partial) => (partial ? IS_PARTIAL : sql`not ${IS_PARTIAL}`),
  },
  sheet: {
    name: 'Deliveries',
    cells: {
      'IAR number': (row) => row.iar_no,
      Date: (row) => row.dated_on,
      Supplier: (row) => row.supplier,
      'Purchase order': (row) => row.po_no,
      Invoice: (row) => row.invoice_no,
      'Requisitioning office': (row) => row.office_name,
      'Fund cluster': (row) => row.fund_code,
      Items: (row) => row.items,
      Cost: (row) => row.total / 100,
      Complete: (row) => (row.is_complete ? 'Complete' : 'Partial'),
    },
  },
}));
