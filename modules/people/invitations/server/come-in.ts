import { admitAccount, giveFirstPassword } from '@talaan/identity/server/public.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { readPersonToJoin } from '@talaan/personnel/server/public.ts';
import type { comeIn as endpoint, openInvitation as opening } from '../contract/coming-in.ts';
import { OPENING_WORDS } from '../rules/invitation-state.ts';
import { countCodeTry } from './count-code-try.ts';
import { findInvitation, type FoundInvitation, type Proof } from './find-invitation.ts';

type Opening = CallOf<typeof opening>;
type ComingIn = CallOf<typeof endpoint>;

/** The person whom a letter or a slip invites; a visitor who proves nothing learns nothing. Errors: 429 after wrong codes. */
export async function openInvitation(call: Opening): Promise<AnswerOf<typeof opening>> {
  const found = await proven(call, call.body);
  if (!found) return { state: 'unknown', invited: null };
  const { state, name, idno, office, email, proposed } = found;
  return { state, invited: state === 'works' ? { name, number: idno, office, email, proposed } : null };
}

/**
 * Sets the first password of the person whom a letter or a slip invites and lets them in, once: of two at the same moment the second finds it
 * used. Errors: 409 with what to do where it opens nothing; 422 on `password` and `email`; 429 after wrong codes.
 */
export async function comeIn(call: ComingIn): Promise<AnswerOf<typeof endpoint>> {
  const { body } = call;
  const first = await proven(call, body);
  refuseWhatOpensNothing(first);
  return call.db.transaction().execute<AnswerOf<typeof endpoint>>(async (db) => {
    const found = await findInvitation(call, db, body, true);
    refuseWhatOpensNothing(found);
    const email = found.email ?? body.email ?? found.proposed;
    if (email === null) throw invalid({ email: ['Enter your e-mail address: you will sign in with it.'] });
    const person = await readPersonToJoin(db, { id: found.personnel_id }, call.today);
    const accountId = await giveFirstPassword({ ...call, db }, { ...person!, name: found.name }, { email, password: body.password });
    await db
      .updateTable('invitations.invitation')
      .set({ came_in_at: call.now.toString() })
      .where('personnel_id', '=', found.personnel_id)
      .execute();
    await recordChange(
      { ...call, db },
      {
        action: 'come in by an invitation',
        subject: `identity.account:${accountId}`,
        personnelId: found.personnel_id,
        after: { email, way: found.way },
      },
    );
    await notifyMailboxes({ ...call, db }, found, email, person?.email ?? null);
    return admitAccount({ ...call, db }, accountId);
  });
}

/** A code is counted as wrong before it is looked at. */
async function proven(call: Opening | ComingIn, proof: Proof): Promise<FoundInvitation | undefined> {
  const forgive = proof.kind === 'slip' ? await countCodeTry(call.db, call, proof.number) : undefined;
  const found = await findInvitation(call, call.db, proof, false);
  if (found) await forgive?.();
  return found;
}

function refuseWhatOpensNothing(found: FoundInvitation | undefined): asserts found is FoundInvitation {
  if (found?.state !== 'works') throw wrongState(OPENING_WORDS[found?.state ?? 'unknown']);
}

/** A slip can be in the wrong hands, and an address mistyped: the mailbox of the account hears of it, and that on record if it is another. */
async function notifyMailboxes(
  { db, now, server }: { db: Database; now: Temporal.Instant; server: Call['server'] },
  { way, name }: FoundInvitation,
  email: string,
  onRecord: string | null,
): Promise<void> {
  if (way === 'letter') return;
  await sendMail(db, now, {
    to: email,
    subject: 'Your account is active',
    paragraphs: [
      `Good day, ${name}. You activated your account in Talaan with a slip of the HR office. From now on, sign in with ${email}.`,
      'If this was not you, another person has given your e-mail address, by mistake or not. Please notify the HR office.',
    ],
    link: { label: 'Sign in', address: `${server.settings.publicUrl}/login` },
  });
  const other = onRecord?.trim().toLowerCase();
  if (!other || other === email) return;
  await sendMail(db, now, {
    to: other,
    subject: 'Your account in Talaan is in use',
    paragraphs: [
      `The slip that the HR office printed for ${name} was used today. The e-mail address of the account is ${email}, not this one, which is on the personnel record.`,
      'If this was not you, notify the HR office at once.',
    ],
  });
}
