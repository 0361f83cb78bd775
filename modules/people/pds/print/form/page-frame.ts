import { widthInEm } from '../arimo-widths.ts';
import { NARROW } from '../fit-text.ts';
import { label, LEFT, PADDING, tick, TOP, WIDTH, words, type Box } from './box.ts';
import type { RevisionWords } from './revision.ts';

const RIGHT = LEFT + WIDTH;
const CSC_BOX = 150;
const LEGIBLY_SIZE = 6.5;

/** The head of page 1. Answers with where the first section begins. */
export function pageHead(form: RevisionWords): { boxes: Box[]; y: number } {
  const legiblyWidth = form.hasCscNumber ? WIDTH - CSC_BOX : WIDTH;
  const y = TOP + 66;
  return {
    y: y + 13,
    boxes: [
      words([LEFT, TOP, 200, 11], 'CS Form No. 212', { size: 9, bold: true, italic: true, wide: true }),
      words([LEFT, TOP + 11, 200, 9], `Revised ${form.revision}`, { size: 7.5, bold: true, italic: true, wide: true }),
      words([LEFT, TOP + 20, WIDTH, 20], 'PERSONAL DATA SHEET', { size: 20, bold: true, wide: true, align: 'center' }),
      words(
        [LEFT, TOP + 40, WIDTH, 17],
        'WARNING: Any misrepresentation made in the Personal Data Sheet and the Work Experience Sheet shall cause the filing of administrative/criminal case/s against the person concerned.',
        { size: 7, bold: true, italic: true, wide: true },
      ),
      words(
        [LEFT, TOP + 57, WIDTH, 9],
        'READ THE ATTACHED GUIDE TO FILLING OUT THE PERSONAL DATA SHEET (PDS) BEFORE ACCOMPLISHING THE PDS FORM.',
        { size: 7, bold: true, italic: true, wide: true },
      ),
      words([LEFT, y, legiblyWidth, 13], form.legibly, { size: LEGIBLY_SIZE }),
      tick([legiblyBox(form.legibly), y, 8, 13], '', false, { size: 5, paperOnly: true }),
      ...(form.hasCscNumber
        ? [
            label([RIGHT - CSC_BOX, y, 56, 13], '1. CS ID No.', { size: 7 }),
            words([RIGHT - CSC_BOX + 56, y, CSC_BOX - 56, 13], '(Do not fill up. For CSC use only)', {
              size: 6,
              edges: 'trbl',
              align: 'right',
            }),
          ]
        : []),
    ],
  };
}

/** Where the box to tick stands within '(    )' of the instruction. */
function legiblyBox(sentence: string): number {
  const before = sentence.slice(0, sentence.indexOf('(') + 1);
  return LEFT + PADDING + widthInEm(before, 'regular') * NARROW * LEGIBLY_SIZE + 0.5 - PADDING;
}

/** Signature and date under each of the four pages and the continuation sheets. */
export function signatureRow(y: number, form: RevisionWords): Box[] {
  const [first, second, third] = [96, 268, 72];
  return [
    label([LEFT, y, first, 22], 'SIGNATURE', { size: 8, bold: true, italic: true, align: 'center' }),
    { x: LEFT + first, y, w: second, h: 22, text: form.signature, size: 6, ink: 'red', align: 'center', valign: 'bottom' },
    label([LEFT + first + second, y, third, 22], 'DATE', { size: 8, bold: true, italic: true, align: 'center' }),
    { x: LEFT + first + second + third, y, w: WIDTH - first - second - third, h: 22 },
  ];
}

/** The line below the frame. */
export function pageFoot(y: number, text: string): Box {
  return words([LEFT, y, WIDTH, 10], text, { size: 6.5, italic: true, align: 'right' });
}

/** '(Continue on separate sheet if necessary)', or that it does go on. */
export function continueRow([x, y, w]: [number, number, number], goesOn: boolean, sheet: string | null, h = 9): Box {
  const where = sheet === null ? 'separate sheet' : `sheet ${sheet}`;
  return label([x, y, w, h], goesOn ? `(Continued on ${where})` : `(Continue on ${where} if necessary)`, {
    size: 6,
    bold: true,
    italic: true,
    align: 'center',
    ink: 'red',
  });
}
