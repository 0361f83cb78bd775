import { sql } from 'kysely';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { reachesItems, type AskedItem, type ItemLink, type PropertyCall } from '@talaan/property/server/public.ts';
import { SLIPS, type SlipType } from '../contract/fields.ts';
import { mayLeave } from '../rules/while-out.ts';

type Links = [number, { label: string; link: string }][];

/** To list an unserviceable item, or the report on which it is. */
export const disposalLink: ItemLink = {
  name: 'disposal',
  place: 50,
  ask: async (call, items) => {
    const kept = await whichKept(
      call,
      items.filter(({ state }) => state === 'UNSERVICEABLE'),
    );
    const { rows } = await sql<{ item_id: number; report_id: number }>`
      select item_id, report_id from property_disposal.line where is_open and item_id = any(${[...kept]}::integer[])`.execute(call.db);
    const listed = new Map(rows.map(({ item_id: item, report_id: report }) => [item, report]));
    return new Map(
      [...kept].map((id): Links[number] =>
        listed.has(id)
          ? [id, { label: 'See the report', link: `/property/disposals/${listed.get(id)}` }]
          : [id, { label: 'List for disposal', link: `/property/disposals/new?items=${id}` }],
      ),
    );
  },
};

/** To lend an item or let it leave; where it is out, its slip. */
export const slipLinks: readonly ItemLink[] = [
  { type: 'GATE' as const, place: 60, label: 'Gate pass' },
  { type: 'LOAN' as const, place: 62, label: 'Lend' },
].map(({ type, place, label }) => ({
  name: `slip-${type.toLowerCase()}`,
  place,
  ask: async (call, items) => {
    const kept = await whichKept(
      call,
      items.filter(({ state }) => mayLeave(type, state)),
    );
    const { rows } = await sql<{ item_id: number; slip_id: number; type: SlipType }>`
      select l.item_id, l.slip_id, s.type from property_disposal.slip_item l join property_disposal.slip s on s.id = l.slip_id
      where l.is_out and l.item_id = any(${[...kept]}::integer[])`.execute(call.db);
    const out = new Map(rows.map((row) => [row.item_id, row]));
    return new Map(
      [...kept].flatMap((id): Links => {
        const slip = out.get(id);
        if (!slip) return [[id, { label, link: `/property/slips/new?type=${type}&items=${id}` }]];
        return slip.type === type ? [[id, { label: `See the ${SLIPS[type].toLowerCase()}`, link: `/property/slips/${slip.slip_id}` }]] : [];
      }),
    );
  },
}));

/** Those of the items that the caller keeps. */
async function whichKept({ db, actor }: PropertyCall, items: readonly AskedItem[]): Promise<Set<number>> {
  if (items.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select i.id from property.item i join organization.office_view o on o.id = i.office_id
    where i.id = any(${items.map(({ id }) => id)}::integer[]) and ${reachesItems(actor, KEEPERS)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
