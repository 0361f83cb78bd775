import { sql } from 'kysely';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Writing } from '@talaan/imports/server/public.ts';
import type { ItemFacts, ItemPlan } from '../../rules/item-import/judge-items.ts';
import { writeStates, type StateChange } from '../items/set-states.ts';

const COLUMNS: Record<keyof ItemFacts, 'integer' | 'smallint' | 'text' | 'date'> = {
  item_number: 'text',
  old_item_number: 'text',
  position_id: 'integer',
  parenthetical_title: 'text',
  office_id: 'integer',
  level_id: 'integer',
  coverage_id: 'integer',
  attribution: 'text',
  area_code: 'text',
  area_type: 'text',
  authority: 'text',
  authority_date: 'date',
  opened_on: 'date',
  education: 'text',
  experience_years: 'smallint',
  training_hours: 'smallint',
  eligibility: 'text',
  competency: 'text',
};
const names = Object.keys(COLUMNS) as (keyof ItemFacts)[];
const own = sql.join(names.map((name) => sql.id(name)));
const typed = sql.join(Object.entries(COLUMNS).map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`));

type Placed = ItemPlan & { id: number };

/** Adds and corrects items and puts them into their states, set by set, each change in the audit trail as if it were made by hand. Returns the new ones by number. */
export async function writeItems(writing: Writing, plans: readonly ItemPlan[]): Promise<Map<string, number>> {
  const added = await addItems(
    writing,
    plans.filter(({ id }) => id === null),
  );
  const known = plans.filter((plan): plan is Placed => plan.id !== null);
  await correctItems(writing, known.filter(isCorrected));
  // What an item is opened with comes first: a later state ends it.
  await writeStates(
    writing,
    [...added, ...known].flatMap((plan) => stateOf(plan, 0, writing)),
  );
  await writeStates(
    writing,
    [...added, ...known].flatMap((plan) => stateOf(plan, 1, writing)),
  );
  await recordChanges(writing, [
    ...added.map(({ id, facts, states }) => ({
      action: 'add a plantilla item',
      subject: `plantilla.item:${id}`,
      after: { ...facts, state: states.at(-1)!.state },
    })),
    ...known.filter(isCorrected).map((plan) => ({
      action: 'edit a plantilla item',
      subject: `plantilla.item:${plan.id}`,
      before: plan.was,
      after: { ...plan.facts, change_authority: authorityOf(plan, writing) },
    })),
    ...known
      .filter(({ states }) => states.length > 0)
      .map((plan) => ({
        action: 'set the state of a plantilla item',
        subject: `plantilla.item:${plan.id}`,
        before: { state: plan.stateBefore },
        after: { ...plan.states[0], authority: authorityOf(plan, writing) },
      })),
  ]);
  return new Map(added.map(({ id, facts }) => [facts.item_number, id]));
}

function isCorrected({ was, facts }: ItemPlan): boolean {
  return names.some((name) => was?.[name] !== facts[name]);
}

function stateOf(plan: Placed, at: number, writing: Writing): StateChange[] {
  const state = plan.states[at];
  return state ? [{ id: plan.id, ...state, authority: authorityOf(plan, writing) }] : [];
}

/** A new item rests on its own authority; a change of one on record on that of the change. */
function authorityOf({ was, facts, changeAuthority }: ItemPlan, { reason }: Writing): string {
  return was === null ? facts.authority : (changeAuthority ?? reason);
}

async function addItems({ db }: Writing, plans: readonly ItemPlan[]): Promise<Placed[]> {
  const { rows } = await sql<{ id: number; item_number: string }>`
    insert into plantilla.item (${own}) select ${own}
    from jsonb_to_recordset(${JSON.stringify(plans.map(({ facts }) => facts))}::jsonb) as n(${typed}) returning id, item_number`.execute(
    db,
  );
  const ids = new Map(rows.map(({ id, item_number: number }) => [number, id]));
  return plans.map((plan) => ({ ...plan, id: ids.get(plan.facts.item_number)! }));
}

async function correctItems({ db }: Writing, plans: readonly Placed[]): Promise<void> {
  const given = JSON.stringify(plans.map(({ id, facts }) => ({ id, ...facts })));
  const settings = sql.join(names.map((name) => sql`${sql.id(name)} = n.${sql.id(name)}`));
  await sql`update plantilla.item i set ${settings} from jsonb_to_recordset(${given}::jsonb) as n(id integer, ${typed}) where i.id = n.id`.execute(
    db,
  );
}
