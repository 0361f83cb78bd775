import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { readPdfText } from '@talaan/kernel/server/print/read-pdf-text.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import * as contract from '../contract/invitations.ts';

/** The product with a mail server that has no mailbox `refused…`, and what tests of invitations do again and again. */
export async function openInvitationsKit() {
  const received: string[] = [];
  const post = startPost(received);
  const port = await new Promise<number>((resolve) => {
    const listening = post.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  const app = await startTestApp({ work: 'asked', environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_PER_HOUR: '6000' } });
  const hr = await app.as('hr');
  return {
    app,
    hr,
    visitor: await app.as('nobody'),
    peopleWithoutAccount: (many: number, campus?: number) => peopleWithoutAccount(app, many, campus),
    printSlips: (people: number[], act: 'invite' | 'slips') => printSlips(app, hr, people, act),
    rowOf: (id: number) => rowOf(hr, id),
    daysLater: (days: number, work: () => Promise<unknown>) => daysLater(app, days, work),
    arrived: (email: string) => arrived(received, email),
    close: async () => {
      await app.close();
      await new Promise<void>((resolve) => post.close(resolve));
    },
  };
}

function startPost(received: string[]): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, callback) =>
      address.startsWith('refused') ? callback(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : callback(),
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        callback();
      });
    },
  });
}

interface Person {
  id: number;
  idno: string;
  name: string;
  email: string;
}

/** People in service with an address of their own, neither account nor invitation. */
async function peopleWithoutAccount(app: TestApp, many: number, campus?: number): Promise<Person[]> {
  const { rows } = await app.server.pool.query<Person>(
    `select p.id, p.idno, concat_ws(' ', nullif(p.first_name, ''), p.surname, nullif(p.name_extension, '')) as name, lower(p.email) as email
     from personnel.person p join personnel.appointment a on a.personnel_id = p.id and a.during @> '2026-11-20'::date
     join organization.office o on o.id = a.office_id and o.campus_id = coalesce($2, o.campus_id)
     where p.email is not null and p.email not like 'shared%' and not exists (select from identity.account c where c.personnel_id = p.id)
       and not exists (select from invitations.invitation i where i.personnel_id = p.id and i.withdrawn_at is null and i.times > 1)
       and not exists (select from invitations.invitation i where i.personnel_id = p.id and i.way = 'slip')
     order by p.id desc limit $1`,
    [many, campus ?? null],
  );
  assert.equal(rows.length, many, 'people to invite');
  return rows;
}

/** Prints slips, and reads the codes from the PDF as the person reads the paper. */
async function printSlips(app: TestApp, hr: Caller, people: number[], act: 'invite' | 'slips'): Promise<Map<number, string>> {
  const started = await hr.call(contract.invitePeople, { body: { people, act } });
  assert.equal(started.status, 200, JSON.stringify(started.body));
  const job = await app.finishJob(hr, started.body.job!.id);
  assert.equal(job.state, 'done', String(job.failure));
  const { bytes } = await hr.call(downloadFile, { params: { id: Number(job.result!.file_id) } });
  const text = await readPdfText(bytes);
  const { rows } = await app.server.pool.query<{ id: number; idno: string }>('select id, idno from personnel.person where id = any($1)', [
    people,
  ]);
  // Slips are beside each other: numbers and codes follow in the same order.
  const printed = rows.map(({ id, idno }) => ({ id, at: text.indexOf(idno) })).toSorted((one, other) => one.at - other.at);
  const codes = text.match(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/g) ?? [];
  assert.equal(codes.length, people.length, text);
  return new Map(printed.map(({ id }, at) => [id, codes[at]!.replaceAll('-', '')]));
}

async function rowOf(hr: Caller, id: number) {
  const { body } = await hr.call(contract.listInvitations, { query: { per_page: 999 } });
  return body.invitations.find((row) => row.id === id)!;
}

/** Does something when so many days have gone by the clock of the server. */
async function daysLater({ server: { clock } }: TestApp, days: number, work: () => Promise<unknown>): Promise<void> {
  const now = clock.now.bind(clock);
  clock.now = () => now().add({ hours: days * 24 });
  await work().finally(() => {
    clock.now = now;
  });
}

/** The text of the newest letter to an address, once the mail server has it. */
async function arrived(received: readonly string[], email: string): Promise<string> {
  let text: string | undefined;
  await until(async () => {
    for (const raw of received.toReversed()) {
      const mail = await PostalMime.parse(raw);
      if (mail.to?.some(({ address }) => address === email)) text = mail.text;
    }
    return text !== undefined;
  });
  return text!;
}

/** Waits until something is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not become so within 20 seconds');
}
