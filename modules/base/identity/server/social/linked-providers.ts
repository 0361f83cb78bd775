import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listLinkedProviders as endpoint, relinkProvider as relinking } from '../../contract/social.ts';
import { confirmOwner, hasJustSignedIn } from '../confirm-owner.ts';

/** The providers of the settings, and those of former settings that are still linked. */
export async function listLinkedProviders(call: Call): Promise<AnswerOf<typeof endpoint>> {
  const { server, db, actor } = call;
  const links = await db
    .selectFrom('identity.social_link')
    .select(['provider', 'email', 'linked_at', 'last_used_at', 'unlinked_at'])
    .where('account_id', '=', actor.accountId)
    .where('waits_for', 'is', null)
    .orderBy('linked_at')
    .execute();
  const offered = server.settings.signInProviders.map(({ key, name }) => ({
    provider: key,
    name,
    link: links.find((one) => one.provider === key) ?? null,
  }));
  const former = links.filter((one) => !offered.some(({ provider }) => provider === one.provider));
  return {
    providers: [...offered, ...former.map((link) => ({ provider: link.provider, name: link.provider, link }))],
    needs_password: !(await hasJustSignedIn(call)),
  };
}

/** The account of the provider opens nothing from now on. Errors: 404 where none is linked. */
export async function unlinkProvider(call: Call<{ provider: string }>): Promise<{ message: string }> {
  const { db, actor, now, params } = call;
  const unlinked = await db
    .updateTable('identity.social_link')
    .set({ unlinked_at: now.toString() })
    .where('account_id', '=', actor.accountId)
    .where('provider', '=', params.provider)
    .where('waits_for', 'is', null)
    .where('unlinked_at', 'is', null)
    .returning(['provider', 'email'])
    .executeTakeFirst();
  if (!unlinked) throw notFound('This provider is not linked.');
  await recordChange(call, { action: 'unlink a sign-in provider', subject: `account:${actor.accountId}`, before: unlinked });
  await sendMail(db, now, {
    to: actor.email,
    subject: 'A sign-in was unlinked from your account',
    paragraphs: [`The account ${unlinked.email} (${unlinked.provider}) no longer opens your account.`],
  });
  return { message: 'The account is unlinked.' };
}

/** The unlinked account of the provider opens one's account again. Errors: 404, 422 on `password`, 429. */
export async function relinkProvider(call: Call<{ provider: string }, unknown, BodyOf<typeof relinking>>): Promise<{ message: string }> {
  const { db, actor, now, requestId, params, body } = call;
  await confirmOwner(call, body.password);
  return db.transaction().execute(async (tx) => {
    const relinked = await tx
      .updateTable('identity.social_link')
      .set({ unlinked_at: null })
      .where('account_id', '=', actor.accountId)
      .where('provider', '=', params.provider)
      .where('unlinked_at', 'is not', null)
      .returning(['provider', 'email'])
      .executeTakeFirst();
    if (!relinked) throw notFound('This provider has not been unlinked.');
    await recordChange(
      { db: tx, actor, now, requestId },
      { action: 'link a sign-in provider', subject: `account:${actor.accountId}`, after: relinked },
    );
    return { message: 'The account opens yours again.' };
  });
}
