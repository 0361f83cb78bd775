import { sql } from 'kysely';
import { readSigningNames } from '@talaan/personnel/server/public.ts';
import type { ReceiptSheet } from '../../print/receipt-form.ts';
import type { PropertyCall } from '../needs.ts';

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
  const names = await readSigningNames(db, people);
  const posts = await readPosts(db, people, today);
  const linesOf = Map.groupBy(lines, ({ paper_id }) => paper_id);
  const signerOf = (id: number) => ({ name: names.get(id) ?? '', ...(posts.get(id) ?? { position: '', office: '' }) });
  return new Map(
    papers.map(({ id, personnel_id, user_id, issuer_id, issuer, ...head }) => [
      id,
      {
        ...head,
        received_by: signerOf(personnel_id),
        issued_by: issuer_id === null ? { name: (issuer ?? '').toUpperCase(), position: '', office: '' } : signerOf(issuer_id),
        used_by: user_id === null ? null : (names.get(user_id) ?? ''),
        lines: (linesOf.get(id) ?? []).map(({ paper_id: _paper, ...line }) => line),
      },
    ]),
  );
}

async function readPosts(
  db: PropertyCall['db'],
  people: readonly number[],
  day: string,
): Promise<Map<number, { position: string; office: string }>> {
  const { rows } = await sql<{ id: number; position: string; office: string }>`
    select a.personnel_id as id, t.name as position, o.fullname as office
    from personnel.appointment_view a join organization.office_view o on o.id = a.office_id join organization.position_view t on t.id = a.position_id
    where a.personnel_id = any(${[...people]}::integer[]) and a.during @> ${day}::date`.execute(db);
  return new Map(rows.map(({ id, ...post }) => [id, post]));
}
