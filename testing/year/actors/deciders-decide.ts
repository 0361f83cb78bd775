import { readInbox } from '@talaan/requests/contract/inbox.ts';
import { takeSteps } from '@talaan/requests/contract/steps.ts';
import { ask, callerOf, count, finishJob, isWorkday, requireDone, type University } from '../university.ts';

/** Kinds that an actor of their own brings from seat to seat. */
const NOT_HERE = ['dtr', 'payroll-run'];

/** After noon all who have something pending agree to it, where the inbox offers it. */
export async function decidersDecide(university: University, day: Temporal.PlainDate): Promise<void> {
  if (day.day === 1) university.left.clear();
  if (!isWorkday(university, day)) return;
  for (const { person, kinds } of await findDeciders(university, day, NOT_HERE)) await decide(university, person, kinds);
}

/** Takes the step that agrees in what is pending with a person of these kinds; how many were taken. Those that were not are counted. */
export async function decide(university: University, person: number, kinds: string[]): Promise<number> {
  const caller = callerOf(university, person);
  const { body } = requireDone(`the inbox of ${person}`, await caller.call(readInbox, { query: { kind: kinds, per_page: 200 } }));
  const agreed = body.requests.flatMap(({ id, seen, actions }) => {
    const open = actions.find(({ key, on_its_screen }) => key === 'a' && !on_its_screen);
    return open && !university.left.has(id) ? [{ id, seen, action: open.action }] : [];
  });
  let taken = 0;
  for (const [action, items] of Map.groupBy(agreed, (one) => one.action)) {
    const wanted = { action, remarks: 'As it is on record', items: items.map(({ id, seen }) => ({ id, seen })) };
    const answer = await caller.call(takeSteps, { body: wanted });
    if (answer.status !== 200) {
      count(university, `refused: ${action}`, items.length);
      continue;
    }
    const { outcomes, job } = answer.body;
    const result = job && (await finishJob(university, person, job.id));
    const left = result ? (result.refused as { id: number; because: string }[]) : outcomes.filter(({ done }) => !done);
    for (const { id, because } of left) {
      university.left.add(id);
      count(university, `refused: ${action}: ${because}`);
    }
    count(university, `decided: ${action}`, items.length - left.length);
    taken += items.length - left.length;
  }
  return taken;
}

/** Who has something pending today: heads of offices, holders of a view group, and persons, who have an account. */
export async function findDeciders(
  university: University,
  day: Temporal.PlainDate,
  except: readonly string[],
): Promise<{ person: number; kinds: string[] }[]> {
  return ask(
    university,
    `with open as (
       select distinct s.kind, s.office_id, s.group_name, s.personnel_id, g.kind as of_kind from requests.stage g join requests.seat s on s.id = g.seat_id
       where g.opened_at is not null and g.closed_at is null and g.kind <> all($2)
     ), found as (
       select coalesce(o.personnel_id, h.personnel_id, c.personnel_id) as person, o.of_kind from open o
       left join organization.head h on o.kind = 'head' and h.office_id = o.office_id and h.during @> $1::date
       left join (
         identity.role_group g join identity.account_role r on r.role_id = g.role_id and r.during @> $1::date
         join identity.account c on c.id = r.account_id and c.suspended_at is null and c.personnel_id is not null
       ) on o.kind = 'group' and g.group_name = o.group_name)
     select person, array_agg(distinct of_kind) as kinds from found
     where exists (select from personnel.appointment a where a.personnel_id = person and a.during @> $1::date)
       and exists (select from identity.account c where c.personnel_id = person and c.suspended_at is null)
     group by person order by person`,
    [day.toString(), except],
  );
}
