import { sql } from 'kysely';
import { isApplicantOnly, type Actor } from './actor.ts';
import type { Database } from './database/database.ts';
import { tooManyTries } from './errors.ts';
import type { Server } from './server.ts';
import { ZONE } from '../contract/zone.ts';

/** What an account that a stranger made may do so many times a day. */
type Bounded = 'upload' | 'proposal';

const WORDS: Record<Bounded, (most: number) => string> = {
  upload: (most) => `You sent ${most} files today, which is the most in a day. Send the others tomorrow.`,
  proposal: (most) => `You proposed ${most} names today, which is the most in a day. Propose the others tomorrow.`,
};

/**
 * Counts what an applicant's account does; staff are not counted. Outside a transaction the count stays also where the call is refused
 * afterwards. Error: 429 above the bound of the day.
 */
export async function countDailyUse(
  { clock, settings }: Pick<Server, 'clock' | 'settings'>,
  { db, actor }: { db: Database; actor: Actor },
  kind: Bounded,
): Promise<void> {
  if (!isApplicantOnly(actor)) return;
  const most = kind === 'upload' ? settings.applicantUploadsPerDay : settings.applicantProposalsPerDay;
  const { rows } = await sql`
    insert into kernel.daily_use as u (account_id, day, kind, used) values (${actor.accountId}, ${clock.today()}, ${kind}, 1)
    on conflict (account_id, day, kind) do update set used = u.used + 1 where u.used < ${most} returning u.used`.execute(db);
  if (rows.length === 0) throw tooManyTries(WORDS[kind](most), secondsOfDayLeft(clock.now()));
}

/** Throws away what was counted before today. */
export async function forgetDailyUse(db: Database, today: string): Promise<void> {
  await db.deleteFrom('kernel.daily_use').where('day', '<', today).execute();
}

function secondsOfDayLeft(now: Temporal.Instant): number {
  const here = now.toZonedDateTimeISO(ZONE);
  return Math.ceil(here.until(here.add({ days: 1 }).startOfDay()).total('seconds'));
}
