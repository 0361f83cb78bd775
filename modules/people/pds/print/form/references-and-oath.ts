import { OATH } from '../../contract/questions.ts';
import type { SheetOnPaper } from '../../contract/sheet.ts';
import { entry, label, LEFT, WIDTH, words, type Box } from './box.ts';
import type { RevisionWords } from './revision.ts';
import { asked, writeDate } from './write.ts';

/** Centimetres in points. */
const CM = 72 / 2.54;
const PHOTO = { width: 3.5 * CM, height: 4.5 * CM };
const LEFT_WIDTH = 452;
const RIGHT_X = LEFT + LEFT_WIDTH;
const RIGHT = WIDTH - LEFT_WIDTH;
export const REFERENCES = 3;

/** Items 41 and 42 with photo, identity card, signature, thumbmark and the oath taken. */
export function referencesAndOath(top: number, sheet: SheetOnPaper, form: RevisionWords): { boxes: Box[]; y: number } {
  const oathY = top + 12 + 14 + REFERENCES * 20;
  const end = oathY + 58;
  const lowerY = end + 4;
  const sworn = lowerY + 96;
  return {
    boxes: [
      ...references(top, sheet, form),
      label([LEFT, oathY, 22, 58], '42.', { size: 8, valign: 'top', edges: 'tbl' }),
      label([LEFT + 22, oathY, LEFT_WIDTH - 22, 58], OATH, { size: 8, valign: 'top', edges: 'tb' }),
      ...photo(top, end - top, form),
      { x: LEFT, y: end, w: WIDTH, h: 100, edges: 'lr' },
      ...governmentId(lowerY, sheet, form),
      ...signature(lowerY, form),
      ...thumbmark(lowerY),
      ...oath(sworn, form),
    ],
    y: sworn + 74,
  };
}

function references(y: number, { references: given }: SheetOnPaper, form: RevisionWords): Box[] {
  const widths = [170, 176, 106];
  const cells = (rowY: number, h: number, draw: (x: number, w: number, at: number) => Box): Box[] => {
    let x = LEFT;
    return widths.map((w, at) => {
      const box = { ...draw(x, w, at), y: rowY, h };
      x += w;
      return box;
    });
  };
  return [
    label([LEFT, y, LEFT_WIDTH, 12], '41. REFERENCES (Person not related by consanguinity or affinity to applicant /appointee)', {
      size: 7.5,
    }),
    ...cells(y + 12, 14, (x, w, at) => label([x, 0, w, 0], form.referenceHeads[at]!, { align: 'center' })),
    ...Array.from({ length: REFERENCES }, (_, index) => {
      const one = given[index];
      const texts = one ? [asked(one.name), asked(one.address), one.contact.trim()] : ['', '', ''];
      return cells(y + 26 + index * 20, 20, (x, w, at) =>
        entry([x, 0, w, 0], texts[at]!, `Reference ${index + 1}, ${['name', 'address', 'contact'][at]}`),
      );
    }).flat(),
  ];
}

function photo(y: number, h: number, form: RevisionWords): Box[] {
  const x = RIGHT_X + (RIGHT - PHOTO.width) / 2;
  const top = y + (h - PHOTO.height) / 2 - 4;
  return [
    { x: RIGHT_X, y, w: RIGHT, h, edges: 'tlr' },
    { x, y: top, w: PHOTO.width, h: PHOTO.height, text: form.photo, size: 6.5, align: 'center' },
    words([x, top + PHOTO.height, PHOTO.width, 8], 'PHOTO', { size: 6.5, align: 'center' }),
  ];
}

function governmentId(y: number, { government_id: id }: SheetOnPaper, form: RevisionWords): Box[] {
  const [x, width, caption] = [LEFT + 8, 200, 78];
  const issued = [id.issued_on && writeDate(id.issued_on, form), asked(id.issued_at)].filter(Boolean).join(' / ');
  const rows: [string, string][] = [
    ['Government Issued ID:', asked(id.type)],
    ['ID/License/Passport No.:', asked(id.number)],
    ['Date/Place of Issuance:', issued],
  ];
  return [
    label(
      [x, y, width, 26],
      "Government Issued ID (i.e.Passport, GSIS, SSS, PRC, Driver's License, etc.)\nPLEASE INDICATE ID Number and Date of Issuance",
      { size: 6 },
    ),
    ...rows.flatMap(([text, value], index) => [
      words([x, y + 26 + index * 20, caption, 20], text, { edges: 'tbl' }),
      entry([x + caption, y + 26 + index * 20, width - caption, 20], value, text.replace(':', ''), { edges: 'trb' }),
    ]),
  ];
}

function signature(y: number, form: RevisionWords): Box[] {
  const [x, width] = [LEFT + 220, 216];
  return [
    { x, y, w: width, h: 42, text: form.signature, size: 6.5, ink: 'red', align: 'center' },
    label([x, y + 42, width, 10], 'Signature (Sign inside the box)', { size: 6, align: 'center' }),
    { x, y: y + 52, w: width, h: 22 },
    label([x, y + 74, width, 12], 'Date Accomplished', { size: 6, align: 'center' }),
  ];
}

function thumbmark(y: number): Box[] {
  const [x, width] = [RIGHT_X + 6, RIGHT - 14];
  return [{ x, y, w: width, h: 74 }, label([x, y + 74, width, 12], 'Right Thumbmark', { size: 6, align: 'center' })];
}

function oath(y: number, form: RevisionWords): Box[] {
  const [x, width] = [LEFT + 190, 196];
  return [
    words(
      [LEFT, y, WIDTH, 18],
      'SUBSCRIBED AND SWORN to before me this _____________________ , affiant exhibiting his/her validly issued government ID as indicated above.',
      { size: 7.5, align: 'center', edges: 't' },
    ),
    { x: LEFT, y, w: WIDTH, h: 74, edges: 'lrb' },
    { x, y: y + 20, w: width, h: 36, text: form.signature, size: 6, ink: 'red', align: 'center', valign: 'bottom' },
    label([x, y + 56, width, 12], 'Person Administering Oath', { size: 7, align: 'center' }),
  ];
}
