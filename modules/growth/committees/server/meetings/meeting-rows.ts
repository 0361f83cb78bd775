import { sql } from 'kysely';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportMeetings, listMeetings } from '../../contract/meetings.ts';
import { meetingFlow } from '../../workflow.ts';
import { committeesFrom, keepsCommittee, nameOfCommittee } from '../reach.ts';

/** Meetings `m` with their committee `c` and its office `o`. */
export const meetingsFrom = sql`${committeesFrom} join committees.meeting m on m.committee_id = c.id`;

export const meetingColumns = {
  id: 'm.id',
  committee_id: 'c.id',
  committee: nameOfCommittee,
  kind: 'c.kind',
  date: 'm.date',
  begins: 'm.begins',
  place: 'm.place',
  state: 'm.state',
  items: sql`(select count(*)::integer from committees.item i where i.meeting_id = m.id)`,
  decided: sql`(select count(*)::integer from committees.item i where i.meeting_id = m.id and i.decision is not null)`,
};

export const meetingRows = rows(listMeetings, exportMeetings, 'meetings', ({ actor }) => ({
  from: meetingsFrom,
  columns: meetingColumns,
  reach: keepsCommittee(actor),
  search: [sql`kernel.plain(${nameOfCommittee} || ' ' || m.place)`],
  sort: { date: ['m.date', 'm.begins'], committee: nameOfCommittee, state: 'm.state' },
  unsorted: '-date',
  filters: {
    kind: (kind) => sql`c.kind = ${kind}`,
    committee: (committee) => sql`c.id = ${committee}`,
    state: (states) => sql`m.state = any(${states})`,
    month: (month) => sql`to_char(m.date, 'YYYY-MM') = ${month}`,
  },
  sheet: {
    name: 'Meetings of committees',
    cells: {
      Committee: (row) => row.committee,
      Date: (row) => longDate(row.date),
      Time: (row) => clockTime(row.begins),
      Place: (row) => row.place,
      State: (row) => meetingFlow.words[row.state],
      Items: (row) => row.items,
      Decided: (row) => row.decided,
    },
  },
}));
