import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { setItemStates as endpoint } from '../../contract/items.ts';
import type { ItemState } from '../../rules/item-status.ts';
import { whyStays, type StateBefore } from '../../rules/state-change.ts';
import { lockItemsInScope } from './find-item-in-scope.ts';

const DONE = { funded: 'funded', unfunded: 'left without funds', frozen: 'frozen', abolished: 'abolished' } as const;

/** Puts items into a state from a day on, all of them or none: what runs then ends the day before. */
export async function setStates(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { item_ids: wanted, state, from, authority } = call.body;
  const items = await lockItemsInScope(call, wanted);
  const ids = items.map(({ id }) => id);
  const before = await readLastStates(call, ids);
  const refused = items.flatMap((item) => {
    const why = whyStays(before.get(item.id)!, { state, from }, longDate);
    return why === null ? [] : [`${item.item_number} ${why}`];
  });
  if (refused.length > 0) throw wrongState(formatRefused(refused));
  await refuseHeld(call, ids, state, from);
  await writeStates(
    call,
    ids.map((id) => ({ id, state, from, authority })),
  );
  await recordChanges(
    call,
    items.map(({ id }) => ({
      action: `set the state of a plantilla item`,
      subject: `plantilla.item:${id}`,
      before: { state: before.get(id)!.state },
      after: { state, from, authority },
    })),
  );
  const [only] = items;
  const subject = items.length === 1 ? `Item ${only!.item_number} is` : `${items.length} items are`;
  return { message: `${subject} ${DONE[state]} from ${longDate(from)}.` };
}

export interface StateChange {
  /** The item. */
  id: number;
  state: ItemState;
  from: string;
  authority: string;
}

/** What runs on the day ends the day before, and the new states begin; set by set, one state an item. */
export async function writeStates({ db }: Pick<Call, 'db'>, changes: readonly StateChange[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n(id integer, state text, "from" date, authority text)`;
  await sql`update plantilla.item_state s set during = daterange(lower(s.during), n."from") from ${given}
    where s.item_id = n.id and s.during @> n."from"`.execute(db);
  await sql`insert into plantilla.item_state (item_id, state, authority, during)
    select id, state, authority, daterange("from", null) from ${given}`.execute(db);
}

async function readLastStates({ db }: Pick<Call, 'db'>, ids: readonly number[]): Promise<Map<number, StateBefore>> {
  const { rows } = await sql<StateBefore & { item_id: number }>`
    select distinct on (item_id) item_id, state, lower(during)::text as since from plantilla.item_state
    where item_id = any(${ids}::integer[]) order by item_id, during desc`.execute(db);
  return new Map(rows.map(({ item_id: id, ...row }) => [id, row]));
}

/** Names who would lose their item; the trigger has the last word. */
async function refuseHeld({ db }: Pick<Call, 'db'>, ids: readonly number[], state: string, from: string): Promise<void> {
  if (state === 'funded') return;
  const { rows } = await sql<{ item_number: string; fullname: string; to: string | null }>`
    select i.item_number, p.fullname, (upper(a.during) - 1)::text as to
    from personnel.appointment_view a join plantilla.item i on i.id = a.item_id join personnel.person_view p on p.id = a.personnel_id
    where a.item_id = any(${ids}::integer[]) and coalesce(upper(a.during), 'infinity') > ${from}::date order by i.item_number limit 4`.execute(
    db,
  );
  if (rows.length === 0) return;
  const held = rows.map((one) => `${one.item_number} is held by ${one.fullname}${one.to ? ` until ${longDate(one.to)}` : ''}`);
  throw invalid({ from: [`${formatRefused(held)} End the appointment first, or choose a later day.`] });
}

function formatRefused(reasons: readonly string[]): string {
  return `${reasons.slice(0, 3).join('; ')}${reasons.length > 3 ? '; and others' : ''}.`;
}
