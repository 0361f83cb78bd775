import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { login } from '@talaan/identity/contract/sign-in.ts';
import { comeIn, openInvitation } from '../contract/coming-in.ts';
import { previewInvitations } from '../contract/invitations.ts';
import { openInvitationsKit } from './invitations-kit.ts';
import { printedSlips } from './printed-slips.ts';

const PASSWORD = 'matulin na kalabaw 7';
let kit: Awaited<ReturnType<typeof openInvitationsKit>>;
before(async () => {
  kit = await openInvitationsKit();
});
after(() => kit.close());

test('a print that runs twice says the same codes on both runs, and a slip that was replaced meanwhile says so', async () => {
  const [one, other] = await kit.peopleWithoutAccount(2);
  const people = [one!.id, other!.id];
  const { app, hr, visitor } = kit;
  const { pool } = app.server;
  const run = await pool.query<{ id: string; owner: number }>(
    `insert into kernel.job_run (kind, title, owner_id) select 'invitations.print-slips', 'a test', id from identity.account
     where email = 'hr@talaan.example' returning id, owner_id as owner`,
  );
  const { id: runId, owner } = run.rows[0]!;
  await pool.query(
    `insert into invitations.invitation (personnel_id, way, run_id, invited_at, expires_at)
     select id, 'slip', case when n = 1 then $2::uuid else gen_random_uuid() end, now(), '2027-01-01' from unnest($1::integer[]) with ordinality p (id, n)`,
    [people, runId],
  );
  const work = { server: app.server, accountId: owner, runId, progress: async () => undefined };
  const input = { title: 'Twice', keys: people, order: {}, screen: null, today: '2026-11-20' };
  const [first] = await Promise.all([1, 2].map(() => printedSlips.job.run(work, input)));
  const { bytes } = await hr.call(downloadFile, { params: { id: (first as { file_id: number }).file_id } });
  const text = await readPdfText(bytes);
  const codes = text.match(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/g) ?? [];
  assert.equal(codes.length, 1);
  assert.match(text, /This slip was replaced or withdrawn/);
  const opened = await visitor.call(openInvitation, { body: { kind: 'slip', number: one!.idno, code: codes[0] } });
  assert.equal(opened.body.state, 'works');
});

test('a slip asks for no address that the record has: that one is the login, unless another is given', async () => {
  const { visitor } = kit;
  const [one, other] = await kit.peopleWithoutAccount(2);
  const codes = await kit.printSlips([one!.id, other!.id], 'slips');
  const slipOf = ({ id, idno }: { id: number; idno: string }) => ({ kind: 'slip' as const, number: idno, code: codes.get(id)! });
  const opened = (await visitor.call(openInvitation, { body: slipOf(one!) })).body.invited;
  assert.deepEqual([opened?.email, opened?.proposed], [null, one!.email]);
  assert.equal((await visitor.call(comeIn, { body: { ...slipOf(one!), password: PASSWORD } })).status, 200);
  assert.ok('token' in (await visitor.call(login, { body: { email: one!.email, password: PASSWORD } })).body);
  const given = await visitor.call(comeIn, { body: { ...slipOf(other!), password: PASSWORD, email: 'rather.this@mailbox.example' } });
  assert.equal(given.status, 200);
  assert.ok('token' in (await visitor.call(login, { body: { email: 'rather.this@mailbox.example', password: PASSWORD } })).body);
});

test('without a mail server inviting prints slips, since nobody could read a letter', async () => {
  const { app, hr } = kit;
  const [person] = await kit.peopleWithoutAccount(1);
  const { settings } = app.server;
  const { smtpUrl } = settings;
  Object.assign(settings, { smtpUrl: undefined, demo: false });
  try {
    const { letters, slips, slips_because, sends_letters } = (
      await hr.call(previewInvitations, { query: { people: [person!.id], act: 'invite' } })
    ).body;
    assert.deepEqual([letters, slips, slips_because, sends_letters], [0, 1, { no_mail: 1 }, false]);
  } finally {
    Object.assign(settings, { smtpUrl, demo: true });
  }
});
