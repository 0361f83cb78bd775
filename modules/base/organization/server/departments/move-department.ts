import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { moveDepartment as endpoint } from '../../contract/departments.ts';
import { changeFrom, findCycle, spanOn, unitsSince, type History, type Places } from '../../rules/office-history.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { readOpenings, readPlaces, writePlaces } from '../history-rows.ts';
import { findOfficeInReach, lockTree, requireCampus, type OfficeInReach } from '../office-in-reach.ts';
import { requireChange, settle } from './settle.ts';

/** Puts an office with its units under another of its campus. Errors: 422 beyond the campus, below itself, under a closed one. */
export async function moveDepartment(call: CallOf<typeof endpoint>, needs: OrganizationNeeds): Promise<number> {
  const { db, today, params, body } = call;
  await lockTree(call);
  const office = await findOfficeInReach(call, params.id);
  await requireParent(call, office.campus_id, body.parent_id, body.from);
  const places = await readPlaces(db);
  const before = places.get(office.id)!;
  requireChange(before, body, today, body.parent_id);
  const after = await placeOffices(db, places, [office], body.from, (history) => changeFrom(history, body, body.parent_id));
  await settle(call, { action: 'move an office', officeId: office.id, before, after: after.get(office.id) });
  await needs.officesMoved(call, unitsSince(after, [office.id], body.from), body.from);
  return office.id;
}

/** The office or campus above must be within reach, on the same campus, and open on the day. Errors: 403, 404, 422. */
export async function requireParent(call: Call, campusId: number, parentId: number | null, from: string): Promise<void> {
  if (parentId === null) return requireCampus(call, campusId);
  const parent = await findOfficeInReach(call, parentId);
  if (parent.campus_id !== campusId) {
    throw invalid({
      parent_id: [
        'An office stays on its campus: holidays, devices and acronyms go by it. Split it into an office of the other campus instead.',
      ],
    });
  }
  if (!spanOn(await readOpenings(call.db, parentId), from).value)
    throw invalid({ parent_id: [`${parent.acronym} is not open on ${longDate(from)}.`] });
}

/** Writes new places for some offices and answers with where all stand then. Error: 422 where one would come below itself. */
export async function placeOffices(
  db: Database,
  places: Places,
  offices: readonly Pick<OfficeInReach, 'id' | 'acronym'>[],
  from: string,
  change: (place: History<number | null>) => History<number | null>,
): Promise<Places> {
  const after = new Map(places);
  for (const { id } of offices) after.set(id, change(places.get(id)!));
  refuseCycles(after, offices, from);
  await writePlaces(db, new Map(offices.map(({ id }) => [id, after.get(id)!])));
  await sql`select organization.check_tree(${from})`.execute(db);
  return after;
}

export function refuseCycles(places: Places, offices: readonly Pick<OfficeInReach, 'id' | 'acronym'>[], from: string): void {
  for (const { id, acronym } of offices) {
    const day = findCycle(places, id, from);
    if (day !== null) throw invalid({ parent_id: [`On ${longDate(day)} ${acronym} would be below itself: choose an office outside it.`] });
  }
}
