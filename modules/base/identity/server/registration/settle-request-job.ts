import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { Reason } from '../../contract/registration.ts';
import { readRegistrationNeeds, type ApplicantGiven, type PersonToJoin } from '../needs.ts';
import { endOlderLink, mailLink } from './mail-link.ts';
import { leaveToHr } from './leave-to-hr.ts';

/** Looks a registration up in the records: what matches gets a link by mail, what does not is left to HR. */
export const settleRequestJob: Job<{ request: number }> = {
  kind: 'settle-registration',
  run: async ({ server }, { request }) => {
    const needs = readRegistrationNeeds(server);
    await server.db.transaction().execute(async (db) => {
      const given = await db.selectFrom('identity.public_request').selectAll().where('id', '=', request).executeTakeFirst();
      if (!given) return;
      const { email, idno, birth_date } = given;
      if (idno === null || birth_date === null)
        return admitApplicant(db, server, { email, name: given.name ?? '', applicant: given.applicant as ApplicantGiven | null });
      const person = await needs.readPersonToJoin(db, { idno }, server.clock.today());
      const reason = await findReason(db, person, { email, birth_date });
      const staff = {
        kind: 'staff',
        email,
        idno,
        birth_date,
        name: person?.name ?? '',
        personnel_id: person?.id ?? null,
        office_id: person?.office_id ?? null,
        applicant: null,
      };
      if (reason === 'email_taken') await notifyOwner(db, server, email);
      if (reason) return leaveToHr(db, server, needs, { ...staff, reason });
      await mailNewLink(db, server, staff);
    });
  },
};

/** What keeps a registration from its person; nothing where number and birth date are theirs, and neither the person nor the address has an account. */
async function findReason(
  db: Database,
  person: PersonToJoin | null,
  { email, birth_date }: { email: string; birth_date: string },
): Promise<Reason | undefined> {
  if (!person) return 'unknown_number';
  if (person.birth_date !== birth_date) return 'wrong_birth_date';
  if (person.office_id === null) return 'not_serving';
  const taken = await db
    .selectFrom('identity.account')
    .select('personnel_id')
    .where((either) => either.or([either('email', '=', email), either('personnel_id', '=', person.id)]))
    .execute();
  if (taken.some((account) => account.personnel_id === person.id)) return 'has_account';
  return taken.length > 0 ? 'email_taken' : undefined;
}

async function admitApplicant(
  db: Database,
  server: Server,
  { email, name, applicant }: { email: string; name: string; applicant: ApplicantGiven | null },
): Promise<void> {
  const account = await db.selectFrom('identity.account').select('id').where('email', '=', email).executeTakeFirst();
  if (account) return notifyOwner(db, server, email);
  await mailNewLink(db, server, {
    kind: 'applicant',
    email,
    name,
    idno: null,
    birth_date: null,
    personnel_id: null,
    office_id: null,
    applicant,
  });
}

interface Given {
  kind: string;
  email: string;
  name: string;
  idno: string | null;
  birth_date: string | null;
  personnel_id: number | null;
  office_id: number | null;
  applicant: ApplicantGiven | null;
}

async function mailNewLink(db: Database, server: Server, given: Given): Promise<void> {
  await endOlderLink(db, given.email);
  const at = server.clock.now().toString();
  const link = await mailLink(db, server, { email: given.email, name: given.personnel_id === null ? null : given.name });
  await db
    .insertInto('identity.registration')
    .values({
      ...given,
      applicant: given.applicant && JSON.stringify(given.applicant),
      ...link,
      state: 'mailed',
      created_at: at,
      last_at: at,
    })
    .execute();
}

/** Only the owner of the mailbox learns that the address has an account. */
async function notifyOwner(db: Database, { clock, settings }: Server, email: string): Promise<void> {
  await sendMail(db, clock.now(), {
    to: email,
    subject: 'You have an account with Talaan',
    paragraphs: [
      'There was an attempt to register with this e-mail address, which already has an account.',
      'If it was you, sign in with it. If you have forgotten the password, choose ‘Forgot password?’ on the sign-in page.',
      'If it was not you, there is nothing to do.',
    ],
    link: { label: 'Sign in', address: `${settings.publicUrl}/login` },
  });
}
