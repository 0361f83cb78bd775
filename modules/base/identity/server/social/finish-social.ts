import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notSignedIn } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { SignInProvider } from '@talaan/kernel/server/sign-in-providers.ts';
import type { finishSocial as endpoint } from '../../contract/social.ts';
import type { Admission } from '../../contract/sign-in.ts';
import { admitAccount } from '../sign-in/admit-account.ts';
import { askProvider, type Stranger } from './ask-provider.ts';
import { linkAccount } from '../link-account.ts';
import { hashSecret, readBrowser } from './list-social-links.ts';
import { findProvider } from './providers.ts';

type Admitting = Pick<Call, 'server' | 'db' | 'actor' | 'now' | 'requestId' | 'address' | 'network' | 'device' | 'cookies'>;
type FinishCall = CallOf<typeof endpoint>;

/** Signs in with what the provider sent back. Errors: 401 where it opens nothing here, 409 where the provider is silent, 422. */
export async function finishSocial(call: FinishCall): Promise<Admission> {
  const { server, db, query, body } = call;
  const code = body.code ?? query.code;
  const state = body.state ?? query.state;
  if (!code || !state) throw invalid({ code: ['The provider sent nothing back. Please start again from the sign-in page.'] });
  const begun = await takeRequest(call, state);
  const named = body.provider ?? query.provider;
  const provider = begun && findProvider(server, begun.provider);
  if (!provider || (named !== undefined && named !== provider.key))
    throw notSignedIn('This sign-in has ended, or was begun in another browser. Please start again.');
  const iss = body.iss ?? query.iss;
  const stranger = await askProvider(server, provider, { code, state, iss, nonce: begun.nonce, codeVerifier: begun.code_verifier });
  const { actor, now, requestId, address, network, device, cookies } = call;
  return db
    .transaction()
    .execute((tx) => admitStranger({ server, db: tx, actor, now, requestId, address, network, device, cookies }, provider, stranger));
}

/** Takes the request out of the table, so that its way back leads in once, and only in the browser that began it. */
async function takeRequest(call: FinishCall, state: string) {
  const browserHash = readBrowser(call);
  if (!browserHash) return undefined;
  return call.db
    .deleteFrom('identity.social_request')
    .where('state_hash', '=', hashSecret(state))
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', call.now.toString())
    .returning(['provider', 'nonce', 'code_verifier'])
    .executeTakeFirst();
}

/** By its link, which stays when an address changes; else by the address that the provider vouches for. */
async function admitStranger(call: Admitting, provider: SignInProvider, stranger: Stranger): Promise<Admission> {
  const { db, now } = call;
  const link = await findLink(db, stranger);
  if (link) {
    if (link.unlinked_at !== null) throw wasUnlinked(provider);
    await db
      .updateTable('identity.social_link')
      .set({ last_used_at: now.toString() })
      .where('issuer', '=', stranger.issuer)
      .where('subject', '=', stranger.subject)
      .execute();
    return admitAccount(call, link.account_id);
  }
  const { email } = stranger;
  const account = email === undefined ? undefined : await findAccount(db, email);
  if (!account || email === undefined) throw opensNothing(provider);
  const other = await findOtherLink(db, account.id, stranger.issuer);
  if (other?.unlinked_at) throw wasUnlinked(provider);
  if (other)
    throw notSignedIn(`Your account is linked with another ${provider.name} account. Sign in with that one, or with your password.`);
  const admission = await admitAccount(call, account.id);
  await linkAccount(call, provider, { ...stranger, email, accountId: account.id, waitsFor: 'id' in admission ? admission.id : null });
  return admission;
}

function findLink(db: Database, { issuer, subject }: Stranger) {
  return db
    .selectFrom('identity.social_link')
    .select(['account_id', 'unlinked_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('waits_for', 'is', null)
    .executeTakeFirst();
}

/** Locked, so that two sign-ins at the same moment link one after the other. */
function findAccount(db: Database, email: string) {
  return db.selectFrom('identity.account').select('id').where('email', '=', email).forNoKeyUpdate().executeTakeFirst();
}

function findOtherLink(db: Database, accountId: number, issuer: string) {
  return db
    .selectFrom('identity.social_link')
    .select('unlinked_at')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .where('waits_for', 'is', null)
    .executeTakeFirst();
}

/** One answer for an unknown address and for one that nobody vouches for: who has an account here stays untold. */
function opensNothing({ name }: SignInProvider) {
  return notSignedIn(
    `Your ${name} account opens no account here. Its e-mail address must be confirmed there, and be the one that you have here. Sign in with your password, or ask HR.`,
  );
}

function wasUnlinked({ name }: SignInProvider) {
  return notSignedIn(`This ${name} account was unlinked. Sign in another way, and allow it again under Account settings.`);
}
