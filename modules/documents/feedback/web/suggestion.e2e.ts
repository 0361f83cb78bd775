import { test } from 'node:test';
import { openBrowserApp } from '@talaan/testing/browser/browser.ts';
import { expectNoViolations } from '@talaan/testing/browser/screen-check.ts';

const app = await openBrowserApp();

const TEXT = 'Show the balance beside the dates.';

test('a suggestion goes from a screen with its picture to who triages it, and the reply comes back', async () => {
  const employee = await app.pageAs('employee');
  await employee.goto('/memorandum_circular');
  await employee.getByRole('button', { name: /: menu of/ }).click();
  await employee.getByRole('menuitem', { name: 'Tell us' }).click();
  const form = employee.getByRole('dialog', { name: 'Tell us' });
  await form.getByRole('radio', { name: 'Suggestion' }).check();
  await form.getByRole('textbox', { name: 'In your words' }).fill(TEXT);
  await form.getByRole('radio', { name: '4 of 5' }).press('Space');
  await expectNoViolations(employee);

  // What is no picture is refused on the field.
  await form.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await form.getByText('The file type you uploaded is not allowed.').waitFor();
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(4 * 1024 * 1024) };
  await form.locator('input[type=file]').setInputFiles(large);
  await form.getByText('The file you uploaded exceeds the file size limit.').waitFor();

  await form.getByRole('button', { name: 'Picture of this screen' }).click();
  const picture = employee.getByRole('dialog', { name: 'Black out what no one should see' });
  const { x, y } = (await picture.getByRole('img', { name: 'with 0 boxes' }).boundingBox())!;
  await employee.mouse.move(x + 40, y + 40);
  await employee.mouse.down();
  await employee.mouse.move(x + 160, y + 100);
  await employee.mouse.up();
  await picture.getByRole('img', { name: 'The picture, with 1 box over it' }).waitFor();
  // The same without a pointer: a box is added, moved, made wider and taken away.
  await picture.getByRole('button', { name: 'Add a box' }).press('Enter');
  const box = picture.getByRole('button', { name: /^Box 2 of 2, 40 % from the left, .* 20 % wide/ });
  await box.press('ArrowRight');
  await picture.getByRole('button', { name: /^Box 2 of 2, 42 % from the left/ }).press('Shift+ArrowRight');
  await picture.getByRole('button', { name: /^Box 2 of 2, 42 % from the left, .* 22 % wide/ }).waitFor();
  await expectNoViolations(employee);
  await picture.getByRole('button', { name: /^Box 2/ }).press('Delete');
  await picture.getByRole('img', { name: 'The picture, with 1 box over it' }).waitFor();
  await picture.getByRole('button', { name: 'Attach' }).click();
  await form.getByText('Screen.png').waitFor();
  await form.getByRole('button', { name: 'Send' }).click();
  await form.waitFor({ state: 'hidden' });

  const hr = await app.pageAs('hr');
  await hr.goto('/feedback/list?state=NEW');
  await hr.getByRole('row', { name: TEXT }).getByRole('link').click();
  const item = hr.getByRole('dialog', { name: /Suggestion/ });
  await item.getByRole('img', { name: 'The picture of the screen that came with it' }).waitFor();
  await item.getByText('Circulars', { exact: true }).waitFor();
  await expectNoViolations(hr);
  await item.getByRole('button', { name: 'Next step' }).click();
  await item.getByRole('radio', { name: 'Triage' }).check();
  await item.getByRole('textbox', { name: 'Reply' }).fill('A good idea: it comes in January.');
  await item.getByRole('button', { name: 'Save' }).click();
  await item.waitFor({ state: 'hidden' });

  await employee.goto('/feedback/details');
  await employee.getByRole('row', { name: TEXT }).getByRole('link').click();
  await employee.getByLabel('Reply').getByText('A good idea: it comes in January.').waitFor();
});
