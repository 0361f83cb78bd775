import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { issueFacultyDtr, printFacultyDtr, printOwnFacultyDtr, readFacultyMonth, readOwnFacultyMonth } from '../contract/faculty-dtr.ts';
import { loadImports as calls } from '../contract/imports.ts';
import { addSegment, changeSegment, listSegments, readSegment, removeSegment } from '../contract/segments.ts';
import { addTerm, changeTerm, listTerms } from '../contract/terms.ts';

let app: TestApp;
let hr: Caller;
let teacher: Caller;
let idno: string;
before(async () => {
  app = await startTestApp({ work: 'asked' });
  hr = await app.as('hr');
  teacher = await app.as('faculty');
  idno = (await teacher.call(readOwnFacultyMonth, { query: { month: '2026-11' } })).body.personnel.idno;
});
after(() => app.close());

const TERM = { name: 'Midyear, 2027', from: '2027-06-14', to: '2027-07-23' };
const HEADINGS = 'Employee No.,Semester,Type,Course Code,Block,Days,Start Time,End Time,Room,Units';

async function upload(...lines: string[]) {
  const answer = await hr.call(calls.upload, { file: { name: 'loads.csv', content: [HEADINGS, ...lines].join('\n') } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const { id, columns } = answer.body.import;
  return (await hr.call(calls.check, { params: { id }, body: { columns } })).body.import;
}

async function confirm(id: number) {
  const started = await hr.call(calls.confirm, { params: { id }, body: {} });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  return app.finishJob(hr, started.body.job.id);
}

const ofTerm = async () => {
  const { terms } = (await hr.call(listTerms)).body;
  return (await hr.call(listSegments, { query: { in_term: terms.find(({ name }) => name === TERM.name)!.id } })).body.segments;
};

test('a term is added once, and no two share a day', async () => {
  assert.equal((await hr.call(addTerm, { body: TERM })).status, 200);
  for (const [other, field] of [
    [{ ...TERM, from: '2027-08-02', to: '2027-12-17' }, 'name'],
    [{ ...TERM, name: 'Summer' }, 'from'],
    [{ ...TERM, name: 'Summer', to: '2027-06-01' }, 'to'],
  ] as const) {
    const refused = await hr.call(addTerm, { body: other });
    assert.equal(refused.status, 422);
    assert.deepEqual(Object.keys((refused.body as unknown as { errors: object }).errors), [field]);
  }
  assert.equal((await teacher.call(addTerm, { body: { ...TERM, name: 'Mine' } })).status, 403);
});

test('loads are imported, come again without a change, trade hours, are kept within their term, and are undone', async () => {
  const first = await upload(
    `${idno},"Midyear, 2027",Lecture,MATH 21,BSCE 1A,MTWThF,7:30,9:00,CAS 204,3`,
    `${idno},"Midyear, 2027",Lecture,MATH 54,BSM 3A,MTWThF,9:00,10:30,CAS 204,3`,
    `${idno},"Midyear, 2027",Consultation,,,MWF,1:00,3:00,,`,
  );
  assert.deepEqual({ ...first.counts }, { rows: 3, new: 3, update: 0, unchanged: 0, wrong: 0 });
  assert.equal((await confirm(first.id)).state, 'done');
  assert.deepEqual(
    (await ofTerm()).map(({ subject, weekdays, from_minute, units_hundredths }) => [
      subject,
      weekdays.join(''),
      from_minute,
      units_hundredths,
    ]),
    [
      ['MATH 21', '12345', 450, 300],
      ['MATH 54', '12345', 540, 300],
      ['', '135', 780, 0],
    ],
  );
  const traded = await upload(
    `${idno},"Midyear, 2027",,MATH 21,BSCE 1A,MTWThF,9:00,10:30,,`,
    `${idno},"Midyear, 2027",,MATH 54,BSM 3A,MTWThF,7:30,9:00,,`,
    `${idno},"Midyear, 2027",Consultation,,,MWF,1:00,3:00,,`,
  );
  assert.deepEqual({ ...traded.counts }, { rows: 3, new: 0, update: 2, unchanged: 1, wrong: 0 });
  assert.equal((await confirm(traded.id)).state, 'done');
  const { terms } = (await hr.call(listTerms)).body;
  const { id, segments } = terms.find(({ name }) => name === TERM.name)!;
  assert.equal(segments, 3);
  assert.equal(
    (await hr.call(changeTerm, { params: { id }, body: { ...TERM, to: '2027-07-16' } })).status,
    422,
    'segments would lie outside',
  );
  assert.equal((await hr.call(calls.undo, { params: { id: first.id } })).status, 409, 'changed since');
  for (const undone of [traded.id, first.id]) assert.equal((await hr.call(calls.undo, { params: { id: undone } })).status, 200);
  assert.deepEqual(await ofTerm(), []);
  assert.equal((await hr.call(changeTerm, { params: { id }, body: { ...TERM, to: '2027-07-16' } })).status, 200);
});

test('a teacher sees what was kept and missed, and the missed class that was made up', async () => {
  const { body } = await teacher.call(readOwnFacultyMonth, { query: { month: '2026-10' } });
  const saturday = body.segments.find(({ subject }) => subject === 'MATH 21')!;
  const days = body.days.flatMap(({ date, segments }) =>
    segments.filter(({ segment_id }) => segment_id === saturday.id).map((one) => ({ date, ...one })),
  );
  assert.deepEqual(
    days.map(({ date, state, kept, missed, made_up }) => [date, state, kept, missed, made_up]),
    [
      ['2026-10-03', 'MISSED', 0, 180, 0],
      ['2026-10-10', 'MISSED', 0, 180, 0],
      ['2026-10-17', 'MISSED', 0, 180, 0],
      ['2026-10-24', 'KEPT', 180, 0, 0],
      ['2026-10-31', 'MADE_UP', 0, 0, 180],
    ],
  );
  assert.deepEqual([saturday.kept, saturday.missed, saturday.made_up], [180, 540, 180]);
  for (const segment of body.segments) {
    const own = body.days.flatMap(({ segments }) => segments.filter(({ segment_id }) => segment_id === segment.id));
    const length = segment.to_minute - segment.from_minute;
    assert.equal(segment.kept + segment.missed + segment.made_up + segment.excused + segment.open, own.length * length);
  }
  const november = (await teacher.call(readOwnFacultyMonth, { query: { month: '2026-11' } })).body.days;
  const stateOn = (date: string) => november.find((day) => day.date === date)?.segments.map(({ state }) => state);
  assert.deepEqual(stateOn('2026-11-27'), ['OPEN', 'OPEN', 'OPEN', 'OPEN']);
  assert.deepEqual(stateOn('2026-11-30'), ['EXCUSED', 'EXCUSED', 'EXCUSED', 'EXCUSED'], 'Bonifacio Day');
});

test('a segment is read by HR, academic affairs and the heads above its teacher, and by nobody else; HR removes it', async () => {
  const { id } = (await teacher.call(readOwnFacultyMonth, { query: { month: '2026-11' } })).body.personnel;
  const read = async (who: string) =>
    (await (await app.as(who)).call(readFacultyMonth, { params: { id }, query: { month: '2026-11' } })).status;
  assert.deepEqual([await read('hr'), await read('vpaa'), await read('dean'), await read('head')], [200, 200, 200, 404]);
  assert.equal(await read('employee'), 403);
  assert.equal((await teacher.call(listSegments)).status, 403);
  const seen = async (who: string) => (await (await app.as(who)).call(listSegments)).body.total;
  assert.ok((await seen('dean')) > 0 && (await seen('dean')) === (await seen('vpaa')) && (await seen('head')) === 0);
  const [segment] = (await hr.call(listSegments, { query: { term: 'Faculty room' } })).body.segments;
  assert.equal((await hr.call(removeSegment, { params: { id: segment!.id } })).status, 200);
  assert.equal((await hr.call(removeSegment, { params: { id: segment!.id } })).status, 404);
});

test('HR adds, changes and ends a segment; it fits its term and the others, and on locked days it stays as it was', async () => {
  const { personnel, terms, segments } = (await teacher.call(readOwnFacultyMonth, { query: { month: '2026-11' } })).body;
  const term = (await hr.call(listTerms)).body.terms.find(({ name }) => name === terms[0]!.name)!;
  const hours = { weekdays: [7], from_minute: 480, to_minute: 660 };
  const facts = {
    term_id: term.id,
    kind: 'CLASS' as const,
    subject: 'MATH 199',
    section: 'BSM 4C',
    room: '',
    units_hundredths: 300,
    ...hours,
  };
  const body = { ...facts, personnel_id: personnel.id, from: term.from, to: term.to };
  const taken = segments.find(({ kind }) => kind === 'CLASS')!;
  const { weekdays, from_minute, to_minute } = taken;
  const refused = async (other: object) => {
    const { status, body: answer } = await hr.call(addSegment, { body: { ...body, ...other } });
    return [status, Object.keys((answer as unknown as { errors: object }).errors)];
  };
  assert.deepEqual(await refused({ weekdays, from_minute, to_minute }), [422, ['from_minute']]);
  assert.deepEqual(await refused({ subject: '', section: '' }), [422, ['subject', 'section']]);
  assert.deepEqual(await refused({ to_minute: 480 }), [422, ['to_minute']]);
  assert.deepEqual(await refused({ from: '2026-01-05' }), [422, ['from']]);
  assert.equal((await (await app.as('dean')).call(addSegment, { body })).status, 403);
  const both = await Promise.all([hr.call(addSegment, { body }), hr.call(addSegment, { body })]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 422],
    'of two at the same moment one',
  );
  const { id } = both.find(({ status }) => status === 200)!.body;

  const { segment, version, locked_until } = (await hr.call(readSegment, { params: { id } })).body;
  assert.deepEqual([segment.subject, segment.from, locked_until], ['MATH 199', term.from, null]);
  const change = (other: object, seen?: number) =>
    hr.call(changeSegment, {
      params: { id },
      body: { ...facts, from: term.from, to: term.to, ...other },
      ...(seen !== undefined && { headers: { 'if-match': String(seen) } }),
    });
  assert.equal((await change({ room: 'CAS 301' }, version)).status, 200);
  assert.equal((await change({ room: 'CAS 302' }, version)).status, 409, 'changed by another meanwhile');

  const open = (await hr.call(readSegment, { params: { id } })).body.version;
  const corrected = await upload(`${idno},"${term.name}",Class,MATH 199,BSM 4C,Sun,8:00 AM,11:00 AM,CAS 303,3`);
  assert.equal((await confirm(corrected.id)).state, 'done');
  assert.equal((await change({ room: 'CAS 304' }, open)).status, 409, 'changed by an import meanwhile');
  assert.equal((await change({ room: 'CAS 301' })).status, 200);

  await app.owner.query(`insert into attendance.locked_days values ($1, '[2026-10-01,2026-10-31]', now())`, [personnel.id]);
  const october = async () => {
    const { days, segments: said } = (await teacher.call(readOwnFacultyMonth, { query: { month: '2026-10' } })).body;
    return { days, said: said.map((one) => ({ ...one, to: '' })) };
  };
  const was = await october();
  assert.equal((await hr.call(readSegment, { params: { id } })).body.locked_until, '2026-10-31');
  const split = (await change({ room: 'CAS 301', from_minute: 780, to_minute: 960 })).body;
  assert.equal(split.message, 'Until 31 Oct 2026 it stays as it was; the change applies from 1 Nov 2026.');
  assert.deepEqual(await october(), was);
  const next = (await hr.call(readSegment, { params: { id: split.id } })).body.segment;
  assert.deepEqual([next.from, next.from_minute], ['2026-11-01', 780]);
  assert.deepEqual(await refused({ weekdays: [6], from_minute: 1200, to_minute: 1230 }), [422, ['from']], 'a new one over locked days');
  assert.equal((await hr.call(removeSegment, { params: { id } })).status, 409, 'all its days are locked now');
  const other = (await hr.call(removeSegment, { params: { id: taken.id } })).body.message;
  assert.equal(other, 'Its days until 31 Oct 2026 are locked; it ends with them.');
  assert.deepEqual(await october(), was);
  await app.owner.query('delete from attendance.locked_days where personnel_id = $1', [personnel.id]);
  for (const one of [id, split.id]) assert.equal((await hr.call(removeSegment, { params: { id: one } })).status, 200);
});

test('a month that is over is issued as a numbered paper; changed since, it is issued anew and the one before is withdrawn', async () => {
  const month = '2026-10';
  const read = async () => (await teacher.call(readOwnFacultyMonth, { query: { month } })).body;
  const early = await teacher.call(issueFacultyDtr, { body: { month: '2026-11' } });
  assert.equal(early.status, 409);
  assert.equal((await (await app.as('employee')).call(issueFacultyDtr, { body: { month } })).status, 409, 'no load');
  assert.equal((await read()).issued, null);
  const first = (await teacher.call(issueFacultyDtr, { body: { month } })).body;
  const issued = (await read()).issued!;
  assert.match(issued.control_number, /FDTR/);
  assert.equal(issued.code, first.code);
  assert.equal(issued.is_current, true);
  const { personnel, segments } = await read();
  await app.server.pool.query('update loads.segment set room = $1 where id = $2', ['CAS 999', segments[0]!.id]);
  assert.equal((await read()).issued!.is_current, false);
  const second = (await teacher.call(issueFacultyDtr, { body: { month } })).body;
  assert.notEqual((await read()).issued!.control_number, issued.control_number);
  const { rows } = await app.server.pool.query(
    'select withdrawn_on is null as stands from papers.paper where code = any($1) order by code = $2',
    [[first.code, second.code], second.code],
  );
  assert.deepEqual(
    rows.map(({ stands }) => stands),
    [false, true],
  );
  const printed = await hr.call(printFacultyDtr, { params: { id: personnel.id }, query: { month } });
  const text = Buffer.from(printed.bytes).subarray(0, 5).toString();
  assert.deepEqual([printed.status, text], [200, '%PDF-']);
  assert.equal((await teacher.call(printOwnFacultyDtr, { query: { month } })).status, 200);
});
