import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { readBackups, type Backups } from '@talaan/kernel/server/backup/kept-backups.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { SetupLine, SetupState } from '@talaan/kernel/server/setup-line.ts';
import { ADMINISTRATOR } from '../../rules/ready-roles.ts';
import { serverOf } from './try-mail.ts';

/** Done once a letter went out, and the last one did. */
const mail: SetupLine = {
  name: 'mail',
  title: 'Mail',
  place: 50,
  link: '/setup/mail',
  read: async ({ server, db }) => {
    const { smtpUrl } = server.settings;
    if (!smtpUrl) return { says: 'No mail server is set, so mail is kept and goes to no one.', isDone: false };
    const last = await db
      .selectFrom('kernel.mail')
      .select(['state', 'sent_at', 'failure'])
      .where('state', 'in', ['sent', 'failed'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return { says: `Through ${serverOf(smtpUrl)}; no letter was sent yet.`, isDone: false };
    if (last.state === 'failed') return { says: `Through ${serverOf(smtpUrl)}; the last letter failed: ${last.failure}`, isDone: false };
    return {
      says: `Through ${serverOf(smtpUrl)}; the last letter went out on ${longDate(localTime(last.sent_at!).slice(0, 10))}.`,
      isDone: true,
    };
  },
};

/** Done while there is a good backup, and none is overdue. */
const backups: SetupLine = {
  name: 'backups',
  title: 'Backups',
  place: 150,
  link: '/settings/admin/condition',
  read: async ({ server, db }) => formatBackups(await readBackups(db, server.settings)),
};

/** How a university is protected from the loss of its database; the nights of one of its own are not seen from here. */
export function formatBackups({ nightly, lastGood, overdue }: Pick<Backups, 'nightly' | 'lastGood' | 'overdue'>): SetupState {
  const made = lastGood ? `The last good one is of ${longDate(localTime(lastGood.at).slice(0, 10))}.` : null;
  const isDone = made !== null && overdue === null;
  if (!nightly)
    return {
      says: `The database is one of the university, and so are its nights: Backup and restore in docs/operations.md says how. ${made ?? 'Try "npm run backup" on the server once.'}`,
      isDone,
    };
  if (overdue) return { says: overdue, isDone };
  return {
    says: made
      ? `${made} Talaan makes one each night; copy the folder of backups to another machine.`
      : 'The first one is made tonight, or now by "npm run backup" on the server.',
    isDone,
  };
}

/** Done once the rehearsal has ended; a demo has none. */
const goingLive: SetupLine = {
  name: 'live',
  title: 'Going live',
  place: 160,
  link: null,
  read: async ({ db }) => {
    const found = await db.selectFrom('kernel.installation').select(['is_demo', 'live_since']).executeTakeFirstOrThrow();
    if (found.is_demo) return { says: 'A demo never goes live.', isDone: true };
    if (found.live_since !== null)
      return { says: `Since ${longDate(localTime(found.live_since).slice(0, 10))}; nothing is wiped any more.`, isDone: true };
    return {
      says: 'This is a rehearsal, which can be wiped to begin again. When all is right, end it with "npm run rehearsal -- go-live" on the server.',
      isDone: false,
    };
  },
};

/** Done once another person than the administrators looks after the records of the whole university. */
const roles: SetupLine = {
  name: 'roles',
  title: 'Roles',
  place: 130,
  link: '/settings/admin/users',
  read: async ({ db, today }) => {
    const { rows } = await sql<{ holders: number; keepers: number }>`
      select count(distinct h.account_id) as holders,
        count(distinct h.account_id) filter (where h.scope = 'all' and exists (
          select from identity.role_group g where g.role_id = h.role_id and g.group_name = 'PERSONNELS')) as keepers
      from identity.account_role h join identity.role r on r.id = h.role_id
      where r.name <> ${ADMINISTRATOR} and h.during @> ${today}::date`.execute(db);
    const { holders, keepers } = rows[0]!;
    if (keepers === 0) return { says: 'Nobody looks after personnel records yet: give a user the role HR administrator.', isDone: false };
    return {
      says: `${holders} users have roles beside Administrator, ${keepers} of them for the records of the whole university.`,
      isDone: true,
    };
  },
};

export const setupLinesOfIdentity = [mail, roles, backups, goingLive];
