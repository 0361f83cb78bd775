import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { SetupLine } from '@talaan/kernel/server/setup-line.ts';
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

/** Done once somebody beside the administrators looks after the records of the whole university. */
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

export const setupLinesOfIdentity = [mail, roles];
