import { sql } from 'kysely';
import type { ReceiptSheet } from '../../print/receipt-form.ts';
import type { PropertyCall } from '../needs.ts';
import { readSigners } from './read-signers.ts';

interface Found extends Omit<ReceiptSheet, 'received_by' | 'issued_by' | 'used_by' | 'lines'> {
  id: number;
  personnel_id: number;
  user_id: number | null;
  issuer_id: number | null;
  issuer: string | null;
}

interface Line extends Omit<ReceiptSheet['lines'][number], 'parts'> {
  paper_id: number;
  parts: ReceiptSheet['lines'][number]['parts'];
}

/** What receipts and slips say today, by paper; in a constant number of statements. */
export async function drawReceipts({ db, today }: PropertyCall, ids: readonly number[]): Promise<Map<number, ReceiptSheet>> {
  const { rows: papers } = await sql<Found>`
    select k.id, k.personnel_id, k.user_id, k.type, k.number, k.dated_on, k.fund_code || ' ' || f.name as fund, c.personnel_id as issuer_id,
      c.name as issuer, (select u.name from organization.university_view u) as entity
    from property.paper k join property.fund_cluster f on f.code = k.fund_code left join identity.account_view c on c.id = k.issued_by
    where k.id = any(${[...ids]}::integer[]) order by k.id`.execute(db);
  const { rows: lines } = await sql<Line>`
    select l.paper_id, i.property_no, i.unit, i.article, i.description, i.brand, i.model, i.serial, i.acquired_on, i.life_years, l.amount,
      coalesce(d.supplier, '') as supplier, coalesce(d.po_no, '') as po_no, coalesce(d.invoice_no, '') as invoice_no, d.invoice_date,
      (select coalesce(jsonb_agg(jsonb_build_object('description', t.description, 'serial', t.serial) order by t.no), '[]')
        from property.item_part t where t.item_id = i.id) as parts
    from property.paper_line l join property.item i on i.id = l.item_id left join property.delivery d on d.id = i.delivery_id
    where l.paper_id = any(${[...ids]}::integer[]) order by l.paper_id, l.no`.execute(db);
  const people = papers.flatMap(({ personnel_id, user_id, issuer_id }) => [personnel_id, user_id, issuer_id]).filter((id) => id !== null);
  const signers = await readSigners(db, people, today);
  const linesOf = Map.groupBy(lines, ({ paper_id }) => paper_id);
  return new Map(
    papers.map(({ id, personnel_id, user_id, issuer_id, issuer, ...head }) => [
      id,
      {
        ...head,
        received_by: signers(personnel_id),
        issued_by: issuer_id === null ? { name: (issuer ?? '').toUpperCase(), position: '', office: '' } : signers(issuer_id),
        used_by: user_id === null ? null : signers(user_id).name,
        lines: (linesOf.get(id) ?? []).map(({ paper_id: _paper, ...line }) => line),
      },
    ]),
  );
}
