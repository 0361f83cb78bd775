import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SignInProvider } from '@talaan/kernel/server/sign-in-providers.ts';

interface NewLink {
  issuer: string;
  subject: string;
  email: string;
  accountId: number;
  /** The challenge whose second factor must be right first. */
  waitsFor: string | null;
}

type Linking = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>;

/** Links the account of a provider, and writes to the owner; where a second factor applies, only once that is right. */
export async function linkAccount(call: Linking, provider: SignInProvider, link: NewLink): Promise<void> {
  const { db, now } = call;
  // What waited for a second factor that never came does not stand in the way.
  await db
    .deleteFrom('identity.social_link')
    .where('waits_for', 'is not', null)
    .where('issuer', '=', link.issuer)
    .where((eb) => eb.or([eb('subject', '=', link.subject), eb('account_id', '=', link.accountId)]))
    .execute();
  await db
    .insertInto('identity.social_link')
    .values({
      issuer: link.issuer,
      subject: link.subject,
      account_id: link.accountId,
      provider: provider.key,
      email: link.email,
      linked_at: now.toString(),
      last_used_at: now.toString(),
      waits_for: link.waitsFor,
    })
    .execute();
  if (link.waitsFor === null) await notifyLinked(call, { ...link, name: provider.name });
}

/** Called once the second factor of a challenge was right: the link that waited for it stands. */
export async function confirmLink(call: Linking & Pick<Call, 'server'>, challengeId: string): Promise<void> {
  const confirmed = await call.db
    .updateTable('identity.social_link')
    .set({ waits_for: null })
    .where('waits_for', '=', challengeId)
    .returning(['account_id', 'provider', 'email'])
    .executeTakeFirst();
  if (!confirmed) return;
  const provider = call.server.settings.signInProviders.find(({ key }) => key === confirmed.provider);
  await notifyLinked(call, { accountId: confirmed.account_id, email: confirmed.email, name: provider?.name ?? confirmed.provider });
}

async function notifyLinked(call: Linking, { accountId, email, name }: { accountId: number; email: string; name: string }): Promise<void> {
  await recordChange(call, { action: 'link a sign-in provider', subject: `account:${accountId}`, after: { provider: name, email } });
  const owner = await readOwner(call.db, accountId);
  await sendMail(call.db, call.now, {
    to: owner,
    subject: `${name} now opens your account`,
    paragraphs: [
      `ActingPerson has signed in to your account with the ${name} account ${email}, which opens it from now on.`,
      'If this was not you, unlink it under Account settings, and notify the administrator at once.',
    ],
  });
}

async function readOwner(db: Database, accountId: number): Promise<string> {
  const { email } = await db.selectFrom('identity.account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow();
  return email;
}
