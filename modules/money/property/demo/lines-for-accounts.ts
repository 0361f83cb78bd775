import { findAccount } from '@talaan/identity/demo/find-account.ts';
import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';
import { CATALOG } from './catalog.ts';

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

/** Adds to `demo_line` deliveries for the offices of these accounts, on days that no other delivery has; answers with whose they are. */
export async function addLinesForAccounts({ client, today }: DemoMaking): Promise<number[]> {
  const people = await Promise.all(ACCOUNTS.map(async (who) => (await findAccount(client, who)).personnel_id));
  const lines = people.flatMap((person, turn) =>
    GIVEN.flatMap(({ daysAgo, things, accepted }, delivery) =>
      things.map((thing, at) => ({
        person,
        at: 1000 + turn * GIVEN.length + delivery,
        place: 100_000 + (turn * GIVEN.length + delivery) * 10 + at,
        day: today.subtract({ days: daysAgo + turn }).toString(),
        accepted,
        ...CATALOG.find(({ article }) => article === thing)!,
      })),
    ),
  );
  await client.query(
    `insert into demo_line (place, at, day, office_id, fund, thing_no, article, brand, model, unit, code, cost, accepted, still, person)
     select l.place, l.at, l.day, a.office_id, '01', 0, l.article, l.brand, l.model, l.unit, l.code, l.cost, l.accepted, 0, l.person
     from jsonb_to_recordset($1::jsonb) as l (person integer, at integer, place integer, day date, accepted integer, article text, brand text, model text,
       unit text, code text, cost bigint)
     join personnel.appointment_view a on a.personnel_id = l.person and a.during @> $2::date`,
    [JSON.stringify(lines), today.toString()],
  );
  return people;
}
