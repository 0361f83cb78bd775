import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';

/** What fund sources of this year and the next plan for an office. Whom they paid there stays as it was charged. */
export const linesOfOffice: OfficeUse = {
  name: 'fund-sources',
  title: 'Casuals planned by fund sources',
  table: 'fund_sources.line',
  shared: false,
  holdsOpen: false,
  followsPeople: false,
  find: async (db, officeId, { today }) => {
    const { rows } = await sql<{ key: string; label: string; note: string }>`
      select l.source_id || ':' || l.no as key, s.year || ' ' || s.name as label, l.heads || ' × ' || t.name as note
      from fund_sources.line l join fund_sources.source s on s.id = l.source_id join organization.position_view t on t.id = l.position_id
      where l.office_id = ${officeId} and s.year >= extract(year from ${today}::date) order by s.year, s.name, l.no`.execute(db);
    return rows.map((row) => ({ ...row, personnel_id: null }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { rows } = await sql<{ source_id: number; no: number }>`
      update fund_sources.line set office_id = ${toOffice} where source_id || ':' || no = any(${[...keys]}::text[]) and office_id = ${fromOffice}
      returning source_id, no`.execute(call.db);
    await recordChanges(
      call,
      rows.map(({ source_id, no }) => ({
        action: 'move a line of a fund source to another office',
        subject: `fund_sources.source:${source_id}`,
        before: { no, office_id: fromOffice },
        after: { no, office_id: toOffice, from, authority },
      })),
    );
  },
};
