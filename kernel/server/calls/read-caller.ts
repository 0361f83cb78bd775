import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { recordChange } from '../audit/audit.ts';
import { Refusal } from '../errors.ts';
import type { Server } from '../server.ts';

/** With this header an administrator sees what the account of that number sees, in one tab. */
const VIEW_AS = 'x-view-as';

/** Who holds the token of a request; null for an unknown or ended session. Under `x-view-as` the account that is viewed: reads only, each written down. */
export async function readCaller(server: Server, request: FastifyRequest, token: string): Promise<Actor | null> {
  const caller = await server.readActor(token);
  const wanted = request.headers[VIEW_AS];
  if (!caller || wanted === undefined) return caller;
  const viewed = await server.readViewed(caller, Number(wanted));
  if (request.method !== 'GET') throw new Refusal(403, { message: `You are viewing as ${viewed.name}: nothing can be changed.` });
  await recordChange(
    { db: server.db, actor: viewed, now: server.clock.now(), requestId: request.id },
    { action: 'read while viewing as a user', subject: `call:${request.url.split('?')[0]}`, personnelId: viewed.personnelId },
  );
  return viewed;
}
