import { markAttendance, issueCertificates } from '@talaan/trainings/contract/attendance.ts';
import { closeNomination, reportNomination, screenNomination } from '@talaan/trainings/contract/nomination-steps.ts';
import { fileNominations } from '@talaan/trainings/contract/nominations.ts';
import { addProgramme } from '@talaan/trainings/contract/programmes.ts';
import { ask, callerOf, count, isWorkday, requireDone, sample, weekdayOfMonth, type University } from '../university.ts';

const OFFERED_ON = 3;
/** Until it is held heads nominate, the committee screens, and the authority approves. */
const HELD_AFTER = 14;
const OFFICES = 4;
const TITLE = 'Records that can be found';
const SESSION = { from_minute: 480, to_minute: 960, topic: 'Filing' };
/** In hundredths. */
const HOURS = 800;

interface Nomination {
  id: number;
  training: number;
  state: string;
  person: number;
  session: number;
  date: string;
}

/** Each month the university holds a training: heads nominate, who was approved attends, reports, and has it on the data sheet. */
export async function peopleAreTrained(university: University, day: Temporal.PlainDate): Promise<void> {
  if (!isWorkday(university, day)) return;
  if (weekdayOfMonth(day) === OFFERED_ON) await offer(university, day);
  const open = await ask<Nomination>(
    university,
    `select n.id, n.training_id as training, n.state, n.personnel_id as person, s.id as session, s.date::text from trainings.nomination n
     join trainings.training t on t.id = n.training_id and t.title like $1 || '%' join trainings.session s on s.training_id = t.id
     where n.state in ('RECOMMENDED', 'APPROVED', 'ATTENDED', 'REPORTED') order by n.id`,
    [TITLE],
  );
  for (const one of open) await bringOn(university, one, day);
}

async function offer(university: University, day: Temporal.PlainDate): Promise<void> {
  const ld = callerOf(university, 'ld');
  let held = day.add({ days: HELD_AFTER });
  while (!isWorkday(university, held)) held = held.add({ days: 1 });
  const date = held.toString();
  const [facts] = await ask<{ provider: number; type: number }>(
    university,
    'select (select min(id) from trainings.provider) as provider, (select min(id) from reference.learning_type) as type',
  );
  const body = {
    ...PROGRAMME,
    title: `${TITLE}, ${date}`,
    provider_id: facts!.provider,
    type_id: facts!.type,
    first_day: date,
    last_day: date,
    sessions: [{ id: null, date, ...SESSION }],
  };
  const { id } = requireDone('a training', await ld.call(addProgramme, { body })).body;
  const offices = await ask<{ head: number; person: number }>(
    university,
    `select distinct on (h.office_id) h.personnel_id as head, a.personnel_id as person from organization.head h
     join personnel.appointment a on a.office_id = h.office_id and a.during @> $1::date and upper_inf(a.during) and a.status_code = 'PERM'
       and a.personnel_id <> h.personnel_id
     join identity.account c on c.personnel_id = h.personnel_id and c.suspended_at is null
     join identity.account e on e.personnel_id = a.personnel_id and e.suspended_at is null
     where h.during @> $1::date and not h.is_acting
       and not exists (select from trainings.nomination n where n.personnel_id = a.personnel_id and n.state in ('ATTENDED', 'APPROVED'))
       and not exists (select from attendance.day_modifier m where m.personnel_id = a.personnel_id and m.during @> $2::text::date)
     order by h.office_id, md5($2::text || a.personnel_id)`,
    [day.toString(), date],
  );
  for (const { head, person } of sample(university, offices, OFFICES)) {
    const nominees = [{ personnel_id: person, plan_line_id: null }];
    const filed = { training_id: id, training: null, justification: 'The files of the office grow.', nominees };
    const { status, body: answer } = await callerOf(university, head).call(fileNominations, { body: filed });
    if (status !== 200) count(university, `nominations refused: ${answer.message}`);
    else count(university, answer.drafts.length > 0 ? `nominations left as drafts: ${answer.drafts[0]!.because}` : 'nominations filed');
  }
}

/** What is not taken from the inbox: the screening, the attendance, the report and its closing. */
async function bringOn(university: University, one: Nomination, day: Temporal.PlainDate): Promise<void> {
  const ld = callerOf(university, 'ld');
  const params = { id: one.id };
  if (one.state === 'RECOMMENDED') {
    const { status, body } = await ld.call(screenNomination, { params, body: { relevance: 4, votes: 5, leaves_to_meeting: false } });
    count(university, status === 200 ? 'nominations screened' : `nominations not screened: ${body.message}`);
  }
  if (one.state === 'APPROVED' && one.date === day.toString()) {
    const marked = { params: { id: one.session }, body: { nomination_id: one.id, attended: true } };
    requireDone('attendance', await ld.call(markAttendance, marked));
    count(university, 'trainings attended');
  }
  if (one.state === 'ATTENDED') {
    await ld.call(issueCertificates, { params: { id: one.training } });
    const report = { is_completed: true, report: 'How files are named', re_entry_plan: 'Name those of the office', attachment_path: null };
    const { status, body } = await callerOf(university, one.person).call(reportNomination, { params, body: report });
    count(university, status === 200 ? 'trainings reported' : `trainings not reported: ${body.message}`);
  }
  if (one.state === 'REPORTED') {
    requireDone('the closing of a training', await ld.call(closeNomination, { params, body: { spent: 0, hours: HOURS } }));
    const rows = await ask(university, 'select from pds.training where personnel_id = $1 and started_on = $2::date', [
      one.person,
      one.date,
    ]);
    if (rows.length !== 1) throw new Error(`the training of person ${one.person} on ${one.date} is ${rows.length} times on the data sheet`);
    count(university, 'trainings on data sheets');
  }
}

const PROGRAMME = {
  venue: 'UNIVERSITY' as const,
  place: '',
  is_abroad: false,
  foreign_authority: '',
  hours: HOURS,
  fee: 0,
  travel: 0,
  description: '',
};
