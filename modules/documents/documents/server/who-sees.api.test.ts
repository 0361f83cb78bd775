import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uploadDocument } from '@talaan/kernel/contract/files.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { findDocument, listDocuments, readAttachment, readDocument } from '../contract/documents.ts';
import { countLists, editOfficeSettings, listActingOffices, markSeen } from '../contract/offices.ts';
import { printSlips } from '../contract/slips.ts';
import { deleteDraft, editDocument, type DocumentFacts } from '../contract/register.ts';
import { addType, listTypes, readType } from '../contract/types.ts';
import { openCounters, type Counter, type Counters } from './fixtures/open-counters.ts';

let app: TestApp;
let c: Counters;
before(async () => {
  app = await startTestApp();
  c = await openCounters(app);
});
after(() => app.close());

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const upload = async (at: Counter) => (await c.clerk[at].call(uploadDocument, { file: { name: 'letter.pdf', content: PDF } })).body.path;
const find = async (at: Counter, term: string) =>
  (await c.clerk[at].call(listDocuments, { query: { office: c.office[at], term } })).body.documents;

test('an open paper is seen whole, a restricted one without files and description, a confidential one by number and state', async () => {
  const attachments = [await upload('CAS')];
  const { id, tracking_no } = await c.add('CAS', { subject: 'A complaint of Zarzuela', confidentiality: 'CONFIDENTIAL', attachments });
  const seen = await c.page('OP', id);
  assert.deepEqual(
    [seen.sight, seen.tracking_no, seen.state, seen.subject, seen.hops, seen.holder],
    ['state', tracking_no, 'RECEIVED', '', [], null],
  );
  assert.deepEqual(await find('OP', 'zarzuela'), [], 'words of it find nothing');
  assert.equal((await find('OP', tracking_no!))[0]!.subject, '');
  assert.equal((await find('CAS', 'zarzuela')).length, 1);
  const file = (await c.page('CAS', id)).attachments[0]!.id;
  const open = (at: Counter) => c.clerk[at].call(readAttachment, { params: { id, file }, query: { office: c.office[at] } });
  assert.deepEqual([(await open('CAS')).status, (await open('OP')).status], [200, 404]);
  const restricted = await c.add('CAS', { confidentiality: 'RESTRICTED', attachments: [await upload('CAS')] });
  const head = await c.page('OP', restricted.id);
  assert.deepEqual([head.sight, head.subject, head.description, head.attachments], ['head', 'Request for two chairs', '', []]);
  await c.done('CAS', 'forward', restricted.id, { to: [c.office.OP] });
  assert.equal((await c.page('OP', restricted.id)).attachments.length, 1, 'an office on the route sees it whole');
});

test('an office that a paper never reached sees no more of it once the forward is cancelled or the paper refused', async () => {
  const subject = 'A complaint of Quirante';
  for (const confidentiality of ['CONFIDENTIAL', 'RESTRICTED'] as const) {
    const attachments = [await upload('CAS')];
    const { id, tracking_no: number } = await c.add('CAS', { subject, description: 'Two pages.', confidentiality, attachments });
    const file = (await c.page('CAS', id)).attachments[0]!.id;
    const seen = async (at: Counter) => {
      const { sight, description, attachments: files } = await c.page(at, id);
      const { status } = await c.clerk[at].call(readAttachment, { params: { id, file }, query: { office: c.office[at] } });
      const query = { office: c.office[at], ids: [id] };
      const slip = await c.clerk[at].call(printSlips, { query: { ...query, size: 'half' } });
      return [sight, description, files.length, status, slip.status];
    };
    const nothing = confidentiality === 'CONFIDENTIAL' ? ['state', '', 0, 404, 404] : ['head', '', 0, 404, 200];
    await c.done('CAS', 'forward', id, { to: [c.office.OP] });
    assert.deepEqual(await seen('OP'), ['whole', 'Two pages.', 1, 200, 200], 'on its way');
    await c.done('CAS', 'cancel_forward', id);
    assert.deepEqual(await seen('OP'), nothing, 'cancelled');
    assert.equal((await find('OP', number!))[0]!.subject, confidentiality === 'CONFIDENTIAL' ? '' : subject);
    await c.done('CAS', 'forward', id, { to: [c.office.HRMO] });
    await c.done('HRMO', 'refuse', id);
    assert.deepEqual(await seen('HRMO'), nothing, 'refused');
    await c.done('CAS', 'receive', id);
    assert.equal((await c.page('CAS', id)).sight, 'whole', 'the office that registered it');
    assert.equal(
      (await c.page('CAS', id)).hops.filter(({ ended_as }) => ended_as === 'CANCELLED').length,
      1,
      'the log says what was cancelled',
    );
    await c.done('CAS', 'forward', id, { to: [c.office.ACCT] });
    await c.done('ACCT', 'receive', id);
    await c.done('ACCT', 'reject', id);
    const closed = (await c.clerk.OP.call(listDocuments, { query: { office: c.office.OP, list: 'closed', term: number! } })).body.documents;
    assert.deepEqual(closed, [], 'it is not among the closed papers of the office');
  }
});

test('a draft is known to its office alone, has no number, and is deleted by who made it', async () => {
  const { id, tracking_no } = await c.add('CAS', { register: false, subject: 'A draft of quetzal' });
  assert.equal(tracking_no, null);
  assert.equal((await c.clerk.OP.call(readDocument, { params: { id }, query: { office: c.office.OP } })).status, 404);
  assert.deepEqual(await find('OP', 'quetzal'), []);
  assert.equal((await c.step('OP', 'register', id)).status, 409);
  assert.equal((await c.clerk.OP.call(deleteDraft, { params: { id } })).status, 404);
  assert.equal((await c.clerk.CAS.call(deleteDraft, { params: { id } })).status, 200);
  const kept = await c.add('CAS');
  assert.equal((await c.clerk.CAS.call(deleteDraft, { params: { id: kept.id } })).status, 409);
});

test('a draft that is forwarded is registered first', async () => {
  const { id } = await c.add('CAS', { register: false });
  const [result] = await c.done('CAS', 'forward', id, { to: [c.office.HRMO] });
  assert.match(result!.tracking_no, /-CAS-2026-/);
});

test('who made a document corrects it until another office has received it, then the records officer with a reason; old and new are kept', async () => {
  const { id, tracking_no } = await c.add('CAS');
  const { type_id } = await c.page('CAS', id);
  const facts: DocumentFacts = {
    type_id,
    kind: 'INTERNAL',
    subject: 'Request for three chairs',
    description: '',
    sender_name: '',
    sender_office: '',
    sender_contact: '',
    reference_no: 'CAS 12',
    paper_date: '2026-11-02',
    pages: 2,
    copies: 1,
    priority: 'URGENT',
    confidentiality: 'OPEN',
    related_id: null,
    sender_person_id: null,
    came_at: null,
    attachments: [],
  };
  const edit = (at: Counter, more: object = {}) =>
    c.clerk[at].call(editDocument, { params: { id }, body: { ...facts, office_id: c.office[at], reason: '', removed_files: [], ...more } });
  assert.equal((await edit('CAS')).status, 200);
  await c.done('CAS', 'forward', id, { to: [c.office.HRMO] });
  await c.done('HRMO', 'receive', id);
  assert.equal((await edit('CAS')).status, 409);
  assert.equal((await edit('RMO')).status, 422);
  assert.equal((await edit('RMO', { subject: 'Request for four chairs', reason: 'As the paper says' })).status, 200);
  const [step] = (await c.page('CAS', id)).steps;
  assert.deepEqual(
    [step!.reason, step!.details],
    ['As the paper says', { before: { subject: 'Request for three chairs' }, after: { subject: 'Request for four chairs' } }],
  );
  const found = await c.clerk.OP.call(findDocument, { query: { tracking_no: tracking_no!.toLowerCase() } });
  assert.equal(found.body.id, id);
  const { year, no } = await c.page('CAS', id);
  assert.equal((await c.clerk.OP.call(findDocument, { query: { office: c.office.CAS, year: year!, no: no! } })).body.id, id);
});

test('a clerk acts for the offices of their scope, and no other', async () => {
  const { offices } = (await c.clerk.CAS.call(listActingOffices)).body;
  assert.equal(offices[0]!.acronym, 'CAS');
  assert.ok(offices.some(({ acronym }) => acronym === 'DMS') && !offices.some(({ acronym }) => acronym === 'OP'));
  assert.equal((await c.clerk.CAS.call(countLists, { query: { office: c.office.OP } })).status, 404);
  assert.equal((await c.clerk.CAS.call(listDocuments, { query: { office: c.office.OP } })).body.total, 0);
  assert.equal((await (await app.signIn('faculty')).call(countLists)).status, 403);
});

test('what came since the last look is marked as new', async () => {
  const { id } = await c.add('CAS');
  await c.done('CAS', 'forward', id, { to: [c.office.OP] });
  const isNew = async () =>
    (await c.clerk.OP.call(listDocuments, { query: { office: c.office.OP, list: 'incoming', per_page: 500 } })).body.documents.find(
      (row) => row.id === id,
    )!.is_new;
  assert.equal(await isNew(), true);
  assert.equal((await c.clerk.OP.call(markSeen, { body: { office_id: c.office.OP } })).status, 200);
  assert.equal(await isNew(), false);
});

test('types come with the law’s days; more of them are refused, and the route names the office that is next', async () => {
  const types = (await c.clerk.CAS.call(listTypes, { query: { per_page: 100 } })).body.document_types;
  assert.ok(types.length >= 20 && types.every(({ working_days: days }) => days <= 20));
  const body = {
    code: 'CHAIR',
    name: 'Request for chairs',
    complexity: 'simple' as const,
    working_days: 4,
    requirements: ['Signed request'],
    needs_release: false,
    is_picked_up: true,
    confidentiality: 'OPEN' as const,
    retention_years: 3,
    schedule_item: 'GRDS 2009, item 12',
    is_active: true,
    stops: [
      {
        label: 'Originating office',
        office_id: null,
        is_origin: true,
        limit_minutes: 480,
      },
      {
        label: 'President',
        office_id: c.office.OP,
        is_origin: false,
        limit_minutes: 960,
      },
    ],
  };
  assert.equal((await c.clerk.RMO.call(addType, { body })).status, 422);
  assert.equal((await c.clerk.CAS.call(addType, { body: { ...body, working_days: 3 } })).status, 403);
  const added = await c.clerk.RMO.call(addType, { body: { ...body, working_days: 3 } });
  assert.equal((await c.clerk.RMO.call(readType, { params: { id: added.body.id } })).body.document_type.stops.length, 2);
  const { id } = await c.add('CAS', { type_id: added.body.id });
  const { next } = await c.page('CAS', id);
  assert.deepEqual([next?.office?.acronym, next?.limit_minutes], ['OP', 960]);
});

test('an office that keeps the records releases papers that are pending in another office', async () => {
  const { id } = await c.add('ACCT');
  await c.done('ACCT', 'approve', id);
  assert.equal((await c.step('HRMO', 'release', id)).status, 409);
  const hours = { am_from: 480, am_to: 720, pm_from: 780, pm_to: 1020, keeps_records: true };
  assert.equal((await c.clerk.RMO.call(editOfficeSettings, { params: { id: c.office.HRMO }, body: hours })).status, 200);
  await c.done('HRMO', 'release', id);
});
