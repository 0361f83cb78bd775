import { fileAppeal } from '@talaan/appeals/contract/appeals.ts';
import { fileOvertime } from '@talaan/overtime/contract/overtime.ts';
import { fileTrip } from '@talaan/travel/contract/trips.ts';
import { ask, callerOf, count, isWorkday, sample, type University } from '../university.ts';

/** So many in a thousand people do it on a day. */
const APPEALS = 5;
const TRAVELS = 2;
const OVERTIME = 2;
const APPEALED_AFTER = 2;
const AHEAD = 5;
const ORDERED_AHEAD = 7;
/** Chiefs of division and below render overtime. */
const HIGHEST_GRADE = 24;
/** Staff in government service; teachers have overload instead. */
const MAY_WORK_ON = `
  select distinct a.personnel_id as id from personnel.appointment a join organization.position p on p.id = a.position_id
  join identity.account c on c.personnel_id = a.personnel_id and c.suspended_at is null
  where a.during @> $1::date and a.status_code in ('PERM', 'TEMP') and p.salary_grade <= $2 and p.track = 'staff' order by 1`;
/** Minutes from midnight. */
const EVENING = { from: 1050, to: 1230 };

/** Those whose day lacks a punch appeal, some travel on official business, and some propose overtime. */
export async function staffAppealsAndTravels(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day)) return;
  const incomplete = await ask<{ id: number; date: string }>(
    university,
    `select d.personnel_id as id, d.date::text from attendance.day d join identity.account c on c.personnel_id = d.personnel_id and c.suspended_at is null
     where d.status = 'INCOMPLETE' and d.date between $1::date - $2::integer and $1::date - 1 order by 1, 2`,
    [day.toString(), APPEALED_AFTER],
  );
  const people = await ask<{ id: number }>(
    university,
    `select distinct a.personnel_id as id from personnel.appointment a join identity.account c on c.personnel_id = a.personnel_id and c.suspended_at is null
     where a.during @> $1::date and a.status_code = 'PERM' order by 1`,
    [day.toString()],
  );
  const some = (inThousand: number) => Math.ceil((people.length * inThousand) / 1000);
  for (const { id, date } of sample(university, incomplete, some(APPEALS))) {
    // The noon that a device missed.
    const claims = [
      { slot: 'am_out' as const, minutes: 720 },
      { slot: 'pm_in' as const, minutes: 780 },
    ];
    const body = {
      date,
      reason: 'DEVICE_ERROR' as const,
      explanation: 'The device did not read the finger',
      claims,
      attachment_path: null,
      personnel_id: null,
    };
    note(university, 'appeals', await callerOf(university, id).call(fileAppeal, { body }));
  }
  for (const { id } of sample(university, people, some(TRAVELS))) {
    const first = day.add({ days: AHEAD });
    const body = { ...TRIP, first_day: first.toString(), last_day: first.add({ days: university.chance.between(0, 2) }).toString() };
    note(university, 'trips', await callerOf(university, id).call(fileTrip, { body }));
  }
  const workers = await ask<{ id: number }>(university, MAY_WORK_ON, [day.toString(), HIGHEST_GRADE]);
  for (const { id } of sample(university, workers, some(OVERTIME))) {
    const duties = [{ date: workdayAhead(university, day).toString(), ...EVENING }];
    note(university, 'overtime', await callerOf(university, id).call(fileOvertime, { body: { ...WORK, duties } }));
  }
}

/** Overtime is ordered before it is done: by then the head and the authority have decided. */
function workdayAhead(university: University, day: Temporal.PlainDate): Temporal.PlainDate {
  let ahead = day.add({ days: ORDERED_AHEAD });
  while (!isWorkday(university, ahead)) ahead = ahead.add({ days: 1 });
  return ahead;
}

function note(university: University, what: string, { status, body }: { status: number; body: { message: string } }): void {
  count(university, status === 200 ? `${what} filed` : `${what} refused: ${body.message}`);
}

const TRIP = {
  personnel_id: null,
  part: 'DAY' as const,
  from_minute: null,
  to_minute: null,
  destination: 'Regional office, City of San Fernando',
  purpose: 'Submission of reports',
  is_abroad: false,
  foreign_authority: '',
  transport: 'UNIVERSITY' as const,
  basis: 'Memorandum of the office',
  expenses: '',
  companions: [],
};
const WORK = {
  funding: 'COC' as const,
  activity: 'Closing of the books',
  justification: 'The report is due before the next working day',
  expected_output: 'The trial balance of the month',
  fund_source: '',
  emergency: '',
};
