import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { OpenRecord } from '../../contract/board.ts';
import { isReminderDue } from '../../rules/reminders.ts';
import { namePeriod } from '../../rules/periods.ts';
import type { DtrState } from '../../workflow.ts';
import { findHindrances } from '../find-hindrances.ts';
import { joinSubmissions, periodsOfMonth, stateOf } from '../read-submissions.ts';
import { peopleAsked } from '../record-rows.ts';

type Row = Pick<OpenRecord, 'personnel_id' | 'fullname' | 'avatar' | 'office' | 'from' | 'to' | 'reminded_at'> & {
  state: DtrState;
  account_id: number | null;
};

export type FoundRecord = OpenRecord & { account_id: number | null };

/** The records of a month in the caller's offices: their states, and those that are not submitted with what hinders them. Four statements. */
export async function findOpenRecords(
  call: Pick<Call, 'db' | 'server' | 'actor' | 'today' | 'now'>,
  month: string,
): Promise<{ states: DtrState[]; open: FoundRecord[] }> {
  const { db, actor, today, now } = call;
  const { rows } = await sql<Row>`
    select d.personnel_id, p.fullname, u.avatar_path as avatar, u.id as account_id, organization.acronym_on(d.office_id, d.last_day) as office,
      d.first_day as "from", d.last_day as "to", ${stateOf} as state, m.at as reminded_at
    from ${periodsOfMonth(month, peopleAsked({ actor, query: { whose: 'department', month } }))}
    join personnel.person_view p on p.id = d.personnel_id join organization.office_view o on o.id = d.office_id ${joinSubmissions}
    left join identity.account_view u on u.personnel_id = p.id
    left join dtr.reminder m on m.account_id = u.id and m.period_ends = d.last_day and m.holds = 'asked'
    order by o.tree_from, p.plain_name, d.first_day`.execute(db);
  const open = rows.filter(({ state }) => state === 'OPEN');
  const hindrances = await findHindrances(
    { ...call, today: dayAfterLast(open, today) },
    open.map(({ personnel_id: personnelId, from, to }) => ({ personnelId, from, to })),
  );
  return {
    states: rows.map(({ state }) => state),
    open: open.map(({ state: _state, ...row }, at) => {
      const is_over = row.to < today;
      const facts = { isOver: is_over, hindrances: hindrances[at]!, remindedAt: row.reminded_at };
      return {
        ...row,
        name: namePeriod(row),
        is_over,
        hindrances: hindrances[at]!,
        can_be_reminded: row.account_id !== null && isReminderDue(facts, now),
      };
    }),
  };
}

/** A period that is not over hides what else hinders it; on the board that is said before. */
function dayAfterLast(open: readonly Row[], today: string): string {
  const last = open.reduce((latest, { to }) => (to > latest ? to : latest), today);
  return last < today ? today : Temporal.PlainDate.from(last).add({ days: 1 }).toString();
}
