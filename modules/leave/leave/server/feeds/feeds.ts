import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken } from '@talaan/identity/server/public.ts';
import { scopesWithin, type Actor } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { FEEDS, fetchFeed, type listFeeds as listing, type Whose } from '../../contract/feeds.ts';
import { OFFICE } from '../applications/application-rows.ts';

const TOKEN_BYTES = 32;

type ByWhose = Call<{ whose: Whose }>;

export async function listFeeds({ db, actor }: Call): Promise<AnswerOf<typeof listing>> {
  const { rows } = await sql<{ whose: Whose; made_at: string }>`
    select whose, made_at from leave.feed where account_id = ${actor.accountId}`.execute(db);
  const madeAt = new Map(rows.map(({ whose, made_at: at }) => [whose, at]));
  return { feeds: feedsOf(actor).map((whose) => ({ whose, made_at: madeAt.get(whose) ?? null })) };
}

/** Errors: 404 where the caller has no such calendar. */
export async function makeFeed(call: ByWhose): Promise<{ message: string; address: string }> {
  const { db, actor, params, now, server } = call;
  if (!feedsOf(actor).includes(params.whose)) throw notFound('There is no such calendar.');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await sql`
    insert into leave.feed (account_id, whose, token_hash, made_at)
    values (${actor.accountId}, ${params.whose}, ${hashToken(token)}, ${now.toString()})
    on conflict (account_id, whose) do update set token_hash = excluded.token_hash, made_at = excluded.made_at`.execute(db);
  await recordChange(call, { action: 'make the address of a calendar of leave', subject: `leave.feed:${actor.accountId}:${params.whose}` });
  return {
    message: `${FEEDS[params.whose]} has an address.`,
    address: server.settings.publicUrl + fetchFeed.path.replace('{token}', token),
  };
}

/** Errors: 404. */
export async function removeFeed(call: ByWhose): Promise<{ message: string }> {
  const { db, actor, params } = call;
  const { rows } = await sql`
    delete from leave.feed where account_id = ${actor.accountId} and whose = ${params.whose} returning whose`.execute(db);
  if (rows.length === 0) throw notFound('There is no such calendar.');
  await recordChange(call, {
    action: 'remove the address of a calendar of leave',
    subject: `leave.feed:${actor.accountId}:${params.whose}`,
  });
  return { message: `The address of ${FEEDS[params.whose].toLowerCase()} no longer works.` };
}

/** One’s own where there is a person behind the account, and of an office where one heads it or is its clerk. */
function feedsOf(actor: Actor): Whose[] {
  const has = { own: actor.personnelId !== null, office: scopesWithin(actor, OFFICE).length > 0 };
  return (Object.keys(FEEDS) as Whose[]).filter((whose) => has[whose]);
}
