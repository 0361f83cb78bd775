import { sql } from 'kysely';
import type { CallOf, AnswerOf } from '@talaan/kernel/server/mount.ts';
import type { previewHead as previewing } from '../../contract/heads.ts';
import { findOfficeInReach } from '../office-in-reach.ts';
import type { OrganizationNeeds } from '../needs.ts';
import { findHeads } from './find-heads.ts';

/** What the designation of a head touches: who heads the office on those days, how many serve there and below, and the open work for its head. Errors: 404. */
export async function previewHead(call: CallOf<typeof previewing>, needs: OrganizationNeeds): Promise<AnswerOf<typeof previewing>> {
  const { db, query, today } = call;
  const { id } = await findOfficeInReach(call, query.department);
  const { from, to = null } = query;
  const heads = (await findHeads(db, id, today, needs)).filter(
    (head) => (head.to === null || head.to >= from) && (to === null || head.from === null || head.from <= to),
  );
  const people = await needs.countPeople(db, from);
  const { rows: within } = await sql<{ id: number }>`select id from organization.offices_within(${id})`.execute(db);
  const waiting = await Promise.all(needs.officeUses.filter((use) => use.waitsOnHead).map((use) => use.find(db, id, { from, today })));
  return {
    heads,
    people: within.reduce((sum, office) => sum + (people.get(office.id) ?? 0), 0),
    waiting: waiting.flat().length,
  };
}
