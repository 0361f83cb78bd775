import { findAccount } from '@talaan/identity/demo/find-account.ts';
import { startChance, type Chance } from '@talaan/kernel/server/demo/chance.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { ASSORTMENTS, type Assortment, type Thing } from './catalog.ts';

/** A line of a delivery, of which each accepted unit becomes an item. */
export interface DemoLine extends Thing {
  place: number;
  /** Which delivery it is of. */
  at: number;
  day: string;
  office_id: number;
  fund: string;
  supplier: string;
  accepted: number;
  /** What is still to come. */
  still: number;
  /** To whom all of it is issued; null for those who serve there. */
  person: number | null;
}

const SEED = 310;
const FUNDS = ['01', '05', '06', '07'] as const;
/** Over so many days, so that the oldest receipts are due for renewal. */
const SPAN_DAYS = 1230;
/** A university of the usual size gets 1,500 items; a smaller one, as tests have it, two deliveries for each who serves there. */
const MOST_DELIVERIES = 510;
const DELIVERIES_FOR_EACH = 2;

/** Deliveries over more than three years, each of what is bought together, for all offices of all campuses in turn. */
export async function planLines({ client, today }: DemoMaking): Promise<DemoLine[]> {
  const { rows: offices } = await client.query<{ id: number; acronym: string }>(
    `select id, acronym from organization.office_view o where o.is_active and exists (
       select from personnel.appointment_view a join reference.appointment_status s on s.code = a.status_code and s.government_service
       where a.office_id = o.id and a.during @> $1::date) order by id`,
    [today.toString()],
  );
  const { rows: counted } = await client.query<{ people: number }>(
    'select count(distinct personnel_id)::integer as people from personnel.appointment_view where during @> $1::date',
    [today.toString()],
  );
  const deliveries = Math.min(MOST_DELIVERIES, counted[0]!.people * DELIVERIES_FOR_EACH);
  const chance = startChance(SEED);
  return Array.from({ length: deliveries }, (_, at) => {
    const office = offices[(at * 7) % offices.length]!;
    const day = workday(today.subtract({ days: Math.floor((at * SPAN_DAYS) / deliveries) }));
    const assortment = chance.pick(ASSORTMENTS.filter(({ offices: only }) => only === undefined || only.includes(office.acronym)));
    const head = {
      at,
      day: day.toString(),
      office_id: office.id,
      fund: FUNDS[at % FUNDS.length]!,
      supplier: chance.pick(assortment.suppliers),
    };
    return pickThings(chance, assortment).map((thing, place) => ({
      ...thing,
      ...head,
      place: at * 10 + place,
      cost: varyCost(chance, thing.cost),
      accepted: chance.between(1, thing.lot),
      still: at % 17 === 0 && place === 0 ? 2 : 0,
      person: null,
    }));
  }).flat();
}

/** Offices work from Monday to Friday. */
function workday(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: Math.max(0, day.dayOfWeek - 5) });
}

function pickThings(chance: Chance, { things }: Assortment): Thing[] {
  const from = chance.between(0, things.length - 1);
  return Array.from({ length: chance.between(1, 3) }, (_, place) => things[(from + place * 3) % things.length]!).filter(
    (thing, place, all) => all.findIndex(({ article }) => article === thing.article) === place,
  );
}

/** Up to four percent, in steps of 5 or, from 20,000 pesos on, of 500 pesos. */
function varyCost(chance: Chance, cost: number): number {
  const step = cost < 2_000_000 ? 500 : 50_000;
  return Math.round((cost * chance.between(960, 1040)) / 1000 / step) * step;
}

/** Who signs in to the demo to see what is issued to them. */
const ACCOUNTS = ['employee', 'head', 'hr'];

/** What each of them gets, so many days ago: two papers that wait, of one a line is disputed, and one that was acknowledged. */
const GIVEN = [
  { daysAgo: 9, things: ['Laptop computer', 'Printer'], accepted: 1 },
  { daysAgo: 16, things: ['Office chair'], accepted: 2 },
  { daysAgo: 100, things: ['Steel cabinet'], accepted: 1 },
];
/** Of these the first is disputed. */
export const DISPUTED_THING = 'Office chair';

/** Deliveries for the offices of these accounts, with whose they are. */
export async function planLinesForAccounts({ client, today }: DemoMaking): Promise<{ people: number[]; lines: DemoLine[] }> {
  const people: number[] = [];
  for (const who of ACCOUNTS) people.push((await findAccount(client, who)).personnel_id);
  const { rows } = await client.query<{ personnel_id: number; office_id: number }>(
    `select personnel_id, office_id from personnel.appointment_view where personnel_id = any($1) and during @> $2::date`,
    [people, today.toString()],
  );
  const lines = people.flatMap((person, turn) =>
    GIVEN.flatMap(({ daysAgo, things, accepted }, delivery) =>
      things.map((article, place): DemoLine => {
        const { suppliers, things: known } = ASSORTMENTS.find((one) => one.things.some((thing) => thing.article === article))!;
        const at = 1000 + turn * GIVEN.length + delivery;
        return {
          ...known.find((thing) => thing.article === article)!,
          place: at * 10 + place,
          at,
          day: today.subtract({ days: daysAgo + turn }).toString(),
          office_id: rows.find(({ personnel_id }) => personnel_id === person)!.office_id,
          fund: '01',
          supplier: suppliers[0]!,
          accepted,
          still: 0,
          person,
        };
      }),
    ),
  );
  return { people, lines };
}
