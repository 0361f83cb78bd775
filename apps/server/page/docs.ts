import { readOpenApi } from '@talaan/kernel/contract/openapi.ts';
import { holds } from '@talaan/kernel/server/actor.ts';
import { notAllowed } from '@talaan/kernel/server/errors.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { describeCalls } from '@talaan/kernel/server/calls/describe-calls.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

/** The description of the calls: open in a demo, for administrators otherwise. */
export function mountDocs(server: Server): void {
  let description: ReturnType<typeof describeCalls> | undefined;
  mount(server, readOpenApi, async ({ actor }) => {
    if (!server.settings.demo && !holds(actor, ['ADMIN'])) throw notAllowed();
    return (description ??= describeCalls(server.endpoints));
  });
}
