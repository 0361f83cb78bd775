import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notifyKeepers } from '@talaan/notifications/server/public.ts';
import type { LeaveBesideMoves, StandingNote } from '@talaan/personnel/server/public.ts';
import { formatLength, serviceObligation } from '../../rules/service-obligation.ts';
import { reasonOfEnd, takeStepInAll } from '@talaan/requests/server/public.ts';
import { whyNotStanding } from '../applications/ask-again.ts';
import { findLeaves } from '../applications/find-leaves.ts';
import { leaveFlow, type LeaveState } from '../../workflow.ts';

const LIST = '/HR/leaves/submitted-leave';

/** What leave says beside the movements of a person: standings and the applications that they follow from, leave on days that end or are taken. */
export const besideMoves: LeaveBesideMoves = {
  noteStandings: async (db, standings) => {
    const { rows } = await sql<{ id: number; standing_id: number }>`
      select id, standing_id from leave.application where standing_id = any(${standings.map(({ id }) => id)}::integer[]) order by id`.execute(
      db,
    );
    const causes = new Map(rows.map(({ id, standing_id }) => [standing_id, id]));
    return new Map(
      standings.map((one): [number, StandingNote] => {
        const cause = causes.get(one.id);
        const source = cause === undefined ? null : { label: `Application for leave no. ${cause}`, path: `${LIST}?leave=${cause}` };
        return [one.id, { remark: one.status_code === 'STUDY' ? obligationOf(one) : '', source }];
      }),
    );
  },
  warnOfStanding: async (db, { personnelId, from, to, except }) =>
    (await readLeaveOn(db, { personnelId, from, to, except })).map(
      (one) => `${formatLeave(one)} lies on these days. HR cancels or shortens it, and leave of these days cannot be filed any more.`,
    ),
  warnOfAppointment: async (call, { personnelId, from }) => {
    const live = await readLeaveOn(call.db, { personnelId, from, to: null, except: null });
    const leaves = await findLeaves(
      call.db,
      live.map(({ id }) => id),
      call.today,
    );
    const told: string[] = [];
    for (const leave of leaves) {
      const because = await whyNotStanding(call, { ...leave, parts: leave.parts.filter(({ date }) => date >= from) });
      if (because !== null)
        told.push(`${formatLeave(live.find(({ id }) => id === leave.id)!)}: ${because} HR cancels, shortens or returns it.`);
    }
    return told;
  },
  onEnd: async (call, { personnelId, lastDay }) => {
    const beyond = await readBeyond(call.db, personnelId, lastDay);
    const step = { remarks: reasonOfEnd(lastDay), input: { lastDay }, bySystem: true as const };
    await takeStepInAll(call, { ...step, action: 'endWithService', items: beyond.filter(({ is_whole }) => is_whole) });
    await takeStepInAll(call, { ...step, action: 'cutToService', items: beyond.filter(({ is_whole }) => !is_whole) });
    const told = beyond.map(
      (one) =>
        `${formatLeave(one)} ${one.is_whole ? 'ends with the service' : 'is shortened to the last day'}; what it took is given back.`,
    );
    if (beyond.length > 0)
      await notifyKeepers(call, 'EDATSADMIN', {
        title: 'Leave ended with the service',
        description: `${reasonOfEnd(lastDay)}. ${told.join(' ')}`,
        link: `${LIST}?term=${encodeURIComponent(beyond[0]!.idno)}`,
      });
    return told;
  },
  warnOfSeparation: (db, { personnelId, lastDay }) => readObligations(db, personnelId, lastDay),
};

interface OnDays {
  personnelId: number;
  from: string;
  to: string | null;
  /** A standing whose own application is left out. */
  except: number | null;
}

interface LeaveOn {
  id: number;
  idno: string;
  name: string;
  state: LeaveState;
  first: string;
  last: string;
}

async function readLeaveOn(db: Database, { personnelId, from, to, except }: OnDays): Promise<LeaveOn[]> {
  const { rows } = await sql<LeaveOn>`
    select a.id, p.idno, case when t.is_confidential then 'Leave' else t.name end as name, a.state, min(d.date) as first, max(d.date) as last
    from leave.application a join personnel.person_view p on p.id = a.personnel_id join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
    join leave.application_day d on d.application_id = a.id and d.is_live and d.date <@ daterange(${from}::date, ${to}::date, '[]')
    where a.personnel_id = ${personnelId} and a.state not in ('DISAPPROVED', 'CANCELLED') and (${except}::integer is null or a.standing_id is distinct from ${except})
    group by a.id, p.idno, t.name, t.is_confidential order by first, a.id`.execute(db);
  return rows;
}

/** Leave of which days lie after a last day of service; `is_whole` where none lies before it. Of a returned one no date takes its place. */
async function readBeyond(db: Database, personnelId: number, lastDay: string): Promise<(LeaveOn & { is_whole: boolean })[]> {
  const { rows } = await sql<LeaveOn & { is_whole: boolean }>`
    select a.id, p.idno, case when t.is_confidential then 'Leave' else t.name end as name, a.state, coalesce(d.first, a.first_day) as first,
      coalesce(d.last, a.last_day) as last, coalesce(d.first, a.first_day) > ${lastDay}::date as is_whole
    from leave.application a join personnel.person_view p on p.id = a.personnel_id join leave.type_terms t on t.code = a.type_code and t.effective_on = a.terms_on
    cross join lateral (select min(x.date) as first, max(x.date) as last from leave.application_day x where x.application_id = a.id and x.is_live) d
    where a.personnel_id = ${personnelId} and (
      (a.state not in ('RETURNED', 'DISAPPROVED', 'CANCELLED', 'RECALLED') and d.last > ${lastDay}::date)
      or (a.state = 'RETURNED' and a.first_day > ${lastDay}::date))
    order by a.id`.execute(db);
  return rows;
}

function formatLeave({ name, state, first, last }: LeaveOn): string {
  const days = first === last ? longDate(first) : `${longDate(first)} to ${longDate(last)}`;
  return `${name}, ${days} (${leaveFlow.words[state].toLowerCase()})`;
}

function obligationOf({ from, until }: { from: string; until: string | null }): string {
  const found = until === null ? null : serviceObligation(from, Temporal.PlainDate.from(until).subtract({ days: 1 }).toString());
  return found === null ? '' : `Service obligation of ${formatLength(found)}, to ${longDate(found.until)}`;
}

/** Of study leave whose service obligation is not finished on the last day. */
async function readObligations(db: Database, personnelId: number, lastDay: string): Promise<string[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select lower(during) as "from", upper(during) - 1 as "to" from personnel.standing_view
    where personnel_id = ${personnelId} and status_code = 'STUDY' and not upper_inf(during) order by during`.execute(db);
  return rows.flatMap(({ from, to }) => {
    const found = serviceObligation(from, to);
    if (found === null || found.until <= lastDay) return [];
    return `The service obligation of the study leave of ${longDate(from)} to ${longDate(to)} runs until ${longDate(found.until)} (MC 21 s.2004). Settle it with the clearance.`;
  });
}
