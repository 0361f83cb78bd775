import { sql } from 'kysely';
import { sendMails } from '@talaan/kernel/server/mail/mail.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

export interface Letter {
  applicationId: number;
  /** What it is about, such as `acknowledged` or `step:5`: an application gets one letter for each cause. */
  cause: string;
  subject: string;
  paragraphs: readonly string[];
  link?: { label: string; address: string };
  /** The link opens something: outside a demo nobody reads the mail here. */
  secret?: boolean;
}

/**
 * Writes letters to applicants: each is kept with its application and mailed to the address of its person, in the transaction at hand.
 * One that was written before is left out, so that a notice to many is sent again without reaching anyone twice. Returns how many were new.
 */
export async function writeLetters({ db, actor, now }: Pick<Call, 'db' | 'actor' | 'now'>, letters: readonly Letter[]): Promise<number> {
  if (letters.length === 0) return 0;
  const { rows } = await sql<{ application_id: number; cause: string; sent_to: string }>`
    insert into applicants.letter (application_id, cause, subject, paragraphs, sent_to, at, account_id)
    select l."applicationId", l.cause, l.subject, array(select jsonb_array_elements_text(l.paragraphs)),
      coalesce(nullif(p.email, ''), c.email, ''), ${now.toString()}, ${actor.accountId || null}
    from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as l ("applicationId" integer, cause text, subject text, paragraphs jsonb)
      join applicants.application a on a.id = l."applicationId" join personnel.person_view p on p.id = a.personnel_id
      left join identity.account_view c on c.personnel_id = p.id
    order by l."applicationId"
    on conflict (application_id, cause) do nothing returning application_id, cause, sent_to`.execute(db);
  const written = new Map(rows.map((row) => [`${row.application_id} ${row.cause}`, row.sent_to]));
  const mails = letters.flatMap(({ applicationId, cause, ...mail }) => {
    const to = written.get(`${applicationId} ${cause}`);
    return to ? [{ ...mail, to }] : [];
  });
  await sendMails(db, now, mails);
  return rows.length;
}
