import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportCharges, listCharges } from '../../contract/charges.ts';
import { CHARGE_KINDS } from '../../contract/fields.ts';
import { findSource } from '../find-source.ts';

/** Charges `c` with their person, office, and what the ledger comes to, `b`. */
const chargesFrom = sql`fund_sources.charge c join personnel.person_view p on p.id = c.personnel_id
  join organization.office_view o on o.id = c.office_id
  cross join lateral (select coalesce(sum(e.to_pay), 0)::bigint as to_pay, coalesce(sum(e.paid), 0)::bigint as paid
    from fund_sources.posting q join fund_sources.entry e on e.posting_id = q.id where q.charge_id = c.id) b`;

export const chargeRows = rows(listCharges, exportCharges, 'charges', async (call) => {
  const { today } = call;
  const source = await findSource(call);
  const isOpen = sql`coalesce(upper(c.during) > ${today}::date, false)`;
  return {
    from: chargesFrom,
    columns: {
      id: 'c.id',
      personnel_id: 'c.personnel_id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      kind: 'c.kind',
      title: 'c.title',
      office: 'o.acronym',
      office_name: 'o.fullname',
      from: sql`lower(c.during)`,
      to: sql`upper(c.during) - 1`,
      obligated: sql`b.to_pay + b.paid`,
      paid: 'b.paid',
      to_pay: 'b.to_pay',
      freed_because: 'c.freed_because',
      is_open: isOpen,
    },
    reach: sql`c.source_id = ${source.id}`,
    search: [sql`p.search`, sql`kernel.plain(c.title)`],
    sort: {
      fullname: 'p.plain_name',
      office: 'o.tree_from',
      from: sql`lower(c.during)`,
      to: sql`upper(c.during)`,
      obligated: sql`b.to_pay + b.paid`,
      paid: 'b.paid',
      to_pay: 'b.to_pay',
    },
    unsorted: 'fullname',
    groups: {
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
      kind: { by: 'c.kind', name: CHARGE_KINDS },
    },
    filters: {
      kind: (kinds) => sql`c.kind = any(${kinds})`,
      open: (open) => (open === 1 ? sql`${isOpen}` : sql`not ${isOpen}`),
    },
    sheet: {
      name: 'People of a fund source',
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office_name,
        Kind: (row) => CHARGE_KINDS[row.kind],
        'Position or contract': (row) => row.title,
        From: (row) => row.from,
        To: (row) => row.to,
        Obligated: (row) => row.obligated / 100,
        Paid: (row) => row.paid / 100,
        'To pay': (row) => row.to_pay / 100,
        Freed: (row) => row.freed_because,
      },
      total: (all) => {
        const sumOf = (key: 'obligated' | 'paid' | 'to_pay') => all.reduce((sum, row) => sum + row[key], 0) / 100;
        return [null, 'Total', null, null, null, null, null, sumOf('obligated'), sumOf('paid'), sumOf('to_pay'), null];
      },
    },
  };
});
