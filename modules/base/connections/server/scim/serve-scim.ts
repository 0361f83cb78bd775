import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { lockAccount } from '@talaan/identity/server/public.ts';
import { refuseUnkeepable } from '@talaan/kernel/server/calls/refuse-unkeepable.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { requireUnchanged } from '@talaan/kernel/server/database/record-version.ts';
import { requireOpen } from '@talaan/kernel/server/maintenance.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { keptOperations, plainUser } from '../../rules/directory-request.ts';
import { answerError } from './answer-error.ts';
import { filterAccounts } from './filter-accounts.ts';
import { BASE, Messages, MOST_A_PAGE, Resources, Schemas, scimError } from './library.ts';
import { etagOf, findAccount, readAccounts, toScimUser, type ScimCall } from './read-accounts.ts';
import { addUser, changeUser, deleteUser, type WantedUser } from './write-accounts.ts';

const JSON_OF_SCIM = 'application/scim+json';
const USUAL_A_PAGE = 100;

/**
 * `/scim/v2`, where the directory of the university looks after accounts (RFC 7644): open to the token of a service account that an
 * administrator lets provision. Users alone; each write is one transaction.
 */
export function serveScim(server: Server): void {
  void server.http.register(async (scope) => {
    scope.addContentTypeParser(JSON_OF_SCIM, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.setErrorHandler((error, request, reply) => answerError(server, error, request, reply));
    const serve = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, answer: (asked: Asked) => Promise<unknown>) =>
      scope.route({ method, url: `${BASE}${path}`, handler: (request, reply) => answerCall(server, { request, reply, answer }) });
    serve('GET', '/ServiceProviderConfig', () => new Resources.ServiceProviderConfig().read());
    serve('GET', '/ResourceTypes', () => new Resources.ResourceType().read());
    serve('GET', '/ResourceTypes/:id', ({ id }) => new Resources.ResourceType(id).read());
    serve('GET', '/Schemas', () => new Resources.Schema().read());
    serve('GET', '/Schemas/:id', ({ id }) => new Resources.Schema(id).read());
    serve('GET', '/Users', listUsers);
    serve('GET', '/Users/:id', async (asked) => shown(asked, numberOf(asked.id)));
    serve('POST', '/Users', createUser);
    serve('PUT', '/Users/:id', replaceUser);
    serve('PATCH', '/Users/:id', patchUser);
    serve('DELETE', '/Users/:id', removeUser);
    scope.all(`${BASE}/*`, (request) => {
      throw scimError(404, null, `There is nothing at ${request.url.split('?')[0]}.`);
    });
  });
}

interface Asked {
  call: ScimCall;
  request: FastifyRequest;
  reply: FastifyReply;
  id: string;
  query: Record<string, string | undefined>;
}

interface Answering {
  request: FastifyRequest;
  reply: FastifyReply;
  answer: (asked: Asked) => Promise<unknown>;
}

async function answerCall(server: Server, { request, reply, answer }: Answering): Promise<FastifyReply> {
  await requireOpen(server, request.url, undefined);
  const actor = await admit(server, request);
  request.accountId = actor.accountId;
  refuseUnkeepable(request.query);
  refuseUnkeepable(request.body ?? {});
  const within = (db: Database) => {
    const call = { server, db, actor, now: server.clock.now(), today: server.clock.today(), requestId: request.id };
    const { id = '' } = request.params as { id?: string };
    return answer({ call, request, reply, id, query: request.query as Asked['query'] });
  };
  const said = await (request.method === 'GET' ? within(server.db) : server.db.transaction().execute(within));
  return reply.type(JSON_OF_SCIM).send(said === undefined ? undefined : JSON.stringify(said));
}

/** The service account that calls. Errors: 401; 403 for one that does not look after accounts. */
async function admit(server: Server, request: FastifyRequest): Promise<Actor> {
  const token = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1];
  const actor = token ? await server.readActor(token) : null;
  if (!actor) throw scimError(401, null, token ? 'The token was revoked or has expired.' : 'Send the token of a service account.');
  const { rows } = await sql`
    select from connections.service_account where account_id = ${actor.accountId} and provisions`.execute(server.db);
  if (!actor.isService || rows.length === 0) throw scimError(403, null, 'This account is not let look after accounts.');
  return actor;
}

async function listUsers({ call, query }: Asked) {
  const startIndex = Math.max(1, whole(query['startIndex'], 1));
  const limit = Math.min(MOST_A_PAGE, Math.max(0, whole(query['count'], USUAL_A_PAGE)));
  const { accounts, total } = await readAccounts(call, filterAccounts(query['filter']), { offset: startIndex - 1, limit });
  const users = accounts.map((account) => chosen(query, toScimUser(call, account)));
  return new Messages.ListResponse(users as never, { startIndex, itemsPerPage: users.length, totalResults: total });
}

async function createUser({ call, request, reply, query }: Asked) {
  const id = await addUser(call, readUser(request.body));
  const account = await findAccount(call, id);
  const user = toScimUser(call, account);
  reply.status(201).header('etag', etagOf(account.version)).header('location', `${call.server.settings.publicUrl}${BASE}/Users/${id}`);
  return chosen(query, user);
}

async function replaceUser(asked: Asked) {
  const id = numberOf(asked.id);
  await requireSeen(asked, id);
  await changeUser(asked.call, id, readUser(asked.request.body));
  return shown(asked, id);
}

async function patchUser(asked: Asked) {
  const id = numberOf(asked.id);
  await requireSeen(asked, id);
  const { Operations, ...message } = (asked.request.body ?? {}) as { Operations?: unknown };
  if (!Array.isArray(Operations) || Operations.length === 0) throw scimError(400, 'invalidSyntax', 'Send the operations of the patch.');
  const kept = keptOperations(Operations);
  // Nothing that Talaan keeps: done.
  if (kept.length === 0) return shown(asked, id);
  // What another changes meanwhile would else be written back as it was read.
  await lockAccount(asked.call.db, id);
  const before = toScimUser(asked.call, await findAccount(asked.call, id));
  const patch = new Messages.PatchOp({ ...message, Operations: kept } as never);
  await patch.apply(before as never, async (patched: unknown) => {
    await changeUser(asked.call, id, readUser(JSON.parse(JSON.stringify(patched))));
    return patched as never;
  });
  return shown(asked, id);
}

async function removeUser(asked: Asked): Promise<undefined> {
  const id = numberOf(asked.id);
  await requireSeen(asked, id);
  await deleteUser(asked.call, id);
  asked.reply.status(204);
}

async function shown({ call, reply, query }: Asked, id: number) {
  const account = await findAccount(call, id);
  reply.header('etag', etagOf(account.version));
  return chosen(query, toScimUser(call, account));
}

/** Error: 412 where the account was changed after the directory read it. */
async function requireSeen({ call, request }: Asked, id: number): Promise<void> {
  const seen = request.headers['if-match'];
  if (seen === undefined || seen === '*') return;
  await requireUnchanged(call.db, `identity.account:${id}`, Number(/\d+/.exec(seen)?.[0] ?? -1)).catch((error: { status?: number }) => {
    throw error.status === 409 ? scimError(412, null, 'The user was changed after it was read.') : error;
  });
}

/** Error: 400 for what is no user. */
function readUser(body: unknown): WantedUser {
  return new Schemas.User(plainUser(body), 'in');
}

/** With `attributes` or `excludedAttributes` that part of the user (RFC 7644, sec. 3.9). */
function chosen({ attributes, excludedAttributes }: Asked['query'], user: object): object {
  const wanted = attributes?.split(',').map((name) => name.trim().toLowerCase());
  const unwanted = excludedAttributes?.split(',').map((name) => name.trim().toLowerCase()) ?? [];
  if (!wanted && unwanted.length === 0) return user;
  const always = ['schemas', 'id', 'meta'];
  const holds = (names: readonly string[], key: string) =>
    names.some((name) => name === key || name.startsWith(`${key}.`) || name.startsWith(`${key}:`));
  return Object.fromEntries(
    Object.entries(user).filter(([key]) => {
      const name = key.toLowerCase();
      return always.includes(name) || (wanted ? holds(wanted, name) : !unwanted.includes(name));
    }),
  );
}

/** Error: 404 for what is no number of an account. */
function numberOf(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw scimError(404, null, `There is no user ${id}.`);
  return Number(id);
}

/** Error: 400 for what is no number. */
function whole(given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^-?\d{1,9}$/.test(given)) throw scimError(400, 'invalidValue', 'startIndex and count are whole numbers.');
  return Number(given);
}
