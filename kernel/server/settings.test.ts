import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

test('without any setting Talaan is a demo on this machine alone, with its own database', () => {
  const { dataDir, ...settings } = readSettings({ PATH: '/usr/bin' });
  assert.equal(basename(dataDir), 'data');
  assert.deepEqual(settings, {
    given: [],
    port: 3000,
    host: '127.0.0.1',
    realtimePort: 6001,
    realtimeKey: 'talaan',
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    auditSealMail: undefined,
    publicUrl: 'http://localhost:3000',
    smtpUrl: undefined,
    mailPerHour: 300,
    applicantUploadsPerDay: 60,
    applicantProposalsPerDay: 20,
    mailFrom: undefined,
    secretKey: undefined,
    backupKey: undefined,
    secretKeyBefore: undefined,
    publicUrlBefore: undefined,
    pushService: undefined,
    metricsToken: undefined,
    demo: true,
    demoNow: undefined,
    devicePort: undefined,
    devicesOnWebPort: false,
    logLevel: 'info',
    bucket: undefined,
    signInProviders: [],
    webhookNetworks: [],
  });
});

test('a bucket is named with all that it takes to reach it, and its secret is not repeated', () => {
  const whole = { S3_BUCKET: 'talaan', S3_REGION: 'ap-southeast-1', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush' };
  assert.deepEqual(readSettings(whole).bucket, {
    bucket: 'talaan',
    region: 'ap-southeast-1',
    endpoint: undefined,
    accessKeyId: 'key',
    secretAccessKey: 'hush',
  });
  const { S3_REGION: _, ...partly } = whole;
  assert.throws(
    () => readSettings(partly),
    /^Error: These settings cannot be used:\n  S3_REGION is not set; wanted: beside S3_BUCKET, its region, such as ap-southeast-1$/,
  );
});

test('a setting left empty counts as not set', () => {
  assert.deepEqual(readSettings({ PORT: '', DATABASE_URL: ' ' }), readSettings({}));
});

test('with a database of the university it is no demo, unless asked for', () => {
  const DATABASE_URL = 'postgres://hr:secret@db.example:5432/talaan';
  assert.equal(readSettings({ DATABASE_URL }).demo, false);
  assert.equal(readSettings({ DATABASE_URL, DEMO: 'true' }).demo, true);
  assert.equal(readSettings({ DEMO: 'no' }).demo, false);
});

test('the clock is turned in a demo only', () => {
  const DEMO_NOW = '2026-10-31T08:00:00+08:00';
  assert.equal(readSettings({ DEMO_NOW }).demoNow?.toString(), '2026-10-31T00:00:00Z');
  assert.equal(readSettings({ DEMO_NOW, DEMO: 'false' }).demoNow, undefined);
});

test('the public address follows the port, or is what the university says', () => {
  assert.equal(readSettings({ PORT: '8080' }).publicUrl, 'http://localhost:8080');
  assert.equal(readSettings({ PUBLIC_URL: 'https://hris.university.example/' }).publicUrl, 'https://hris.university.example');
});

test('every wrong setting is named at once, with what was given and what is wanted', () => {
  const env = {
    PORT: '3000x',
    REALTIME_PORT: '70000',
    REALTIME_KEY: 'a b',
    PUBLIC_URL: 'hris.university.example',
    DEMO: 'perhaps',
    DEMO_NOW: '2026-10-31',
    LOG_LEVEL: 'loud',
  };
  assert.throws(() => readSettings(env), {
    message: [
      'These settings cannot be used:',
      `  PORT is '3000x'; wanted: a port from 1 to 65535, such as 3000`,
      `  REALTIME_PORT is '70000'; wanted: a port from 1 to 65535 other than PORT, such as 6001`,
      `  REALTIME_KEY is 'a b'; wanted: letters, digits, - and _`,
      `  PUBLIC_URL is 'hris.university.example'; wanted: the address that browsers use, without a path, such as https://hris.university.example`,
      `  DEMO is 'perhaps'; wanted: true or false`,
      `  DEMO_NOW is '2026-10-31'; wanted: a moment with its offset, such as 2026-10-31T08:00:00+08:00`,
      `  LOG_LEVEL is 'loud'; wanted: one of fatal, error, warn, info, debug, trace, silent`,
    ].join('\n'),
  });
});

test('a path in the public address is refused, since the screens live at its top', () => {
  assert.throws(() => readSettings({ PUBLIC_URL: 'https://university.example/hris' }), /PUBLIC_URL/);
});

test('the screens and the live channel cannot share a port', () => {
  assert.throws(() => readSettings({ PORT: '6001' }), /REALTIME_PORT is not set; wanted: a port from 1 to 65535 other than PORT/);
  assert.throws(
    () => readSettings({ PORT: '3000', DEVICE_PORT: '3000' }),
    /DEVICE_PORT is '3000'; wanted: a port from 1 to 65535 other than/,
  );
  assert.equal(readSettings({ DEVICE_PORT: '8081' }).devicePort, 8081);
  assert.equal(readSettings({ DEVICES_ON_WEB_PORT: 'true' }).devicesOnWebPort, true);
});

test('the password in a wrong database address is not repeated', () => {
  assert.throws(
    () => readSettings({ DATABASE_URL: 'mysql://hr:secret@db.example/talaan' }),
    (error) => error instanceof Error && error.message.includes(`'mysql:…'`) && !error.message.includes('secret'),
  );
});

test('a mail server is named with its account, and mail has an address that it comes from', () => {
  const SMTP_URL = 'smtp://hris:secret@mail.university.example:587';
  assert.equal(readSettings({ SMTP_URL, MAIL_FROM: 'HRMO <hris@university.example>' }).smtpUrl, SMTP_URL);
  assert.equal(readSettings({ MAIL_PER_HOUR: '40' }).mailPerHour, 40);
  assert.equal(readSettings({ APPLICANT_UPLOADS_PER_DAY: '5' }).applicantUploadsPerDay, 5);
  assert.throws(() => readSettings({ APPLICANT_PROPOSALS_PER_DAY: '0' }), /APPLICANT_PROPOSALS_PER_DAY/);
  for (const MAIL_PER_HOUR of ['0', '-1', '1.5', 'many', '100001']) assert.throws(() => readSettings({ MAIL_PER_HOUR }), /MAIL_PER_HOUR/);
  assert.throws(() => readSettings({ MAIL_FROM: 'HRMO <hris@university.example>\nBcc: x@y.example' }), /MAIL_FROM/);
  assert.throws(
    () => readSettings({ SMTP_URL: 'mail://hris:secret@mail.university.example' }),
    (error) => error instanceof Error && error.message.includes(`'mail:…'`) && !error.message.includes('secret'),
  );
});
