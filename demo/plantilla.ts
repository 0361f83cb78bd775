import type { ClientBase } from 'pg';
import { copyRows } from '@talaan/kernel/server/demo/copy-rows.ts';
import { positionCode, sortOfItem } from './item-words.ts';
import type { Person } from './people.ts';
import { startChance, type Chance } from '@talaan/kernel/server/demo/chance.ts';

/** Casuals have a plantilla of their own; job orders, contracts of service and part-time lecturers have no item. */
const SEATED = new Set(['PERM', 'TEMP', 'COT', 'FIXED']);

type State = 'funded' | 'unfunded' | 'frozen' | 'abolished' | 'anticipated';

interface Item {
  id: number;
  number: string;
  position: string;
  officeId: number;
  openedOn: string;
  previousId: number | null;
  states: { state: State; from: string; authority: string }[];
  /** Since when no one holds it; null while a person does. */
  freeSince: string | null;
}

export interface Plantilla {
  items: readonly Item[];
  /** The item of an appointment of a person, by its place among theirs; a substitute sits beside the incumbent. */
  seatOf: (personId: number, index: number) => { itemId: number | null; isSubstitute: boolean };
}

interface Seat {
  person: Person;
  index: number;
  officeId: number;
  position: string;
  from: string;
  until: string | null;
}

/**
 * An item for every appointment in the plantilla. Anyone who is promoted leaves their item to a successor of the same position, or it is
 * reclassified with that person, or it stays vacant; a few are unfunded, frozen, abolished or only anticipated.
 */
export function makePlantilla(people: readonly Person[], seed: number, today: Temporal.PlainDate): Plantilla {
  const chance = startChance(seed ^ 0x9a17);
  const items: Item[] = [];
  const free = new Map<string, Item[]>();
  const itemOf = new Map<string, Item>();
  const serials = new Map<string, number>();
  const open = (position: string, officeId: number, openedOn: string, previousId: number | null): Item => {
    const code = positionCode(position);
    const serial = (serials.get(code) ?? 0) + 1;
    serials.set(code, serial);
    const number = `TSUB-${code}-${serial}-${openedOn.slice(0, 4)}`;
    const authority = `NOSCA No. ${openedOn.slice(0, 4)}-${String(1000 + items.length).padStart(5, '0')}`;
    const item: Item = {
      id: items.length + 1,
      number,
      position,
      officeId,
      openedOn,
      previousId,
      states: [{ state: 'funded', from: openedOn, authority }],
      freeSince: openedOn,
    };
    items.push(item);
    return item;
  };
  for (const seat of seatsOf(people)) {
    // A few are not matched with an item yet: HR sees them as a problem.
    if (seat.person.seat > 0 && chance.happens(0.012)) continue;
    const item =
      reclassified(chance, seat, itemOf, open) ??
      inherited(free, seat) ??
      open(seat.position, seat.officeId, yearsBefore(chance, seat.from), null);
    item.officeId = seat.officeId;
    item.freeSince = seat.until;
    itemOf.set(`${seat.person.id}-${seat.index}`, item);
    if (seat.until !== null) free.getOrInsert(item.position, []).push(item);
  }
  for (const item of items) if (item.freeSince !== null && item.states.at(-1)!.state === 'funded') settle(chance, item, today);
  for (const item of items.slice(0, Math.ceil(items.length / 80)))
    open(item.position, item.officeId, today.with({ month: 1, day: 1 }).toString(), null).states[0]!.state = 'anticipated';
  const substituteOf = placeSubstitutes(people, items);
  return {
    items,
    seatOf: (personId, index) => {
      const key = `${personId}-${index}`;
      return { itemId: (itemOf.get(key) ?? substituteOf.get(key))?.id ?? null, isSubstitute: substituteOf.has(key) };
    },
  };
}

/** Substitutes sit in an item of their position that somebody holds, in their office before all others. */
function placeSubstitutes(people: readonly Person[], items: readonly Item[]): Map<string, Item> {
  const held = Map.groupBy(
    items.filter(({ freeSince }) => freeSince === null),
    ({ position }) => position,
  );
  const placed = new Map<string, Item>();
  for (const person of people) {
    for (const [index, { status, position, officeId, from }] of person.appointments.entries()) {
      if (status !== 'SUBS') continue;
      const possible = (held.get(position) ?? []).filter((item) => item.openedOn <= from);
      const item = possible.find((one) => one.officeId === officeId) ?? possible[0];
      if (item) placed.set(`${person.id}-${index}`, item);
    }
  }
  return placed;
}

/** In the order of their first days, so that an item is left before it is taken again. */
function seatsOf(people: readonly Person[]): Seat[] {
  const seats = people.flatMap((person) =>
    person.appointments.flatMap(({ officeId, position, status, from, until }, index) =>
      SEATED.has(status) ? [{ person, index, officeId, position, from, until }] : [],
    ),
  );
  return seats.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.person.id - b.person.id));
}

/** Most teachers rise with their items: the old one is closed, a new one opened in its place. */
function reclassified(
  chance: Chance,
  { person, index, position, officeId, from }: Seat,
  itemOf: ReadonlyMap<string, Item>,
  open: (position: string, officeId: number, openedOn: string, previousId: number | null) => Item,
): Item | null {
  const old = itemOf.get(`${person.id}-${index - 1}`);
  if (!old || old.freeSince !== from || old.position === position || !/Professor|Instructor/.test(position) || chance.happens(0.2))
    return null;
  old.states.push({ state: 'abolished', from, authority: 'DBM-CHED JC 3 s.2022' });
  return open(position, officeId, from, old.id);
}

/** An item of the position that is free by then: of the person’s office before all others. */
function inherited(free: Map<string, Item[]>, { position, officeId, from }: Seat): Item | null {
  const waiting = free.get(position) ?? [];
  const isFree = (item: Item) => item.freeSince! <= from && item.states.at(-1)!.state === 'funded';
  const here = waiting.findIndex((item) => item.officeId === officeId && isFree(item));
  const at = here >= 0 ? here : waiting.findIndex(isFree);
  return at < 0 ? null : waiting.splice(at, 1)[0]!;
}

/** What became of an item that nobody took again. */
function settle(chance: Chance, item: Item, today: Temporal.PlainDate): void {
  const since = Temporal.PlainDate.from(item.freeSince!);
  const waited = since.until(today).days;
  const fate =
    waited > 3 * 365
      ? chance.pickByWeight<State>([
          ['abolished', 6],
          ['unfunded', 2],
          ['funded', 1],
          ['frozen', 1],
        ])
      : chance.pickByWeight<State>([
          ['funded', 8],
          ['unfunded', 1],
          ['frozen', 1],
        ]);
  const from = since.add({ days: chance.between(1, Math.max(1, Math.min(waited - 1, 700))) });
  if (fate === 'funded' || Temporal.PlainDate.compare(from, today) >= 0) return;
  const authority = { abolished: 'Rationalization plan', unfunded: 'General Appropriations Act', frozen: 'NBC 549' }[fate as 'abolished'];
  item.states.push({ state: fate, from: from.toString(), authority });
}

function yearsBefore(chance: Chance, from: string): string {
  return `${Number(from.slice(0, 4)) - chance.between(0, 6)}-01-01`;
}

/** The items with their states; before the people, whose appointments name them. */
export async function loadItems(client: ClientBase, { items }: Plantilla): Promise<void> {
  const positions = await client.query<{ id: number; name: string }>('select id, name from organization.position');
  const names = await client.query<{ id: number; code: string }>(
    'select id, code from plantilla.coverage union all select id, code from plantilla.level',
  );
  const positionOf = new Map(positions.rows.map(({ id, name }) => [name, id]));
  const idOf = new Map(names.rows.map(({ id, code }) => [code, id]));
  await copyRows(
    client,
    `plantilla.item (id, item_number, position_id, office_id, level_id, coverage_id, attribution, area_code, area_type, authority, authority_date,
      opened_on, previous_item_id, old_item_number)`,
    items.map((item) => {
      const { level, coverage, attribution } = sortOfItem(item.position, item.officeId);
      const old = item.previousId === null ? '' : items[item.previousId - 1]!.number;
      const { authority } = item.states[0]!;
      return [
        item.id,
        item.number,
        positionOf.get(item.position)!,
        item.officeId,
        idOf.get(level)!,
        idOf.get(coverage)!,
        attribution,
        '03',
        'R',
        authority,
        item.openedOn,
        item.openedOn,
        item.previousId,
        old,
      ];
    }),
  );
  await copyRows(
    client,
    'plantilla.item_state (item_id, state, authority, during)',
    items.flatMap(({ id, states }) =>
      states.map(({ state, from, authority }, index) => [id, state, authority, `[${from},${states[index + 1]?.from ?? ''})`]),
    ),
  );
  await client.query("select setval(pg_get_serial_sequence('plantilla.item', 'id'), (select max(id) from plantilla.item))");
}
