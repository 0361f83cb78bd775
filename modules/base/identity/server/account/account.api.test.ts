import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import * as account from '../../contract/account.ts';
import { me } from '../../contract.ts';

const PASSWORD = 'Talaan-demo-2026';
const NEXT = 'a kalabaw walks home late';

let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app.close());

test('a password is changed through the query as the specification says, and every other session ends', async () => {
  const here = await app.as('clerk');
  const there = await app.signIn('clerk');
  const query = { current_password: PASSWORD, password: NEXT, password_confirmation: NEXT };
  assert.equal((await here.call(account.updatePassword, { query })).status, 200);
  assert.equal((await here.call(me)).status, 200);
  assert.equal((await there.call(me)).status, 401);
});

test('a password is refused on its field: wrong, mistyped, too short, common, repeated', async () => {
  const faculty = await app.as('faculty');
  const change = async (body: Record<string, string>) =>
    ((await faculty.call(account.updatePassword, { body })).body as unknown as { errors: Record<string, string[]> }).errors;
  const next = { password: NEXT, password_confirmation: NEXT };
  assert.ok((await change({ current_password: 'not this', ...next })).current_password);
  assert.ok((await change({ current_password: PASSWORD, password: NEXT, password_confirmation: 'else' })).password_confirmation);
  assert.ok((await change({ current_password: PASSWORD, password: 'short', password_confirmation: 'short' })).password);
  for (const common of ['qwertyuiop', 'aaaaaaaaaa', 'abcabcabcabc'])
    assert.ok((await change({ current_password: PASSWORD, password: common, password_confirmation: common })).password);
});

test('a new address counts once the code sent to it is given, and the old address hears of it', async () => {
  const dean = await app.as('dean');
  const asked = await dean.call(account.updateInfo, { body: { email: 'new.dean@talaan.example', current_password: PASSWORD } });
  assert.equal(asked.body.email_waits, 'new.dean@talaan.example');
  assert.equal((await dean.call(me)).body.user.email, 'dean@talaan.example');
  const [mail] = await app.mails('new.dean@talaan.example');
  assert.doesNotMatch(mail?.subject ?? '', /\d/);
  const code = mail?.content_text?.match(/\d{6}/)?.[0] ?? '';
  assert.equal((await dean.call(account.confirmEmail, { body: { code: code === '000000' ? '111111' : '000000' } })).status, 422);
  assert.equal((await dean.call(account.confirmEmail, { body: { code: ` ${code} ` } })).status, 200);
  assert.equal((await dean.call(me)).body.user.email, 'new.dean@talaan.example');
  assert.equal((await app.mails('dean@talaan.example')).length, 1);
  assert.equal((await dean.call(account.confirmEmail, { body: { code } })).status, 422);
});

test('an address that belongs to somebody else looks like any other, and its owner gets the mail', async () => {
  const president = await app.as('president');
  const asked = await president.call(account.updateInfo, { body: { email: 'hr@talaan.example', current_password: PASSWORD } });
  assert.equal(asked.status, 200);
  const [mail] = await app.mails('hr@talaan.example');
  assert.ok(mail && !/\d{6}/.test(mail.subject + mail.content_text));
});

test('what is not in the form cannot be set with it', async () => {
  const employee = await app.as('employee');
  await employee.call(account.updateInfo, { body: { suspended_at: null, personnel_id: 1, roles: ['Administrator'] } as never });
  const { user } = (await employee.call(me)).body;
  assert.deepEqual(
    user.roles.map(({ name }) => name),
    ['Employee'],
  );
  assert.equal((await employee.call(account.updateInfo, { body: { name: 'ActingPerson Else' } })).status, 422);
});

test('a picture is cut, written anew without what it carried, and shown to anyone who knows its address', async () => {
  const employee = await app.as('employee');
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#804020' } })
    .withExif({ IFD0: { Copyright: 'where I live' } })
    .jpeg()
    .toBuffer();
  const { body } = await employee.call(account.changeAvatar, { file: { name: 'me.jpg', content }, body: { left: 10, top: 10, side: 500 } });
  const shown = await fetch(`${app.url}${body.path}`);
  assert.equal(shown.headers.get('content-type'), 'image/jpeg');
  assert.match(shown.headers.get('cache-control') ?? '', /immutable/);
  const { width, height, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  assert.deepEqual([width, height, exif], [256, 256, undefined]);
  const small = await fetch(`${app.url}${body.path}?small=true`);
  assert.match(small.headers.get('cache-control') ?? '', /immutable/);
  assert.equal((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width, 96);
  await employee.call(account.removeAvatar);
  assert.equal((await fetch(`${app.url}${body.path}?small=true`)).status, 404);
  assert.equal((await fetch(`${app.url}${body.path}`)).status, 404);
});

test('a picture is what it contains, not what it is called, and no larger than 2 MB', async () => {
  const employee = await app.as('employee');
  const refusal = async (name: string, content: string | Uint8Array) => {
    const answer = await employee.call(account.changeAvatar, { file: { name, content } });
    return (answer.body as unknown as { errors: { file: string[] } }).errors.file[0];
  };
  assert.equal(
    await refusal('me.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'The file type you uploaded is not allowed.',
  );
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  assert.equal(await refusal('broken.png', png), 'This picture cannot be read. Try another one.');
  assert.equal(
    await refusal('big.png', Buffer.concat([png, Buffer.alloc(account.AVATAR_LIMIT - 7)])),
    'The file you uploaded exceeds the file size limit.',
  );
});

test('one sees where one is signed in and ends a session; nobody ends one of somebody else', async () => {
  const here = await app.as('head');
  const there = await app.signIn('head');
  const { sessions } = (await here.call(account.listSessions)).body;
  const other = sessions.find(({ is_this }) => !is_this);
  assert.ok(other && sessions[0]?.is_this);
  const hr = await app.as('hr');
  assert.equal((await hr.call(account.endSession, { params: { id: other.id } })).status, 404);
  assert.equal((await here.call(account.endSession, { params: { id: other.id } })).status, 200);
  assert.equal((await there.call(me)).status, 401);
});
