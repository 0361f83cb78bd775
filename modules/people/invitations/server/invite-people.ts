import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken } from '@talaan/identity/server/public.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { sendMails, withdrawMails } from '@talaan/kernel/server/mail/mail.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { LETTER_DAYS, SLIP_DAYS, type invitePeople as endpoint } from '../contract/invitations.ts';
import { planInvitations, type Planned } from './plan-invitations.ts';
import { printedSlips } from './printed-slips.ts';
import { endOfDay, writeLetter } from './write-letter.ts';

type Inviting = CallOf<typeof endpoint>;
type Letter = Planned & { plan: { gets: 'letter' } };

const FORM_NUMBER = new Intl.NumberFormat('en-PH');

/**
 * Invites the chosen people: letters into the outbox, slips as a print. Earlier links and codes of theirs end. Errors: 404, 422 as of
 * `planInvitations`; 409 where none of them gets anything.
 */
export async function invitePeople(call: Inviting): Promise<AnswerOf<typeof endpoint>> {
  const { db, body } = call;
  // Two officers who invite the same people do so one after the other, and the second finds them invited.
  await sql`select pg_advisory_xact_lock(hashtext('invitations'))`.execute(db);
  const planned = await planInvitations(call, body);
  const letters = await sendLetters(call, planned.filter(getsLetter));
  const { slips, job } = await printSlips(
    call,
    planned.filter(({ plan }) => plan.gets === 'slip'),
  );
  if (letters === 0 && slips === 0) throw wrongState('None of these people gets a letter or a slip: see the preview for why.');
  const made = [
    ...(letters > 0 ? [`${FORM_NUMBER.format(letters)} ${letters === 1 ? 'letter is' : 'letters are'} on the way`] : []),
    ...(slips > 0 ? [`${FORM_NUMBER.format(slips)} ${slips === 1 ? 'slip is' : 'slips are'} being printed`] : []),
  ];
  return { message: `${made.join(', ')}.`, letters, slips, job };
}

function getsLetter(planned: Planned): planned is Letter {
  return planned.plan.gets === 'letter';
}

async function sendLetters(call: Inviting, people: readonly Letter[]): Promise<number> {
  const { db, now, server, body } = call;
  if (people.length === 0) return 0;
  const secrets = people.map(({ person }) => ({ id: person.id, token: randomBytes(32).toString('base64url') }));
  const expires = endOfDay(now, LETTER_DAYS);
  await withdrawLetters(call, people);
  const invited = await writeInvitations(
    call,
    people.map(({ person, plan }, at) => ({
      personnel_id: person.id,
      way: 'letter',
      email: plan.email,
      run_id: null,
      secret_hash: `\\x${hashToken(secrets[at]!.token).toString('hex')}`,
      expires_at: expires.toString(),
    })),
  );
  const written = people.flatMap((one, at) => (invited.has(one.person.id) ? [{ ...one, token: secrets[at]!.token }] : []));
  const numbers = await sendMails(
    db,
    now,
    written.map(({ name, plan, token }) =>
      writeLetter({ name, email: plan.email, token, expires, publicUrl: server.settings.publicUrl, isReminder: body.act === 'remind' }),
    ),
  );
  await sql`
    update invitations.invitation i set mail_id = n.mail_id
    from unnest(${written.map(({ person }) => person.id)}::integer[], ${numbers}::bigint[]) as n (personnel_id, mail_id)
    where i.personnel_id = n.personnel_id`.execute(db);
  return written.length;
}

async function printSlips(call: Inviting, people: readonly Planned[]) {
  if (people.length === 0) return { slips: 0, job: null };
  const keys = people.map(({ person }) => person.id);
  const title = keys.length === 1 ? 'An invitation slip' : `${FORM_NUMBER.format(keys.length)} invitation slips`;
  const job = await printedSlips.start(call, { title, keys, order: {}, screen: '/settings/admin/invitations/new' });
  const expires_at = endOfDay(call.now, SLIP_DAYS).toString();
  await withdrawLetters(call, people);
  const invited = await writeInvitations(
    call,
    keys.map((personnel_id) => ({ personnel_id, way: 'slip', email: null, run_id: job.id, secret_hash: null, expires_at })),
  );
  return { slips: invited.size, job };
}

/** Letters that have not left yet are not sent beside the new ones. */
function withdrawLetters({ db }: Inviting, people: readonly Planned[]): Promise<void> {
  return withdrawMails(
    db,
    people.flatMap(({ mailId }) => mailId ?? []),
  );
}

interface NewInvitation {
  personnel_id: number;
  way: 'letter' | 'slip';
  email: string | null;
  run_id: string | null;
  /** As PostgreSQL writes bytes. */
  secret_hash: string | null;
  expires_at: string;
}

/** Writes them in place of earlier ones, save for anyone who came in meanwhile; returns who is invited. */
async function writeInvitations(call: Inviting, invitations: readonly NewInvitation[]): Promise<ReadonlySet<number>> {
  const { db, actor, now, body } = call;
  const { rows } = await sql<{ personnel_id: number; way: string; email: string | null; times: number }>`
    insert into invitations.invitation as i (personnel_id, way, email, run_id, secret_hash, expires_at, invited_by, invited_at)
    select n.personnel_id, n.way, n.email, n.run_id, n.secret_hash::bytea, n.expires_at, ${actor.accountId}::integer, ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(invitations)}::jsonb)
      as n (personnel_id integer, way text, email text, run_id uuid, secret_hash text, expires_at timestamptz)
    on conflict (personnel_id) do update set way = excluded.way, email = excluded.email, mail_id = null, run_id = excluded.run_id,
      secret_hash = excluded.secret_hash, expires_at = excluded.expires_at, invited_by = excluded.invited_by,
      invited_at = excluded.invited_at, times = i.times + 1, withdrawn_at = null, told_at = null
      where i.came_in_at is null
    returning personnel_id, way, email, times`.execute(db);
  await recordChanges(
    call,
    rows.map(({ personnel_id, ...after }) => ({
      action: body.act === 'remind' ? 'remind of an invitation' : 'invite a person',
      subject: `invitations.invitation:${personnel_id}`,
      personnelId: personnel_id,
      after,
    })),
  );
  return new Set(rows.map(({ personnel_id }) => personnel_id));
}
