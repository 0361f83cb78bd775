import { sql } from 'kysely';
import type { Accepted, Writing, Written } from '@talaan/imports/server/public.ts';
import { OWN_RIGHT } from '@talaan/kernel/server/acting.ts';
import type { CardValues } from '../../rules/card-import/card-fields.ts';
import { namePaper, type CardPlan } from '../../rules/card-import/judge-cards.ts';
import type { PropertyCall } from '../needs.ts';
import { itemLog } from '../steps/item-log.ts';
import { moveItems } from '../steps/move-items.ts';

type Card = Accepted<CardValues, CardPlan>;

/** Adds the items of cards with the papers on which they are held, acknowledged as they were signed. Set by set. */
export async function writeCards(writing: Writing, cards: readonly Card[]): Promise<Written> {
  const call: PropertyCall = { ...writing, groups: [], inPlaceOf: null };
  const { reason } = writing;
  const plans = cards.map(({ plan }) => plan);
  const idOf = await addItems(call, plans, reason);
  const held = plans.filter(({ held: on }) => on !== null);
  const paperOf = await addPapers(call, held);
  const onto = [...Map.groupBy(held, ({ held: on }) => namePaper(on!.paper))].flatMap(([paper, items]) =>
    items.map(
      ({ property_no: number, unit_cost: amount, held: on }, at) =>
        [idOf.get(number)!, { paperId: paperOf.get(paper)!, no: at + 1, holderId: on!.personnelId, amount }] as const,
    ),
  );
  const ids = onto.map(([id]) => id);
  if (ids.length > 0) {
    await moveItems(call, ids, { action: 'issue', as: 'custodian', reference: reason, onto: new Map(onto) });
    await moveItems(call, ids, { action: 'acknowledge', as: 'custodian', reference: reason });
  }
  await followNumbers(call, plans);
  return {
    added: cards.map(({ row, plan, personnelId }) => ({ line: row.line, id: idOf.get(plan.property_no)!, personnelId })),
    made: { papers: [...paperOf.values()] },
  };
}

async function addItems(call: PropertyCall, plans: readonly CardPlan[], reason: string): Promise<Map<string, number>> {
  const { db, now } = call;
  const { rows } = await sql<{ id: number; property_no: string; unit_cost: number }>`
    insert into property.item (property_no, class, article, description, brand, model, serial, unit, unit_cost, acquired_on, life_years, uacs_id,
      fund_code, requisitioned_by, office_id, campus_id, location, condition, state, since, is_reclassified, earlier_reference)
    select n.property_no, class, article, description, brand, model, serial, unit, unit_cost, acquired_on, life_years, uacs_id, fund_code, office_id,
      office_id, o.campus_id, location, condition, 'IN_STOCK', ${now.toString()}::timestamptz, is_reclassified, earlier_reference
    from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as n (property_no text, class text, article text, description text, brand text, model text,
      serial text, unit text, unit_cost bigint, acquired_on date, life_years smallint, uacs_id integer, fund_code text, office_id integer, location text,
      condition text, is_reclassified boolean, earlier_reference text)
    join organization.office_view o on o.id = n.office_id
    returning id, property_no, unit_cost`.execute(db);
  await itemLog.append(
    call,
    rows.map(({ id, property_no, unit_cost }) => ({
      id,
      action: 'accept',
      from: 'IN_STOCK',
      to: 'IN_STOCK',
      place: OWN_RIGHT,
      further: { holder_id: null, paper_id: null, reference: reason },
      after: { property_no, unit_cost },
    })),
  );
  return new Map(rows.map(({ id, property_no: number }) => [number, id]));
}

/** The papers of earlier days by their names; they were acknowledged when they were signed. */
async function addPapers({ db }: PropertyCall, held: readonly CardPlan[]): Promise<Map<string, number>> {
  const papers = [...Map.groupBy(held, ({ held: on }) => namePaper(on!.paper)).values()].map(([first]) => {
    const { held: on, office_id, fund_code } = first!;
    return { ...on!.paper, class: on!.paperClass, dated_on: on!.datedOn, personnel_id: on!.personnelId, office_id, fund_code };
  });
  const { rows } = await sql<{ id: number; type: 'PAR' | 'ICS' | 'MR' | 'ARE'; number: string }>`
    insert into property.paper (type, class, number, dated_on, personnel_id, office_id, fund_code, state, issued_at, acknowledged_at)
    select type, class, number, dated_on, personnel_id, office_id, fund_code, 'WAITING', (dated_on + time '09:00') at time zone 'Asia/Manila',
      (dated_on + time '09:00') at time zone 'Asia/Manila'
    from jsonb_to_recordset(${JSON.stringify(papers)}::jsonb)
      as n (type text, class text, number text, dated_on date, personnel_id integer, office_id integer, fund_code text)
    returning id, type, number`.execute(db);
  return new Map(rows.map((row) => [namePaper(row), row.id]));
}

const PROPERTY_NUMBER = /^(\d{4})-(\d{2})-(\d{2})-(\d{4,})-\d{2,}$/;
const PAPER_NUMBER = /^(?:(SP[LH]V)-)?(\d{4})-\d{2}-(\d{4,})$/;

/** Numbers in the pattern of today are of its series: the next one follows the highest of them, so that none is given twice. */
async function followNumbers({ db }: PropertyCall, plans: readonly CardPlan[]): Promise<void> {
  const found = plans.flatMap(({ property_no: number, held }) => {
    const item = PROPERTY_NUMBER.exec(number);
    const paper = held && (held.paper.type === 'PAR' || held.paper.type === 'ICS') ? PAPER_NUMBER.exec(held.paper.number) : null;
    const isOfSeries = paper && (held!.paper.type === 'PAR') === (paper[1] === undefined);
    return [
      ...(item ? [{ series: `ITEM-${item[2]}-${item[3]}`, year: Number(item[1]), last: Number(item[4]) }] : []),
      ...(isOfSeries ? [{ series: paper[1] ?? 'PAR', year: Number(paper[2]), last: Number(paper[3]) }] : []),
    ];
  });
  if (found.length === 0) return;
  await sql`
    insert into property.number_series (series, year, last)
    select series, year, max(last) from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as w (series text, year smallint, last integer)
    group by series, year order by series, year
    on conflict (series, year) do update set last = greatest(property.number_series.last, excluded.last)`.execute(db);
}
