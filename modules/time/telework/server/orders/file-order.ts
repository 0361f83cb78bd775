import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { choosePeople, whyNotAtWork } from '@talaan/personnel/server/public.ts';
import { fileRequests, officeOf } from '@talaan/requests/server/public.ts';
import { PROPOSERS, type fileHomeOrder as endpoint } from '../../contract/orders.ts';
import { datesOf, describePeriod, describeWeekdays } from '../../rules/order-dates.ts';
import { TELEWORK_OF_AGENCY } from '../../rules/settings.ts';
import { homeOrderFlow } from '../../workflow.ts';
import { homeOrderRequests } from './order-requests.ts';

type Body = BodyOf<typeof endpoint>;

/**
 * Proposes an order for people within the caller's reach. Errors: 404 for people beyond it; 422 for dates that name none or too many or that
 * have passed, for people who do not serve on all of them, and where one of the people is ordered home on one of them already.
 */
export async function fileHomeOrder(call: Call<unknown, unknown, Body>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today, body } = call;
  const { people: chosen, office_id, left_out, ...order } = body;
  const dates = datesOf({ ...order, left_out });
  const { mostDates, mostPeople } = await agencySettingsOn(db, TELEWORK_OF_AGENCY, today);
  requireDates(dates, body, today, mostDates);
  const choice = office_id === null ? { people: chosen } : { office: office_id };
  const people = await choosePeople(call, choice, { groups: PROPOSERS, atMost: mostPeople });
  if (people.length === 0) throw invalid({ people: ['Choose who works from home.'] });
  const ids = people.map(({ id }) => id);
  const days = ids.map((personnelId) => ({ id: personnelId, personnelId, from: dates[0]!, to: dates.at(-1)! }));
  const [away] = (await whyNotAtWork(db, days)).values();
  if (away) throw invalid({ people: [away] });
  await requireFree(call, ids, dates);
  const owner = actor.personnelId;
  // An order of the office of its people, where they are of one: its head recommends it, no matter who proposes.
  const offices = new Set(people.map(({ office_id }) => office_id));
  const officeId = offices.size === 1 ? people[0]!.office_id : owner === null ? people[0]!.office_id : await officeOf(db, owner, today);
  const [id] = await fileRequests(call, homeOrderRequests, [
    { ownerId: owner, officeId, parties: ids, title: titleOf(order, ids.length), days: dates.length },
  ]);
  await db
    .insertInto('telework.home_order')
    .values({ ...order, weekdays: order.weekdays.toSorted((one, other) => one - other), id: id!, state: homeOrderFlow.states[0] })
    .execute();
  await sql`
    insert into telework.home_day (order_id, personnel_id, date)
    select ${id!}, person, date from unnest(${ids}::integer[]) as person, unnest(${dates}::date[]) as date`.execute(db);
  return { message: 'The order was filed; it goes to the head of the office first.', id: id! };
}

/** `3 people from home, 4 Dec to 18 Dec 2026, each Friday`. */
export function titleOf({ first_day, last_day, weekdays }: Pick<Body, 'first_day' | 'last_day' | 'weekdays'>, people: number): string {
  const days = first_day === last_day ? '' : `, ${describeWeekdays(weekdays)}`;
  return `${people === 1 ? 'One person' : `${people} people`} from home, ${describePeriod(first_day, last_day)}${days}`;
}

/** Error: 422. */
function requireDates(dates: readonly string[], { first_day, last_day }: Body, today: string, mostDates: number): void {
  if (last_day < first_day) throw invalid({ last_day: ['The last day lies before the first.'] });
  if (first_day < today) throw invalid({ first_day: ['Work from home is ordered before it is done: begin today or later.'] });
  if (dates.length === 0) throw invalid({ weekdays: ['None of these days of the week lies within the period.'] });
  if (dates.length > mostDates) throw invalid({ last_day: [`One order names at most ${mostDates} dates; these are ${dates.length}.`] });
}

/** Error: 422 on `people`, with the name and the date. */
async function requireFree({ db }: Call, people: readonly number[], dates: readonly string[]): Promise<void> {
  const { rows } = await sql<{ fullname: string; date: string; order_no: string | null }>`
    select p.fullname, d.date, h.order_no from telework.home_day d join telework.home_order h on h.id = d.order_id
    join personnel.person_view p on p.id = d.personnel_id
    where d.is_open and d.personnel_id = any(${[...people]}::integer[]) and d.date = any(${[...dates]}::date[]) order by d.date, p.fullname limit 1`.execute(
    db,
  );
  const [taken] = rows;
  if (taken)
    throw invalid({
      people: [
        `${taken.fullname} is named on ${longDate(taken.date)} already, in ${taken.order_no ?? 'an order that waits for its decision'}.`,
      ],
    });
}
