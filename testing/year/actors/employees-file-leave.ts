import { fileApplication } from '@talaan/leave/contract/applications.ts';
import { ask, callerOf, count, isWorkday, sample, type University } from '../university.ts';

/** Of a hundred people so many ask for leave on a day. */
const OF_A_HUNDRED = 0.6;
const DAYS_AHEAD = 7;
const MOST_DAYS = 3;
/** One of so many is ill, and says so when back. */
const ILL = 0.4;

/** In the morning some ask for days of vacation a week ahead, or for sick leave of the day before. What the rules refuse stays refused. */
export async function employeesFileLeave(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day)) return;
  const { chance } = university;
  const people = await ask<{ id: number }>(
    university,
    `select distinct a.personnel_id as id from personnel.appointment a join identity.account c on c.personnel_id = a.personnel_id and c.suspended_at is null
     where a.during @> $1::date and a.status_code in ('PERM', 'TEMP', 'CAS', 'COT', 'CONTR') order by 1`,
    [day.toString()],
  );
  for (const { id } of sample(university, people, Math.ceil((people.length * OF_A_HUNDRED) / 100))) {
    const isIll = chance.happens(ILL);
    const from = isIll ? day.subtract({ days: day.dayOfWeek === 1 ? 3 : 1 }) : day.add({ days: DAYS_AHEAD });
    const length = isIll ? 1 : chance.between(1, MOST_DAYS);
    const dates = Array.from({ length }, (_, at) => ({ date: from.add({ days: at }).toString(), part: 'DAY' as const }));
    const kind = isIll ? ILLNESS : VACATION;
    const { status, body } = await callerOf(university, id).call(fileApplication, { body: { ...FORM, ...kind, dates } });
    if (status === 200) count(university, `leaves filed: ${kind.type_code}`);
    else count(university, `leaves refused: ${(body as unknown as { message: string }).message}`);
  }
}

const FORM = {
  place: null,
  place_detail: '',
  foreign_authority: '',
  illness_place: null,
  illness: '',
  study_purpose: null,
  event_on: null,
  commutation: false,
  contact: '0917 555 0100',
  late_reason: '',
  acting_id: null,
  allocation: null,
  papers: [],
  personnel_id: null,
};
const VACATION = { type_code: 'VL', place: 'PHILIPPINES' as const };
const ILLNESS = { type_code: 'SL', illness_place: 'OUT_PATIENT' as const, illness: 'Fever' };
