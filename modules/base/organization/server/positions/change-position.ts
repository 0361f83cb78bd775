import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { isPostgresError, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { addPosition } from '../../contract/positions.ts';

type PositionBody = BodyOf<typeof addPosition>;

/** Adds a position and answers with its number. */
export async function addPositionTitle(call: Call, body: PositionBody): Promise<number> {
  const { id } = await call.db.insertInto('organization.position').values(body).returning('id').executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add a position', subject: `organization.position:${id}`, after: body });
  return id;
}

/** Changes some of a position: what it is, or from when it is retired. */
export async function changePosition(call: Call, id: number, change: PositionBody | { retired_on: string | null }): Promise<void> {
  const before = await lockPosition(call, id);
  await call.db.updateTable('organization.position').set(change).where('id', '=', id).execute();
  const action = !('retired_on' in change)
    ? 'edit a position'
    : change.retired_on === null
      ? 'offer a position again'
      : 'retire a position';
  await recordChange(call, { action, subject: `organization.position:${id}`, before, after: change });
}

const IN_USE = 'This position is or was filled, so it stays on record. Retire it instead: forms then no longer offer it.';
const FOREIGN_KEY_VIOLATION = '23503';

/** Removes a position that nothing refers to. Errors: 409. */
export async function removePositionTitle(call: Call, id: number): Promise<string> {
  const before = await lockPosition(call, id);
  try {
    await call.db.deleteFrom('organization.position').where('id', '=', id).execute();
  } catch (error) {
    if (isPostgresError(error) && error.code === FOREIGN_KEY_VIOLATION) throw wrongState(IN_USE, ['retire']);
    throw error;
  }
  await recordChange(call, { action: 'remove a position', subject: `organization.position:${id}`, before });
  return before.name;
}

async function lockPosition({ db }: Call, id: number) {
  const position = await db.selectFrom('organization.position').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!position) throw notFound('There is no such position.');
  return position;
}
