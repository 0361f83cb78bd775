import { sql } from 'kysely';
import { sealAudit } from '@talaan/kernel/server/audit/audit.ts';
import { checkAudit, noteCheck } from '@talaan/kernel/server/audit/audit-check.ts';
import { keepSeal, readKeptSeals, writeSeal, type DaySeal } from '@talaan/kernel/server/audit/audit-seals.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { sendMails } from '@talaan/kernel/server/mail/mail.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { keeperNotices, keepersOfAll } from '@talaan/identity/server/public.ts';

/** A start soon after a check does not check again. */
const CHECK_AGAIN_HOURS = 20;

/**
 * After midnight, and at a start that comes after one was missed: walks the chain of the audit trail, and keeps the seal of the day
 * outside the database, in the data folder and by mail. What does not match is told to administrators, each night until it does;
 * no seal is kept meanwhile.
 */
export const checkAuditJob: Job<object> = {
  kind: 'check-audit',
  cron: '10 0 * * *',
  atStart: true,
  run: async ({ server }) => {
    const { db, clock, settings } = server;
    if (await wasJustChecked(db)) return;
    while ((await sealAudit(db)) > 0);
    const finding = await checkAudit(db, await readKeptSeals(settings.dataDir));
    const yesterday = Temporal.PlainDate.from(clock.today()).subtract({ days: 1 });
    const seal = { date: yesterday.toString(), events: finding.events, hash: finding.hash };
    if (!finding.fault && finding.events > 0) await keepSeal(settings.dataDir, seal);
    // Last, so that a job that is cut off begins again.
    await db.transaction().execute(async (tx) => {
      if (finding.fault) await notifyFault(server, tx, finding.fault);
      else if (finding.events > 0) await mailSeal(server, tx, seal);
      await noteCheck(tx, finding);
    });
  },
};

/** By the clock of the database: a demo's own may be turned back. */
async function wasJustChecked(db: Database): Promise<boolean> {
  const { rows } = await sql`select from kernel.audit_check where at > now() - ${CHECK_AGAIN_HOURS} * interval '1 hour' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** By bell and by mail; also to the address of AUDIT_SEAL_MAIL, which an administrator may not read. */
async function notifyFault(server: Server, db: Database, fault: string): Promise<void> {
  const { clock, settings, http } = server;
  http.log.error(fault);
  const today = clock.today();
  const title = 'The audit trail does not match its seals';
  const notice = { title, description: fault, link: '/dashboard' };
  await contributed(server, keeperNotices)({ db, now: clock.now(), today }, 'ADMIN', notice);
  const administrators = await db
    .selectFrom('identity.account_view')
    .select('email')
    .where('id', 'in', [0, ...(await keepersOfAll(db, 'ADMIN', today))])
    .execute();
  const recipients = new Set([...administrators.map(({ email }) => email), ...(settings.auditSealMail ? [settings.auditSealMail] : [])]);
  await sendMails(
    db,
    clock.now(),
    [...recipients].map((to) => ({
      to,
      subject: title,
      paragraphs: [
        fault,
        'Keep the data folder and the newest backups as they are, and find out who had access to the database. "npm run audit" checks anew.',
        'If a backup was restored, this is to be expected: keep the file audit-seals.txt of the data folder elsewhere, and a new one is begun.',
      ],
    })),
  );
}

async function mailSeal({ clock, settings }: Server, db: Database, seal: DaySeal): Promise<void> {
  if (!settings.auditSealMail) return;
  await sendMails(db, clock.now(), [
    {
      to: settings.auditSealMail,
      subject: `Seal of the audit trail, ${seal.date}`,
      paragraphs: [
        writeSeal(seal),
        'The line says the day, how many changes were recorded until then, and the hash that covers them all. Keep this mail where those who run the server do not reach it.',
        'To compare: save the mails as text in a file, and run "npm run audit -- FILE" on the server.',
      ],
    },
  ]);
}
