import assert from 'node:assert/strict';
import { test } from 'node:test';
import readXlsxFile from 'read-excel-file/node';
import { REVISIONS } from '../contract/sheet.ts';
import { layOutForm } from './form/lay-out-form.ts';
import { formSheets, writeFormWorkbook } from './form-workbook.ts';
import { fullSheet, overflowingSheet } from './sample-full-sheets.ts';
import { shortSheet } from './sample-sheets.ts';

const foot = 'DRAFT – not submitted';

test('the workbook has the sheets of the Commission with what was written', async () => {
  const sheets = await readWorkbook({ sheet: fullSheet(), revision: '2017' as const, foot });
  assert.deepEqual(
    sheets.map(({ name }) => name),
    ['C1', 'C2', 'C3', 'C4'],
  );
  const [first, second, third, fourth] = sheets.map(({ texts }) => texts) as [string[], string[], string[], string[]];
  for (const text of ['PERSONAL DATA SHEET', 'SURNAME', 'IBARRA', '☑ Female', '☐ Male', '1212-3456-7890', 'ANAK L DELOS SANTOS IBARRA']) {
    assert.ok(first.includes(text), text);
  }
  assert.ok(second.includes('ADMINISTRATIVE ASSISTANT 28') && second.includes('29,876.55'));
  assert.ok(third.includes('SKILL G'));
  assert.ok(fourth.includes('☑ YES') && fourth.includes('BASILIO REYES'));
});

test('the label of an item stands left of what was written', () => {
  const [page] = formSheets({ sheet: shortSheet(), revision: '2025' });
  const row = page!.rows.find((cells) => cells.some((cell) => cell?.value === 'SURNAME'))!;
  assert.deepEqual(
    row.flatMap((cell) => cell?.value ?? []),
    ['2.', 'SURNAME', 'IBARRA'],
  );
});

test('2026 goes on on the sheets of the Commission, and too long a text stands in full among the notes', async () => {
  const sheet = overflowingSheet();
  const sheets = await readWorkbook({ sheet, revision: '2026', foot });
  const names = sheets.map(({ name }) => name);
  for (const name of ['C5_L&D cont.', 'C6_Work Exp cont.', 'C7_Family Background cont.', 'C8_Educ. Background cont.', 'Notes']) {
    assert.ok(
      names.some((one) => one.trim() === name),
      name,
    );
  }
  const notes = sheets.find(({ name }) => name === 'Notes')!.texts;
  assert.ok(notes.includes(sheet.work[2]!.position.toUpperCase()));
});

test('no two boxes that become cells lie over each other', () => {
  for (const revision of REVISIONS) {
    for (const { name, boxes } of layOutForm(overflowingSheet(), revision)) {
      const cells = boxes.filter((box) => !box.paperOnly && (box.text !== undefined || box.fill || box.tick !== undefined));
      for (const [index, one] of cells.entries()) {
        const other = cells
          .slice(index + 1)
          .find(
            (two) =>
              one.x < two.x + two.w - 0.1 && two.x < one.x + one.w - 0.1 && one.y < two.y + two.h - 0.1 && two.y < one.y + one.h - 0.1,
          );
        assert.equal(other, undefined, `${revision} ${name}: ${one.text} / ${other?.text}`);
      }
    }
  }
});

async function readWorkbook(order: Parameters<typeof writeFormWorkbook>[0]): Promise<{ name: string; texts: string[] }[]> {
  const sheets = await readXlsxFile(Buffer.from(await writeFormWorkbook(order)));
  return sheets.map(({ sheet, data }) => ({ name: sheet, texts: data.flat().filter((cell) => typeof cell === 'string') }));
}
