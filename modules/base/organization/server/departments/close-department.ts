import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { closeDepartment as endpoint } from '../../contract/departments.ts';
import { changeFrom, spanOn } from '../../rules/office-history.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { readOpenings, writeOpenings } from '../history-rows.ts';
import { findOfficeInReach, lockTree, type OfficeInReach } from '../office-in-reach.ts';
import type { OfficeUse, UsedBy } from '../office-use.ts';
import { officeUses } from './office-uses.ts';
import { requireChange, settle } from './settle.ts';

type Body = BodyOf<typeof endpoint>;
type Closing = Call<{ id: number }, unknown, Body>;

/** Closes an office from a day on; heads end the day before. Error: 422 while somebody is left and it is not said where to. */
export async function closeDepartment(call: Closing, needs: OrganizationNeeds): Promise<number> {
  const { db, today, params, body } = call;
  await lockTree(call);
  const office = await findOfficeInReach(call, params.id);
  const before = await readOpenings(db, office.id);
  requireChange(before, body, today, false);
  const left = await findLeft(call, officeUses(needs), office);
  if (body.move_to === null) refuseLeft(left, office, body);
  else await moveLeft(call, left, office, body.move_to);
  await sql`delete from organization.head where office_id = ${office.id} and lower(during) >= ${body.from}`.execute(db);
  await sql`
    update organization.head set during = daterange(lower(during), ${body.from})
    where office_id = ${office.id} and during @> ${body.from}::date`.execute(db);
  const after = changeFrom(before, body, false);
  await writeOpenings(db, office.id, after);
  await settle(call, { action: 'close an office', officeId: office.id, before, after: { openings: after, move_to: body.move_to } });
  return office.id;
}

type Left = { use: OfficeUse; rows: UsedBy[] }[];

async function findLeft({ db, today, body }: Closing, uses: readonly OfficeUse[], { id }: OfficeInReach): Promise<Left> {
  const found: Left = [];
  for (const use of uses)
    if (!use.shared && use.name !== 'heads') found.push({ use, rows: await use.find(db, id, { from: body.from, today }) });
  return found.filter(({ rows }) => rows.length > 0);
}

function refuseLeft(left: Left, { acronym }: OfficeInReach, { from }: Body): void {
  const holding = left.filter(({ use }) => use.holdsOpen).map(({ use, rows }) => `${use.title.toLowerCase()}: ${rows.length}`);
  if (holding.length === 0) return;
  throw invalid({ move_to: [`${acronym} still has on ${longDate(from)} or later ${holding.join(', ')}. Say where they go.`] });
}

async function moveLeft(call: Closing, left: Left, office: OfficeInReach, moveTo: number): Promise<void> {
  const { db, body } = call;
  const target = await findOfficeInReach(call, moveTo);
  if (target.id === office.id || !spanOn(await readOpenings(db, target.id), body.from).value)
    throw invalid({ move_to: [`${target.acronym} is closed then. Choose an office that is open.`] });
  for (const { use, rows } of left) {
    const keys = rows.map((row) => row.key);
    await use.transfer(call, { keys, fromOffice: office.id, toOffice: target.id, from: body.from, authority: body.authority });
  }
}
