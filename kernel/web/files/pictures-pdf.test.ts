import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { picturesToPdf } from './pictures-pdf.ts';

test('each picture has a page of A4, upright or across', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
  const pdf = await getDocumentProxy(
    picturesToPdf([
      { jpeg, width: 1080, height: 1920 },
      { jpeg, width: 1920, height: 1080 },
    ]),
  );
  const sizes = await Promise.all([1, 2].map(async (page) => (await pdf.getPage(page)).view));
  assert.deepEqual(sizes, [
    [0, 0, 595, 842],
    [0, 0, 842, 595],
  ]);
});

test('the table at the end says where each object begins, and the pictures are in it as they are', () => {
  const picture = fc.record({
    jpeg: fc.uint8Array({ minLength: 1, maxLength: 300 }),
    width: fc.integer({ min: 1, max: 5000 }),
    height: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(fc.array(picture, { minLength: 1, maxLength: 20 }), (pages) => {
      const bytes = Buffer.from(picturesToPdf(pages));
      const text = bytes.toString('latin1');
      const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
      const begins = [...text.slice(table).matchAll(/(\d{10}) 00000 n /g)].map(([, at]) => Number(at));
      assert.equal(begins.length, 2 + pages.length * 3);
      for (const [at, begin] of begins.entries()) assert.ok(text.startsWith(`${at + 1} 0 obj\n`, begin));
      for (const { jpeg } of pages) assert.ok(bytes.includes(Buffer.from(jpeg)));
    }),
  );
});
