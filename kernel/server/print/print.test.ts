import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { closePrint, printPdf, printSvg } from './print.ts';

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'talaan print '));
});
after(async () => {
  await closePrint();
  rmSync(folder, { recursive: true });
});

test('a template prints the input it is given, one page for each person', async () => {
  const template = writeTemplate('names.typ', '#for name in json("input.json") { page(name) }');
  const pdf = await printPdf({ template: pathToFileURL(template), input: ['Peña', 'Dela Cruz *', '#panic()'] });
  assert.equal(countPages(pdf), 3);
});

test('official forms are set in the fonts that come with Talaan', async () => {
  const template = writeTemplate('fonts.typ', '#text(font: "Arimo")[A] #text(font: "Tinos")[*B* _C_]');
  const pdf = Buffer.from(await printPdf({ template, input: null })).toString('latin1');
  for (const font of ['Arimo-Regular', 'Tinos-Bold', 'Tinos-Italic']) assert.match(pdf, new RegExp(`\\+${font}\\b`));
});

test('a form takes up pictures and shared pieces, and forgets them for the next one', async () => {
  const template = writeTemplate('pieces.typ', '#import "piece.typ": greet\n#greet("Reyes") #image("dot.svg")');
  const dot = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="4"/></svg>');
  const files = { 'piece.typ': Buffer.from('#let greet(name) = [Dear #name]'), 'dot.svg': dot };
  assert.equal(countPages(await printPdf({ template, input: null, files })), 1);
  assert.match(Buffer.from(await printSvg({ template, input: null, files })).toString(), /^<svg.*<\/svg>\s*$/s);
  await assert.rejects(printPdf({ template, input: null }), /piece\.typ/);
});

test('a mistake in a template is told with the place where it is', async () => {
  const template = writeTemplate('broken.typ', '= Form\n#json("input.json").salary');
  await assert.rejects(printPdf({ template, input: { name: 'Reyes' } }), /does not contain key "salary".*\(broken\.typ, line 2\)/);
});

test('after a broken template the next form is printed', async () => {
  const template = writeTemplate('panic.typ', '#panic("no such form")');
  const sound = writeTemplate('sound.typ', '#json("input.json")');
  const [broken, printed] = await Promise.allSettled([printPdf({ template, input: 1 }), printPdf({ template: sound, input: 'Reyes' })]);
  assert.equal(broken.status, 'rejected');
  assert.equal(printed.status, 'fulfilled');
});

test('many forms asked for at once are all printed, each with its own input', async () => {
  const template = writeTemplate('pages.typ', '#for i in range(json("input.json")) { page(str(i)) }');
  const counts = Array.from({ length: 20 }, (_, i) => i + 1);
  const pdfs = await Promise.all(counts.map((input) => printPdf({ template, input })));
  assert.deepEqual(pdfs.map(countPages), counts);
});

test('the server goes on answering while a long document is printed', async () => {
  const template = writeTemplate('long.typ', '#for i in range(300) { page(lorem(400) + str(i)) }');
  let answers = 0;
  const clock = setInterval(() => (answers += 1), 5);
  await printPdf({ template, input: null });
  clearInterval(clock);
  assert.ok(answers > 5, `the event loop turned ${answers} times`);
});

test('a server that closes refuses what is not printed yet, and can print again later', async () => {
  const template = writeTemplate('closing.typ', '#for i in range(200) { page(lorem(400) + str(i)) }');
  const jobs = Promise.allSettled(Array.from({ length: 4 }, () => printPdf({ template, input: null })));
  await closePrint();
  for (const job of await jobs) assert.match(String((job as PromiseRejectedResult).reason), /server is closing/);
  assert.equal(countPages(await printPdf({ template: writeTemplate('again.typ', 'Again'), input: null })), 1);
});

function writeTemplate(name: string, source: string): string {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
}

function countPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  );
}
