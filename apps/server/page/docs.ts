import { eventKinds } from '@talaan/connections/server/public.ts';
import type { Endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { readOpenApi } from '@talaan/kernel/contract/openapi.ts';
import { holds, type Actor } from '@talaan/kernel/server/actor.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { notAllowed } from '@talaan/kernel/server/errors.ts';
import { isPersonal, mayCall, mount } from '@talaan/kernel/server/mount.ts';
import { describeCalls } from '@talaan/kernel/server/calls/describe-calls.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** The description of the calls and events: all of them in a demo and for administrators, its own for a service account, none for others. */
export function mountDocs(server: Server): void {
  let description: ReturnType<typeof describeCalls> | undefined;
  mount(server, readOpenApi, async ({ actor }) => {
    const { demo, publicUrl } = server.settings;
    const events = allContributed(server, eventKinds);
    if (actor.isService) {
      const own = events.filter(({ groups }) => groups.length === 0 || holds(actor, groups));
      return describeCalls(callsOf(actor, server.endpoints), own, publicUrl);
    }
    if (!demo && !holds(actor, ['ADMIN'])) throw notAllowed();
    return (description ??= describeCalls(server.endpoints, events, publicUrl));
  });
}

/** What a service account may call with its view groups. */
function callsOf(actor: Actor, endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints.filter((one) => one.access === 'public' || (!isPersonal(one) && mayCall(one.access, actor)));
}
