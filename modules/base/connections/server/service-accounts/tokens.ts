import { randomBytes } from 'node:crypto';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { hashToken } from '@talaan/identity/server/public.ts';
import {
  LONGEST_TOKEN_DAYS,
  type issueToken as issueEndpoint,
  type revokeToken as revokeEndpoint,
} from '../../contract/service-accounts.ts';
import { lockService, subjectOf } from './change-service-account.ts';
import { TOKEN_PREFIX } from './read-token-holder.ts';

const HINT = 4;

/** Issues a token, which is shown this once. Errors: 404; 409 for a service that has ended; 422 for a day that is past or too far. */
export async function issueToken(call: CallOf<typeof issueEndpoint>): Promise<{ message: string; token: string }> {
  const { db, actor, params, now, today } = call;
  const { expires_on } = call.body;
  if (expires_on < today) throw invalid({ expires_on: ['Enter today or a later day.'] });
  const last = Temporal.PlainDate.from(today).add({ days: LONGEST_TOKEN_DAYS }).toString();
  if (expires_on > last) throw invalid({ expires_on: ['A token holds for a year at most.'] });
  const { name } = await lockService(call, params.id);
  const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
  const hint = token.slice(-HINT);
  const { id } = await db
    .insertInto('connections.token')
    .values({
      account_id: params.id,
      token_hash: hashToken(token),
      hint,
      created_at: now.toString(),
      created_by: actor.accountId,
      expires_on,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'issue a token', subject: subjectOf(params.id), after: { id, hint, expires_on } });
  return { message: `A token of ${name} was issued.`, token };
}

/** Revokes a token. Errors: 404; 409 where it is revoked already. */
export async function revokeToken(call: CallOf<typeof revokeEndpoint>): Promise<{ message: string }> {
  const { db, actor, params, now } = call;
  const token = await db
    .selectFrom('connections.token')
    .select(['id', 'hint', 'revoked_at'])
    .where('id', '=', params.token)
    .where('account_id', '=', params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!token) throw notFound('There is no such token.');
  if (token.revoked_at) throw wrongState('This token is revoked already.');
  const revoked = { revoked_at: now.toString(), revoked_by: actor.accountId };
  await db.updateTable('connections.token').set(revoked).where('id', '=', token.id).execute();
  await recordChange(call, { action: 'revoke a token', subject: subjectOf(params.id), before: { id: token.id, hint: token.hint } });
  return { message: `The token that ends in ${token.hint} is revoked.` };
}
