import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { reportLine } from '../../rules/report-lines.ts';
import type { Tally } from '../../rules/tally.ts';
import { cardsFrom, deliveredFinds, describedItem, isOnCards } from '../cards.ts';
import type { Decided } from './close-campaign.ts';

interface Found {
  item_id: number | null;
  account_code: string;
  account_name: string;
  article: string;
  description: string;
  property_no: string;
  unit: string;
  unit_value: number | null;
}

type Writing = Pick<Call, 'db'>;

const NONE: Decided['decisions'] = new Map();

/** The lines of the report of a count: its cards, and what is taken up beside them. Says how many; three statements to read and one to write. */
export async function writeReportLines(
  call: Writing,
  campaignId: number,
  counted: ReadonlyMap<number, Tally>,
  decided: readonly Decided[],
): Promise<number> {
  const decisionsOf = new Map(decided.map((one) => [one.item_id ?? one.scan_id!, one]));
  const takenUp = decided.flatMap(({ item_id: item, decisions }) =>
    item !== null && decisions.get('FOREIGN') === 'TAKE_UP' ? [item] : [],
  );
  const offices = await readOffices(call);
  const items = await readItems(call, campaignId, takenUp);
  const ofItems = items.flatMap(({ is_on_card: isOnCard, is_lost: isLost, ...found }) => {
    const tallied = counted.get(found.item_id!);
    const line = reportLine({
      isOnCard,
      isFound: tallied !== undefined,
      isLost,
      quantity: 1,
      foundAt: tallied ? namePlace(offices, tallied.first) : '',
      decisions: decisionsOf.get(found.item_id!)?.decisions ?? NONE,
    });
    return line ? [{ ...found, ...line }] : [];
  });
  const ofFinds = (await readFinds(call, campaignId)).flatMap(({ scan_id: scan, quantity, office_id, room, ...found }) => {
    const { decisions = NONE, unit_value = null } = decisionsOf.get(scan) ?? {};
    const line = reportLine({
      isOnCard: false,
      isFound: true,
      isLost: false,
      quantity,
      foundAt: namePlace(offices, { office_id, room }),
      decisions,
    });
    return line ? [{ ...found, unit_value, ...line }] : [];
  });
  const lines = [...ofItems, ...ofFinds].map((line, at) => ({ no: at + 1, ...line }));
  await sql`
    insert into property_counts.report_line (campaign_id, no, item_id, account_code, account_name, article, description, property_no, unit, unit_value, on_card,
      on_hand, remarks)
    select ${campaignId}, no, item_id, account_code, account_name, article, description, property_no, unit, unit_value, on_card, on_hand, remarks
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (no integer, item_id integer, account_code text, account_name text, article text,
      description text, property_no text, unit text, unit_value bigint, on_card integer, on_hand integer, remarks text)`.execute(call.db);
  return lines.length;
}

type Offices = ReadonlyMap<number, string>;

async function readOffices({ db }: Writing): Promise<Offices> {
  const { rows } = await sql<{ id: number; acronym: string }>`select id, acronym from organization.office_view`.execute(db);
  return new Map(rows.map(({ id, acronym }) => [id, acronym]));
}

function namePlace(offices: Offices, { office_id: office, room }: { office_id: number; room: string }): string {
  return [offices.get(office), room].filter(Boolean).join(', ');
}

/** Those on the cards, and others that are taken up, by account and number. */
async function readItems({ db }: Writing, campaignId: number, takenUp: readonly number[]) {
  const { rows } = await sql<Found & { is_on_card: boolean; is_lost: boolean }>`
    with taken as (
      select i.id, true as is_on_card from ${cardsFrom} where c.id = ${campaignId} and ${isOnCards}
      union all select x, false from unnest(${[...takenUp]}::integer[]) x)
    select i.id as item_id, a.code as account_code, a.name as account_name, i.article, ${describedItem} as description, i.property_no, i.unit,
      i.unit_cost as unit_value, t.is_on_card, i.state = 'LOST' as is_lost
    from taken t join property.item i on i.id = t.id join property.uacs a on a.id = i.uacs_id order by a.code, i.property_no`.execute(db);
  return rows;
}

/** Without those that came onto the cards of this count since, by their delivery. */
async function readFinds({ db }: Writing, campaignId: number) {
  const { rows } = await sql<Omit<Found, 'unit_value'> & { scan_id: string; quantity: number; office_id: number; room: string }>`
    select x.scan_id, null::integer as item_id, '' as account_code, 'Found without a card' as account_name,
      coalesce(nullif(s.article, ''), 'Item with a number that no card has') as article, s.note as description, s.given as property_no, 'unit' as unit,
      s.quantity, s.office_id, s.room
    from property_counts.difference x join property_counts.scan s on s.id = x.scan_id
    where x.campaign_id = ${campaignId} and x.item_id is null
      and not exists (select from ${deliveredFinds} where d.id = x.id) order by s.at, s.id`.execute(db);
  return rows;
}
