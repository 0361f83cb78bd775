import { notFound } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { enterPunches, listOwnTimeLogs, listPersonTimeLogs, voidPunch } from '../../contract/punches.ts';
import { enterByHand } from './enter-by-hand.ts';
import { listTimeLogs } from './list-time-logs.ts';
import { voidGivenPunch } from './void-punch.ts';

export function mountPunches(server: Server): void {
  mount(server, listOwnTimeLogs, async ({ db, actor, query }) => {
    if (actor.personnelId === null) throw notFound('Your account is not tied to a person, so it has no time logs.');
    return listTimeLogs(db, actor.personnelId, query.month);
  });

  mount(server, listPersonTimeLogs, async (call) => {
    const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN', 'EDATSDEPTHEAD']);
    return listTimeLogs(call.db, person.id, call.query.month);
  });

  mount(server, enterPunches, enterByHand);
  mount(server, voidPunch, voidGivenPunch);
}
