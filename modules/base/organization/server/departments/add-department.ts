import { sql } from 'kysely';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addDepartment as endpoint } from '../../contract/departments.ts';
import type { Since } from '../../rules/office-history.ts';
import { writeOpenings } from '../history-rows.ts';
import { requireParent } from './move-department.ts';
import { lockTree } from '../office-in-reach.ts';
import { settle } from './settle.ts';

export interface NewDepartment extends Since {
  campus_id: number;
  parent_id: number | null;
  fullname: string;
  acronym: string;
}

/** Adds an office; before its first day it is closed. */
export async function addDepartment(call: CallOf<typeof endpoint>): Promise<number> {
  const { body } = call;
  await lockTree(call);
  await requireParent(call, body.campus_id, body.parent_id, body.from);
  const id = await beginOffice(call, body);
  await settle(call, { action: 'add an office', officeId: id, after: body });
  return id;
}

/** Writes the office and when it opens; the tree is numbered by the caller that settles. */
export async function beginOffice(
  { db }: Pick<Call, 'db'>,
  { campus_id, parent_id, fullname, acronym, from, authority }: NewDepartment,
): Promise<number> {
  const { id } = await db
    .insertInto('organization.office')
    .values({ campus_id, parent_id, fullname, acronym, is_active: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeOpenings(db, id, [
    { from: null, until: from, value: false, authority: '' },
    { from, until: null, value: true, authority },
  ]);
  await sql`select organization.number_offices()`.execute(db);
  return id;
}
