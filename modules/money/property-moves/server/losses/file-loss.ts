import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { markConditions, moveItems, nameItem, requirePast, type LockedItem } from '@talaan/property/server/public.ts';
import type { fileLoss as endpoint } from '../../contract/losses.ts';
import { lossDue } from '../../rules/loss-clock.ts';
import { lossTitle } from '../../rules/titles.ts';
import { keeping } from '../keeping.ts';
import { afterLoss } from '../needs.ts';
import { addMove, findBusy, takeItems } from '../moves/file-move.ts';
import { makeReports } from '../moves/reports.ts';
import { keepKnown, lossRequests } from './loss-requests.ts';

/** As much of the circumstances as a step of an item says. */
const SAID = 300;

/**
 * Reports a loss, also of items in a transfer or return, which these leave. Its report gets its number at once: the clock runs from the loss. Errors:
 * 404; 409 for an item that is lost already or not acknowledged; 422 for days that cannot be.
 */
export async function fileLoss(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, today, body } = call;
  const { nature, lost_on, discovered_on, place, circumstances, files, police_notified, police_station, police_on } = body;
  requirePast(today, { lost_on, discovered_on });
  if (lost_on !== null && lost_on > discovered_on) throw invalid({ discovered_on: ['It was discovered after it was lost.'] });
  const { role, items, holderId } = await takeItems(call, body);
  const ownerId = holderId ?? actor.personnelId;
  if (ownerId === null) throw wrongState('Your account belongs to no personnel record.');
  requireOwned(items, lost_on ?? discovered_on);
  await requireNotLost(call, items);
  const ids = items.map(({ id }) => id);
  // Items in another move leave it first: an item is in one at a time.
  await moveItems(keeping(call), ids, { action: 'lose', as: role, reason: `${nature}: ${circumstances}`.slice(0, SAID) });
  const title = lossTitle(
    nature,
    items.map(({ article }) => article),
  );
  const witnesses = role === 'holder' ? '' : body.witnesses;
  const { id } = await addMove(call, lossRequests, items, { kind: 'loss', ownerId, title, reason: circumstances, witnesses });
  const due = lossDue(lost_on, discovered_on);
  await sql`
    insert into property.loss (move_id, nature, lost_on, discovered_on, due_on, place, police_notified, police_station, police_on)
    values (${id}, ${nature}, ${lost_on}::date, ${discovered_on}::date, ${due}::date, ${place}, ${police_notified},
      ${police_notified ? police_station : ''}, ${police_notified ? police_on : null}::date)`.execute(db);
  await keepKnown(call, id, { ...body, files });
  const condition = nature === 'LOST' || nature === 'STOLEN' ? 'LOST' : 'UNSERVICEABLE';
  await markConditions(call, new Map(ids.map((item) => [item, condition])));
  await makeReports(keeping(call), { moveId: id, kind: 'loss', datedOn: today, items });
  for (const follow of allContributed(call.server, afterLoss)) await follow(call, { id, items: ids });
  return {
    message: `The loss was reported. Print the report, have it notarized, and bring it to the property custodian: relief can be asked until ${longDate(due)}.`,
    id,
  };
}

function requireOwned(items: readonly LockedItem[], day: string): void {
  const later = items.find(({ acquired_on: acquired }) => acquired > day);
  if (later) throw invalid({ lost_on: [`${nameItem(later)} was acquired later, on ${longDate(later.acquired_on)}.`] });
}

async function requireNotLost(call: Pick<Call, 'db'>, items: readonly LockedItem[]): Promise<void> {
  const busy = await findBusy(
    call,
    items.map(({ id }) => id),
  );
  const lost = items.find(({ id }) => busy.get(id)?.kind === 'loss');
  if (lost) throw wrongState(`${nameItem(lost)} was reported as lost already.`);
}
