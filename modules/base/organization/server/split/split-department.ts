import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SplitBody, SplitOutcome } from '../../contract/split.ts';
import { followersOf } from '../../rules/followers.ts';
import { spanOn } from '../../rules/office-history.ts';
import { beginOffice } from '../departments/add-department.ts';
import { readOpenings } from '../history-rows.ts';
import { requireParent } from '../departments/move-department.ts';
import { findOfficeInReach, lockTree, type OfficeInReach } from '../office-in-reach.ts';
import type { OfficeUse } from '../office-use.ts';
import { officeUses } from '../departments/office-uses.ts';
import { settle } from '../departments/settle.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { lookAt, type Looked } from './look-at.ts';

export type Splitting = Call<{ id: number }, unknown, SplitBody>;
type Part = SplitBody['parts'][number];

/**
 * Splits an office: what each part takes goes to it on the day, whatever nobody takes stays. The preview does exactly
 * this and takes it back. Errors: 404; 409 where something has changed since one looked; 422.
 */
export async function splitDepartment(call: Splitting, needs: OrganizationNeeds): Promise<SplitOutcome[]> {
  const { db, today, params, body } = call;
  await lockTree(call);
  const office = await findOfficeInReach(call, params.id);
  if (!spanOn(await readOpenings(db, office.id), body.from).value)
    throw invalid({ from: [`${office.acronym} is not open on ${longDate(body.from)}.`] });
  const uses = officeUses(needs);
  const days = { from: body.from, today };
  const source = await lookAt(db, uses, office.id, days);
  const parts = letFollow(body.parts, uses, source);
  requireTakes(parts, uses, source, office);
  const targets: { id: number; isNew: boolean; before: Looked }[] = [];
  for (const [index, part] of parts.entries()) targets.push(await findTarget(call, uses, office, part, index));
  if (new Set(targets.map(({ id }) => id)).size < targets.length)
    throw invalid({ parts: ['Two parts go to the same office. Make them one.'] });
  for (const use of uses) await transferUse(call, use, office, parts, targets);
  await keepOrigins(call, office.id, targets);
  await settle(call, { action: 'split an office', officeId: office.id, before: keysOf(source), after: { ...body, parts } });
  const looked = [{ id: office.id, isNew: false, before: source }, ...targets];
  const outcome: SplitOutcome[] = [];
  for (const one of looked) outcome.push(await describe(call, uses, one));
  return outcome;
}

/** What belongs to people goes with them, where it was not said of any of its kind where it goes. */
function letFollow(parts: readonly Part[], uses: readonly OfficeUse[], source: Looked): Part[] {
  const following = uses.filter(({ name, followsPeople }) => followsPeople && !parts.some(({ takes }) => takes[name]));
  return parts.map((part) => {
    const people = part.takes['people'] ?? [];
    const follow = following.map(({ name }) => [name, followersOf(people, source[name]!)]);
    return { ...part, takes: { ...part.takes, ...Object.fromEntries(follow) } };
  });
}

function keysOf(looked: Looked): Record<string, string[]> {
  return Object.fromEntries(Object.entries(looked).map(([name, rows]) => [name, rows.map(({ key }) => key)]));
}

/** Each key must be there, and what only one can have goes to one part. */
function requireTakes(parts: readonly Part[], uses: readonly OfficeUse[], source: Looked, office: OfficeInReach): void {
  const taken = new Set<string>();
  const there = keysOf(source);
  for (const [index, part] of parts.entries()) {
    for (const [name, keys] of Object.entries(part.takes)) {
      const use = uses.find((one) => one.name === name);
      if (!use) throw invalid({ [`parts.${index}.takes`]: [`An office has nothing that is called ${name}.`] });
      for (const key of keys) {
        if (!there[name]!.includes(key)) {
          throw wrongState(`What belongs to ${office.acronym} has changed since you previewed the split. Preview it again.`);
        }
        if (use.shared) continue;
        if (taken.has(`${name} ${key}`)) throw invalid({ [`parts.${index}.takes`]: [`${use.title}: a person or thing is in two parts.`] });
        taken.add(`${name} ${key}`);
      }
    }
  }
}

async function findTarget(call: Splitting, uses: readonly OfficeUse[], office: OfficeInReach, part: Part, index: number) {
  const { db, body, today } = call;
  if (part.office_id === null) return { id: await beginPart(call, office, part, index), isNew: true, before: {} };
  const target = await findOfficeInReach(call, part.office_id);
  const wrong = (message: string) => invalid({ [`parts.${index}.office_id`]: [message] });
  if (target.id === office.id) throw wrong('This is the office that is split: what is not moved stays with it.');
  if (!spanOn(await readOpenings(db, target.id), body.from).value) throw wrong(`${target.acronym} is not open on ${longDate(body.from)}.`);
  return { id: target.id, isNew: false, before: await lookAt(db, uses, target.id, { from: body.from, today }) };
}

async function beginPart(call: Splitting, office: OfficeInReach, { fullname, acronym, parent_id }: Part, index: number): Promise<number> {
  if (fullname.length < 2) throw invalid({ [`parts.${index}.fullname`]: ['Write the whole name of the new office.'] });
  if (acronym === '') throw invalid({ [`parts.${index}.acronym`]: ['Enter the acronym.'] });
  const { from, authority } = call.body;
  await requireParent(call, office.campus_id, parent_id, from);
  return beginOffice(call, { campus_id: office.campus_id, parent_id, fullname, acronym, from, authority });
}

async function transferUse(
  call: Splitting,
  use: OfficeUse,
  office: OfficeInReach,
  parts: readonly Part[],
  targets: readonly { id: number }[],
): Promise<void> {
  const { from, authority } = call.body;
  for (const [index, part] of parts.entries()) {
    const keys = part.takes[use.name] ?? [];
    if (keys.length > 0) await use.transfer(call, { keys, fromOffice: office.id, toOffice: targets[index]!.id, from, authority });
  }
}

async function keepOrigins({ db, body }: Splitting, officeId: number, targets: readonly { id: number }[]): Promise<void> {
  await sql`
    insert into organization.office_origin (office_id, from_office_id, on_date, authority)
    select part, ${officeId}, ${body.from}, ${body.authority} from unnest(${targets.map(({ id }) => id)}::integer[]) part
    on conflict do nothing`.execute(db);
}

async function describe(
  { db, body, today }: Splitting,
  uses: readonly OfficeUse[],
  { id, isNew, before }: { id: number; isNew: boolean; before: Looked },
): Promise<SplitOutcome> {
  const { rows } = await sql<{ fullname: string; acronym: string }>`
    select organization.fullname_on(${id}, ${body.from}) as fullname, organization.acronym_on(${id}, ${body.from}) as acronym`.execute(db);
  const after = await lookAt(db, uses, id, { from: body.from, today });
  return {
    id,
    ...rows[0]!,
    is_new: isNew,
    uses: uses.map(({ name, title }) => ({
      name,
      title,
      before: before[name]?.length ?? 0,
      after: after[name]!.length,
      labels: after[name]!.map(({ label }) => label),
    })),
  };
}
