import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportMails, listMails } from '../../contract/mail.ts';

export const MAIL_COLUMNS = ['id', 'recipient', 'subject', 'state', 'tries', 'failure', 'created_at', 'sent_at'] as const;

const STATES = { waiting: 'Waiting', sent: 'Sent', kept: 'Kept, no mail server', failed: 'Failed' } as const;

/** The outbox, the newest first. */
export const mailRows = rows(listMails, exportMails, 'mails', () => ({
  from: sql`kernel.mail m`,
  columns: {
    id: 'm.id',
    recipient: 'm.recipient',
    subject: 'm.subject',
    state: 'm.state',
    tries: 'm.tries',
    failure: 'm.failure',
    created_at: 'm.created_at',
    sent_at: 'm.sent_at',
  },
  reach: sql`true`,
  search: [sql`kernel.plain(m.recipient || ' ' || m.subject)`],
  sort: { created_at: 'm.created_at', recipient: 'm.recipient' },
  unsorted: '-created_at',
  filters: { state: (state) => sql`m.state = ${state}` },
  sheet: {
    name: 'Mail',
    cells: {
      Written: (row) => localTime(row.created_at),
      To: (row) => row.recipient,
      Subject: (row) => row.subject,
      State: (row) => STATES[row.state],
      Sent: (row) => row.sent_at && localTime(row.sent_at),
      Tries: (row) => row.tries,
      Failure: (row) => row.failure,
    },
  },
}));
