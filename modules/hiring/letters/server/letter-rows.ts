import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportLetters, listLetters } from '../contract/letters.ts';
import { POST, postIsReached } from './find-post.ts';

/** Letters of one post to its applicants. */
export const letterRows = rows(listLetters, exportLetters, 'letters', ({ actor, params }) => ({
  from: sql`applicants.letter l join applicants.application a on a.id = l.application_id join personnel.person_view p on p.id = a.personnel_id
    join (${POST}) on v.id = a.post_id left join identity.account_view c on c.id = l.account_id`,
  columns: {
    id: 'l.id',
    application_id: 'l.application_id',
    reference: 'a.reference',
    name: 'p.fullname',
    subject: 'l.subject',
    paragraphs: 'l.paragraphs',
    sent_to: 'l.sent_to',
    at: 'l.at',
    written_by: 'c.name',
  },
  reach: sql`a.post_id = ${params.id} and ${postIsReached(actor)}`,
  search: [sql`p.search`, sql`kernel.plain(l.subject || ' ' || coalesce(a.reference, ''))`],
  sort: { at: 'l.at', name: 'p.plain_name', subject: 'l.subject' },
  unsorted: '-at',
  filters: { way: (way) => (way === 'mail' ? sql`l.sent_to <> ''` : sql`l.sent_to = ''`) },
  sheet: {
    name: 'Letters to applicants',
    cells: {
      Reference: (row) => row.reference,
      Applicant: (row) => row.name,
      Subject: (row) => row.subject,
      'Mailed to': (row) => row.sent_to,
      Written: (row) => localTime(row.at),
      'Written by': (row) => row.written_by ?? 'Talaan',
    },
  },
}));
