import { fileApplication } from '@talaan/leave/contract/applications.ts';
import { count, isWorkday, listAccounts, type University } from '../university.ts';

const FILES = 0.12;
const DAYS_AHEAD = 7;

/** In the morning some ask for a day of vacation a week ahead. What the rules refuse stays refused: that is theirs to say. */
export async function employeesFileLeave(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(day)) return;
  const { app, chance } = university;
  for (const who of await listAccounts(university)) {
    if (!chance.happens(FILES)) continue;
    const caller = await app.as(who);
    const date = day.add({ days: DAYS_AHEAD }).toString();
    const { status, body } = await caller.call(fileApplication, { body: { ...VACATION, dates: [{ date, part: 'DAY' }] } });
    if (status >= 500) throw new Error(`${who} could not file leave: ${status} ${JSON.stringify(body)}`);
    count(university, status === 200 ? 'leaves filed' : 'leaves refused at the filing');
  }
}

const VACATION = {
  type_code: 'VL',
  place: 'PHILIPPINES' as const,
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
