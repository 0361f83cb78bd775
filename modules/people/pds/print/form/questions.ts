import { QUESTION_ITEMS } from '../../contract/questions.ts';
import type { AnswerNumber, SheetOnPaper } from '../../contract/sheet.ts';
import { entry, label, LEFT, tick, WIDTH, words, type Box } from './box.ts';
import type { RevisionWords } from './revision.ts';
import { block, writeDate } from './write.ts';

/** The questions stand on the left, the answers on the right. */
const LEFT_WIDTH = 360;
const ANSWER_X = LEFT + LEFT_WIDTH;
const ANSWER = WIDTH - LEFT_WIDTH;

type Detail = 'details' | 'filed_on' | 'case_status';

interface Question {
  /** Nothing for words that several questions share. */
  number?: AnswerNumber;
  lead: string;
  text: string;
  height: number;
  details: [caption: string, what: Detail][];
  /** Whether it begins an item: a line stands above it. */
  begins: boolean;
}

/** In points; what is not named has 32. */
const HEIGHTS: Partial<Record<AnswerNumber, number>> = { '35a': 36, '35b': 64, '36': 40, '37': 44, '38a': 38, '38b': 40, '39': 40 };
const CHARGED: Question['details'] = [
  ['If YES, give details:', 'details'],
  ['Date Filed:', 'filed_on'],
  ['Status of Case/s:', 'case_status'],
];

/** Items 34 to 40 line by line; the revisions differ in the laws that item 40 names. */
function questionLines(form: RevisionWords): Question[] {
  return QUESTION_ITEMS.flatMap(({ item, lead, questions: parts }) => {
    const number = `${item}.`;
    const said = item === 40 ? form.item40 : lead;
    const lines = parts.map((part, at): Question => ({
      number: part.number,
      lead: said === undefined && at === 0 ? number : '',
      text: parts.length > 1 ? `${part.number.slice(-1)}. ${part.text}` : part.text,
      height: HEIGHTS[part.number] ?? 32,
      details: part.number === '35b' ? CHARGED : [[`${part.details.replace(/[.]$/, '')}:`, 'details']],
      begins: said === undefined && at === 0,
    }));
    return said === undefined ? lines : [{ lead: number, text: said, height: item === 40 ? 30 : 32, details: [], begins: true }, ...lines];
  });
}

export function questions(top: number, sheet: SheetOnPaper, form: RevisionWords): { boxes: Box[]; y: number } {
  let y = top;
  const boxes: Box[] = [];
  for (const question of questionLines(form)) {
    const edges = question.begins ? 't' : '';
    boxes.push(
      label([LEFT, y, 22, question.height], question.lead, { size: 8, valign: 'top', edges: `${edges}l` }),
      label([LEFT + 22, y, LEFT_WIDTH - 22, question.height], question.text, { size: 8, valign: 'top', edges }),
      { x: ANSWER_X, y, w: ANSWER, h: question.height, edges: `${edges}lr` },
      ...answer(y, question, sheet, form),
    );
    y += question.height;
  }
  return { boxes, y };
}

function answer(y: number, { number, details, height }: Question, sheet: SheetOnPaper, form: RevisionWords): Box[] {
  if (!number) return [];
  const given = sheet.answers.find((one) => one.number === number);
  const name = `Question ${number}`;
  const boxes = [
    tick([ANSWER_X + 8, y + 1, 50, 12], 'YES', given?.yes === true, { size: 7.5 }),
    tick([ANSWER_X + 82, y + 1, 50, 12], 'NO', given?.yes === false, { size: 7.5 }),
  ];
  // Who explains gets the whole of the room.
  const line = details.length > 1 ? 15 : height - 17;
  details.forEach(([caption, what], index) => {
    const width = caption.length > 24 ? 88 : caption.length > 16 ? 66 : 52;
    const lineY = y + 14 + index * line;
    boxes.push(
      words([ANSWER_X + 6, lineY, width, line], caption, { size: 7 }),
      entry(
        [ANSWER_X + 6 + width, lineY, ANSWER - width - 14, line],
        writeDetail(given, what, form),
        `${name}, ${caption.replace(':', '')}`,
        {
          size: 7,
          edges: 'b',
        },
      ),
    );
  });
  return boxes;
}

/** Who says no has nothing to tell; a question that is not answered yet stays open. */
function writeDetail(given: SheetOnPaper['answers'][number] | undefined, what: Detail, form: RevisionWords): string {
  if (!given || given.yes === null) return '';
  return what === 'filed_on' ? writeDate(given.filed_on, form) : block(given[what]);
}
