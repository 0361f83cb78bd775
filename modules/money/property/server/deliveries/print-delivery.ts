import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { iarForm, type IarSheet } from '../../print/iar-form.ts';
import { reachesDeliveries } from '../reach.ts';
import { deliveriesFrom } from './delivery-rows.ts';

/** The report as a paper to sign. Error: 404. */
export async function printDelivery({ db, actor, params, server }: Call<{ id: number }>): Promise<FileAnswer> {
  const { rows } = await sql<IarSheet>`
    select (select u.name from organization.university_view u) as entity, d.fund_code || ' ' || f.name as fund, d.supplier, d.iar_no, d.dated_on, d.po_no,
      d.po_date, d.invoice_no, d.invoice_date, o.fullname as office, o.acronym as center, d.inspected_on, d.inspected_by, d.accepted_on, d.accepted_by, d.is_complete, d.remarks,
      (select jsonb_agg(jsonb_build_object('article', l.article, 'unit', l.unit, 'ordered', l.ordered, 'accepted', l.accepted,
          'description', coalesce(i.description, ''), 'brand', coalesce(i.brand, ''), 'model', coalesce(i.model, ''), 'first_no', i.first_no,
          'last_no', i.last_no, 'serials', coalesce(i.serials, array[]::text[])) order by l.no)
        from property.delivery_line l left join lateral (
          select min(i.property_no) as first_no, max(i.property_no) as last_no, min(i.description) as description, min(i.brand) as brand,
            min(i.model) as model, array_agg(i.serial order by i.property_no) filter (where i.serial <> '') as serials
          from property.item i where i.delivery_id = l.delivery_id and i.line_no = l.no) i on true
        where l.delivery_id = d.id) as lines
    from ${deliveriesFrom} join property.fund_cluster f on f.code = d.fund_code where d.id = ${params.id} and ${reachesDeliveries(actor)}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such delivery.');
  return iarForm.answer(server, [{ sheet: rows[0], code: null }], `IAR ${rows[0].iar_no}`);
}
