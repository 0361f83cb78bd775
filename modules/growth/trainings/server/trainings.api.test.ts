import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { takeStep } from '@talaan/requests/contract/steps.ts';
import { readTimeline } from '@talaan/requests/contract/timeline.ts';
import type { Caller } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';
import * as nominations from '../contract/nominations.ts';
import * as steps from '../contract/nomination-steps.ts';
import * as programmes from '../contract/programmes.ts';
import * as providers from '../contract/providers.ts';
import { followTrainings } from './after/follow-trainings-job.ts';
import { startTrainings } from './fixtures/trainings-kit.ts';

const { app, head, employee, ld, budget, president, training, file, recommend, step, read, approve, moveTo } = await startTrainings();
after(() => app.close());

test('a provider is kept once, with its contacts, what it held and how it was received', async () => {
  const body = {
    name: 'Institute of Records',
    kind: 'PRIVATE' as const,
    address: 'Baguio City',
    website: '',
    remarks: '',
    is_active: true,
    contacts: [{ name: 'Ana Lim', position: 'Registrar', email: 'ana@records.example', phone: '' }],
  };
  const { id } = (await ld.call(providers.addProvider, { body })).body;
  assert.equal((await ld.call(providers.addProvider, { body: { ...body, name: 'INSTITUTE of records' } })).status, 422);
  const { provider, version } = (await ld.call(providers.readProvider, { params: { id } })).body;
  assert.deepEqual([provider.contacts[0]!.name, provider.held, provider.reaction], ['Ana Lim', 0, null]);
  const changed = await ld.call(providers.changeProvider, {
    params: { id },
    body: { ...body, contacts: [], is_active: false },
    headers: { 'if-match': String(version) },
  });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  assert.equal((await ld.call(providers.findProviders, { query: { term: 'records' } })).body.providers.length, 0);
  const held = (await ld.call(providers.listProviders, { query: { sort: '-held' } })).body.providers[0]!;
  assert.ok(held.held > 0 && held.attended > 0 && held.reaction !== null);
  assert.equal((await head.call(providers.listProviders, {})).status, 403);
});

test('a programme has sessions of its days, and keeps its days once someone is approved', async () => {
  const session = { id: null, date: '2026-12-15', from_minute: 480, to_minute: 720, topic: 'Opening' };
  const body = {
    ...training({
      title: 'Office basics',
      venue: 'UNIVERSITY',
      place: '',
      first_day: '2026-12-15',
      last_day: '2026-12-15',
      fee: 0,
      travel: 0,
    }),
    sessions: [session],
  };
  const beyond = await ld.call(programmes.addProgramme, { body: { ...body, sessions: [{ ...session, date: '2026-12-16' }] } });
  assert.equal(beyond.status, 422);
  const twice = await ld.call(programmes.addProgramme, { body: { ...body, sessions: [session, { ...session, from_minute: 600 }] } });
  assert.equal(twice.status, 422, JSON.stringify(twice.body));
  const { id } = (await ld.call(programmes.addProgramme, { body })).body;
  const { programme } = (await ld.call(programmes.readProgramme, { params: { id } })).body;
  assert.equal(programme.sessions.length, 1);
  assert.match(programme.sessions[0]!.code, /^[0-9A-Z]{16}$/);
  const filed = await file({ training_id: id });
  assert.equal(filed.status, 200, JSON.stringify(filed.body));
  const again = await file({ training_id: id });
  assert.equal(again.status, 422);
  const cancelled = await ld.call(programmes.cancelProgramme, { params: { id }, body: { remarks: 'The hall is under repair' } });
  assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
  assert.equal((await read(ld, filed.body.ids[0]!)).state, 'CANCELLED');
});

test('a training elsewhere goes from the head to the data sheet: screened, funded, approved with its travel, reported, closed', async () => {
  const { ids, drafts } = await recommend();
  assert.deepEqual(drafts, []);
  const id = ids[0]!;
  const before = await read(head, id);
  assert.deepEqual([before.state, before.is_screened, before.blocks], ['RECOMMENDED', false, []]);
  assert.ok(before.screening.every(({ factor }) => factor !== 'relevance'));
  await approve(id);
  const approved = await read(employee, id);
  assert.deepEqual([approved.state, approved.approved, approved.fund_source], ['APPROVED', 680_000, 'General Fund']);
  assert.equal(approved.screening.find(({ factor }) => factor === 'relevance')!.points, 24_000);
  const { rows: trips } = await sql<{ state: string; destination: string }>`
    select state, destination from travel.trip where id = ${approved.trip_id}`.execute(app.server.db);
  assert.deepEqual(trips, [{ state: 'APPROVED', destination: 'San Fernando' }]);

  assert.equal((await step(ld, id, 'attend')).status, 409, 'not before the last day');
  await moveTo('Government accounting manual', '2026-11-09', '2026-11-10');
  assert.equal((await step(ld, id, 'attend')).status, 200);
  const report = { is_completed: true, report: 'The new manual', re_entry_plan: 'Teach the office', attachment_path: null };
  const lacking = await employee.call(steps.reportNomination, { params: { id }, body: report });
  assert.equal(lacking.status, 409, 'the certificate is missing');
  const certificate = { name: 'certificate.pdf', content: Buffer.from('%PDF-1.4\n%%EOF') };
  const { path } = (await employee.call(uploadDocument, { file: certificate })).body;
  const reported = await employee.call(steps.reportNomination, { params: { id }, body: { ...report, attachment_path: path } });
  assert.equal(reported.status, 200, JSON.stringify(reported.body));
  const closed = await ld.call(steps.closeNomination, { params: { id }, body: { spent: 420_000, hours: 1500 } });
  assert.equal(closed.status, 200, JSON.stringify(closed.body));
  const { rows } = await sql<{ title: string; hours: number; check_state: string; type: string; sponsor: string }>`
    select title, hours, check_state, type, sponsor from pds.training where personnel_id = ${people.accountingClerk.id} and started_on = '2026-11-09'`.execute(
    app.server.db,
  );
  assert.deepEqual(rows, [
    { title: 'Government accounting manual', hours: 1500, check_state: 'OK', type: 'Technical', sponsor: 'TESDA Regional Office' },
  ]);
});

test('the next higher head decides a training under PHP 5,000, the President one of PHP 5,000', async () => {
  const [dean, vice] = await Promise.all([app.as('dean'), app.as('vpaa')]);
  // A report that is overdue in the demo would block the clerk.
  await sql`update trainings.training t set first_day = '2026-11-10', last_day = '2026-11-10' from trainings.nomination n
    where n.training_id = t.id and n.state = 'ATTENDED' and n.personnel_id = ${people.clerkOfArtsAndSciences.id}`.execute(app.server.db);
  const toDecision = async (title: string, fee: number, day: string) => {
    const filed = await dean.call(nominations.fileNominations, {
      body: {
        training_id: null,
        training: { ...training({ title, fee, travel: 0, first_day: day, last_day: day }), invitation_path: null },
        justification: 'The college needs it.',
        nominees: [{ personnel_id: people.clerkOfArtsAndSciences.id, plan_line_id: null }],
      },
    });
    assert.equal(filed.status, 200, JSON.stringify(filed.body));
    const [id] = filed.body.ids as [number];
    const screened = await ld.call(steps.screenNomination, { params: { id }, body: { relevance: 4, votes: 5, leaves_to_meeting: false } });
    assert.equal(screened.status, 200, JSON.stringify(screened.body));
    assert.equal((await step(budget, id, 'confirmFunds', 'General Fund')).status, 200);
    return id;
  };
  const approveAs = async (who: Caller, id: number) => {
    const { seen } = (await ld.call(readTimeline, { params: { id } })).body.request;
    return (await who.call(takeStep, { params: { id }, body: { action: 'approve', seen, remarks: '' } })).status;
  };
  const cheap = await toDecision('Vouchers without errors', 499_999, '2027-02-02');
  assert.notEqual(await approveAs(president, cheap), 200, 'not the President');
  assert.notEqual(await approveAs(dean, cheap), 200, 'not who recommended it');
  assert.equal(await approveAs(vice, cheap), 200);
  const { state, approved } = await read(ld, cheap);
  assert.deepEqual([state, approved], ['APPROVED', 499_999]);

  const dear = await toDecision('Vouchers on the web', 500_000, '2027-02-09');
  assert.notEqual(await approveAs(vice, dear), 200, 'PHP 5,000 is not under PHP 5,000');
  assert.equal(await approveAs(president, dear), 200);
});

test('cancelled after approval, the travel is called off and the days are free again', async () => {
  const { ids } = await recommend({ title: 'Tax update', first_day: '2027-01-12', last_day: '2027-01-13' });
  const id = ids[0]!;
  await approve(id);
  const { trip_id } = await read(head, id);
  assert.equal((await step(head, id, 'cancel', 'The audit comes that week')).status, 200);
  const { rows } = await sql<{ state: string }>`select state from travel.trip where id = ${trip_id}`.execute(app.server.db);
  assert.deepEqual(rows, [{ state: 'CANCELLED' }]);
});

test('travel abroad is not approved without its authority', async () => {
  const abroad = { title: 'Study visit', is_abroad: true, place: 'Singapore', first_day: '2027-03-02', last_day: '2027-03-04' };
  const { ids, drafts } = await recommend(abroad);
  assert.deepEqual(drafts, []);
  const id = ids[0]!;
  await ld.call(steps.screenNomination, { params: { id }, body: { relevance: 3, votes: null, leaves_to_meeting: false } });
  await step(budget, id, 'confirmFunds', 'General Fund');
  assert.equal((await step(president, id, 'approve')).status, 409);
});

test('what is over counts as attended, and a report that is due is reminded of once', async () => {
  const { ids } = await recommend({
    title: 'Week of quality',
    venue: 'ONLINE',
    place: '',
    first_day: '2027-05-03',
    last_day: '2027-05-03',
  });
  const id = ids[0]!;
  await approve(id);
  await moveTo('Week of quality', '2026-11-04', '2026-11-05');
  const follow = () => app.server.db.transaction().execute((db) => followTrainings(callOfJob({ ...WORK, server: app.server }, db)));
  const reminders = async () =>
    (await employee.call(listNotifications)).body.notifications.filter(({ title }) => title === 'Submit the report on your training')
      .length;
  const before = await reminders();
  await follow();
  await follow();
  assert.equal((await read(ld, id)).state, 'ATTENDED');
  assert.equal(await reminders(), before + 1);
});

test('the head is reminded of the application once a month from the third on, finds it in the list, and evaluates it', async () => {
  const own = (await employee.call(nominations.listOwnTrainings, {})).body.trainings;
  const { id } = own.find(({ title }) => title === 'Research ethics')!;
  await sql`delete from trainings.evaluation where nomination_id = ${id} and level = 'APPLICATION'`.execute(app.server.db);
  await sql`update trainings.nomination set reminded_on = '2026-10-12' where id = ${id}`.execute(app.server.db);
  await moveTo('Research ethics', '2026-08-10');
  const reminders = async () =>
    (await head.call(listNotifications)).body.notifications.filter(
      ({ title, description }) => title === 'Evaluate what a training brought' && description.includes('Research ethics'),
    ).length;
  const before = await reminders();
  const follow = () => app.server.db.transaction().execute((db) => followTrainings(callOfJob({ ...WORK, server: app.server }, db)));
  await follow();
  await follow();
  assert.equal(await reminders(), before + 1, 'of 10 November, also some days later, and once');
  const waiting = async () =>
    (await head.call(nominations.listNominations, { query: { show: 'apply' } })).body.nominations.some((one) => one.id === id);
  assert.equal(await waiting(), true);
  const body = { level: 'APPLICATION' as const, rating: 4, before: null, after: null, remarks: 'The forms are used.' };
  assert.equal((await head.call(steps.evaluateNomination, { params: { id }, body })).status, 200);
  assert.equal(await waiting(), false);
  await moveTo('Research ethics', '2026-09-01');
  const early = await head.call(steps.evaluateNomination, { params: { id }, body });
  assert.match(JSON.stringify(early.body), /evaluated from 1 Dec 2026 on/);
});

const WORK = { accountId: 0, runId: 'a test', progress: async () => undefined };

test('someone with an overdue report stays a draft, and the reason names the training', async () => {
  const { ids: first } = await recommend({
    title: 'Old workshop',
    venue: 'ONLINE',
    place: '',
    first_day: '2026-12-03',
    last_day: '2026-12-03',
  });
  await approve(first[0]!);
  await moveTo('Old workshop', '2026-10-01');
  const { drafts, ids } = await recommend({ title: 'Another', first_day: '2027-02-01', last_day: '2027-02-01' });
  assert.match(drafts[0]!.because, /Old workshop was due on 16 Oct 2026/);
  assert.equal((await read(head, ids[0]!)).state, 'DRAFT');
  assert.equal((await step(head, ids[0]!, 'discard')).status, 200);
});

test('a head recommends people of the own offices only, and no one reads the nominations of others', async () => {
  const foreign = await file({ training: { ...training(), invitation_path: null } }, [people.instructorOfMathematics.id]);
  assert.equal(foreign.status, 404);
  assert.equal((await employee.call(nominations.listNominations, {})).status, 403);
  const all = (await ld.call(nominations.listNominations, { query: { per_page: 200 } })).body;
  const stranger = all.nominations.find(({ personnel_id }) => personnel_id !== people.accountingClerk.id)!;
  assert.equal((await employee.call(nominations.readNomination, { params: { id: stranger.id } })).status, 404);
  const states = new Set(all.nominations.map(({ state }) => state));
  assert.equal(states.size, 10, 'the demo has every state');
  assert.ok(all.sums.planned >= all.sums.approved && all.sums.approved > 0);
});

test('the person gives reaction and learning, no one evaluates what is not theirs', async () => {
  const own = (await employee.call(nominations.listOwnTrainings, {})).body.trainings;
  const closed = own.find(({ state }) => state === 'CLOSED')!;
  const give = (who: Caller, body: object) =>
    who.call(steps.evaluateNomination, {
      params: { id: closed.id },
      body: { level: 'REACTION', rating: 5, before: null, after: null, remarks: '', ...body },
    });
  assert.equal((await give(employee, {})).status, 200);
  assert.equal((await give(employee, { rating: null })).status, 422);
  assert.equal((await give(employee, { level: 'RESULTS' })).status, 409);
  assert.equal((await give(ld, { level: 'RESULTS', rating: 4 })).status, 200);
  const given = new Map((await read(employee, closed.id)).evaluations.map(({ level, rating }) => [level, rating]));
  assert.deepEqual([given.get('REACTION'), given.get('RESULTS')], [5, 4]);
});
