import { test } from 'node:test';
import { acknowledgePaper } from '@talaan/property/contract/own.ts';
import { buy, issueTo } from '@talaan/property/server/fixtures/deliveries.ts';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';
import { people } from '@talaan/testing/demo-records.ts';
import { askTransfer, makeReport } from '../server/fixtures/moves.ts';

const app = await openBrowserApp();

/** An item that the accounting clerk holds and has acknowledged, bought before any loss. */
async function holdOne(article: string): Promise<number> {
  const [keeper, holder] = [await app.as('property'), await app.as('employee')];
  const [item] = await buy(keeper, { article });
  for (const { id } of await issueTo(keeper, people.accountingClerk.id, [item!])) await holder.call(acknowledgePaper, { params: { id } });
  await app.server.pool.query(`update property.item set acquired_on = '2026-03-02' where id = $1`, [item]);
  return item!;
}

test('a transfer with two phones: the holder asks, the custodian makes the report, the receiver acknowledges it', async () => {
  const item = await holdOne('Tablet computer');
  const holder = await app.pageAs('employee', { phone: true });
  await holder.goto(`/property/requests/new?kind=transfer&items=${item}`);
  await holder.getByRole('combobox', { name: 'Receiver' }).fill(people.teacherOfMathematics.surname);
  await holder.getByRole('option', { name: people.teacherOfMathematics.fullname }).first().tap();
  await holder.getByRole('textbox', { name: 'Reason' }).fill('She teaches the class that uses it.');
  await expectNoViolations(holder);
  await holder.getByRole('button', { name: 'Ask for the transfer' }).tap();
  await holder.getByText('For the transfer report').first().waitFor();
  const address = new URL(holder.url()).pathname;

  const desk = await app.pageAs('property');
  await desk.goto(address);
  await desk.getByRole('button', { name: 'Make the report' }).click();
  const form = desk.getByRole('dialog', { name: 'Make the transfer report' });
  await form.getByRole('textbox', { name: 'Approved by' }).fill('Grace D. Abad');
  await form.getByRole('textbox', { name: 'Designation' }).fill('University President');
  await expectNoViolations(desk);
  await form.getByRole('button', { name: 'Make the report' }).click();
  await form.waitFor({ state: 'hidden' });

  const receiver = await app.pageAs('faculty', { phone: true });
  await receiver.goto('/inbox?kind=property-transfer');
  await receiver.getByText('Tablet computer, to').first().tap();
  await receiver.getByRole('button', { name: /^PTR 2026-11-/ }).tap();
  const paper = receiver.getByRole('dialog', { name: /^PTR 2026-11-/ });
  await paper.getByText('PROPERTY TRANSFER REPORT').waitFor();
  await paper.getByRole('button', { name: 'Close' }).first().tap();
  await paper.waitFor({ state: 'hidden' });
  await receiver.getByRole('button', { name: /^Acknowledge/ }).tap();
  await receiver.getByRole('button', { name: /^Acknowledge/ }).waitFor({ state: 'hidden' });

  await holder.goto(address);
  await holder.getByText('Transferred', { exact: true }).first().waitFor();
  await receiver.goto(address);
  await receiver.getByText('Transferred', { exact: true }).first().waitFor();
});

test('of two tabs that make the same transfer report the second is refused, and shows what it is now', async () => {
  const item = await holdOne('Label printer');
  const id = await askTransfer(await app.as('employee'), [item]);
  const desk = await app.pageAs('property', { expecting: /status of 409/ });
  await desk.goto(`/property/transfers/${id}`);
  await desk.getByRole('button', { name: 'Make the report' }).click();
  const form = desk.getByRole('dialog', { name: 'Make the transfer report' });
  await form.getByRole('textbox', { name: 'Approved by' }).fill('Grace D. Abad');
  await makeReport(await app.as('property'), id);
  await form.getByRole('button', { name: 'Make the report' }).click();
  await desk.getByText(/this cannot be done now/).waitFor();
  await form.waitFor({ state: 'hidden' });
  await desk.getByText('Waiting for the receiver').first().waitFor();
});

test('a loss from the report on a phone to the relief by the Commission on Audit', async () => {
  const item = await holdOne('Projector');
  const holder = await app.pageAs('employee', { phone: true });
  await holder.goto(`/property/requests/new?kind=loss&items=${item}`);
  await holder.getByRole('combobox', { name: 'What happened' }).tap();
  await holder.getByRole('option', { name: 'Stolen' }).tap();
  await holder.getByLabel('Day of the loss', { exact: false }).last().fill('2026-11-18');
  await holder.getByRole('textbox', { name: 'Discovered on' }).fill('2026-11-19');
  await holder.getByText('28 days left').waitFor();
  await holder.getByRole('textbox', { name: 'Place' }).fill('Room 204');
  await holder
    .getByRole('textbox', { name: 'Circumstances' })
    .fill('The door was forced during the night, and the projector was gone in the morning.');
  await holder.getByRole('switch', { name: 'The police was notified' }).check();
  await holder.getByRole('textbox', { name: 'Police station' }).fill('Palayan City Police Station');
  await holder.getByLabel('Date of the report', { exact: false }).fill('2026-11-19');
  await expectNoViolations(holder);
  await holder.getByRole('button', { name: 'Report the loss' }).tap();
  await holder.getByRole('button', { name: 'Add what is known now' }).tap();
  const address = new URL(holder.url()).pathname;
  const known = holder.getByRole('dialog', { name: 'Add what is known now' });
  await known.getByLabel('Notarized on').fill('2026-11-20');
  await known.getByRole('textbox', { name: 'Notary public' }).fill('Atty. Rosario Lim, Doc. 12, Page 3, Book I');
  await known.getByRole('button', { name: 'Save' }).tap();
  await known.waitFor({ state: 'hidden' });

  const desk = await app.pageAs('property');
  await desk.goto(address);
  await desk.getByRole('button', { name: 'Record the submission' }).click();
  const submission = desk.getByRole('dialog', { name: 'Record the submission' });
  await submission.getByRole('textbox', { name: 'Number or receipt of the submission' }).fill('COA-RO3-2026-117');
  await submission.getByRole('button', { name: 'Record' }).click();
  await submission.waitFor({ state: 'hidden' });
  await desk.getByRole('button', { name: 'Record the decision' }).click();
  const decision = desk.getByRole('dialog', { name: 'Record the decision' });
  await decision.getByRole('textbox', { name: 'Decision of the Commission on Audit' }).fill('COA Decision 2026-88');
  await expectNoViolations(desk);
  await decision.getByRole('button', { name: 'Record' }).click();
  await decision.waitFor({ state: 'hidden' });
  await desk.getByText('Relieved', { exact: true }).first().waitFor();
  await holder.goto(address);
  await holder.getByText('Relieved', { exact: true }).first().waitFor();
});
