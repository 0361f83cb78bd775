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
  text: (form: RevisionWords) => string;
  height: number;
  details: [caption: string, what: Detail][];
  /** Whether it begins an item: a line stands above it. */
  begins?: boolean;
}

const GIVE: Question['details'] = [['If YES, give details:', 'details']];
const SPECIFY_ID: Question['details'] = [['If YES, please specify ID No:', 'details']];

/** Items 34 to 40, word for word. */
const QUESTIONS: Question[] = [
  {
    lead: '34.',
    text: () =>
      'Are you related by consanguinity or affinity to the appointing or recommending authority, or to the chief of bureau or office or to the person who has immediate supervision over you in the Office, Bureau or Department where you will be appointed,',
    height: 32,
    details: [],
    begins: true,
  },
  { number: '34a', lead: '', text: () => 'a. within the third degree?', height: 32, details: GIVE },
  {
    number: '34b',
    lead: '',
    text: () => 'b. within the fourth degree (for Local Government Unit - Career Employees)?',
    height: 32,
    details: GIVE,
  },
  {
    number: '35a',
    lead: '35.',
    text: () => 'a. Have you ever been found guilty of any administrative offense?',
    height: 36,
    details: GIVE,
    begins: true,
  },
  {
    number: '35b',
    lead: '',
    text: () => 'b. Have you been criminally charged before any court?',
    height: 64,
    details: [...GIVE, ['Date Filed:', 'filed_on'], ['Status of Case/s:', 'case_status']],
  },
  {
    number: '36',
    lead: '36.',
    text: () =>
      'Have you ever been convicted of any crime or violation of any law, decree, ordinance or regulation by any court or tribunal?',
    height: 40,
    details: GIVE,
    begins: true,
  },
  {
    number: '37',
    lead: '37.',
    text: () =>
      'Have you ever been separated from the service in any of the following modes: resignation, retirement, dropped from the rolls, dismissal, termination, end of term, finished contract or phased out (abolition) in the public or private sector?',
    height: 44,
    details: GIVE,
    begins: true,
  },
  {
    number: '38a',
    lead: '38.',
    text: () => 'a. Have you ever been a candidate in a national or local election held within the last year (except Barangay election)?',
    height: 38,
    details: GIVE,
    begins: true,
  },
  {
    number: '38b',
    lead: '',
    text: () =>
      'b. Have you resigned from the government service during the three (3)-month period before the last election to promote/actively campaign for a national or local candidate?',
    height: 40,
    details: GIVE,
  },
  {
    number: '39',
    lead: '39.',
    text: () => 'Have you acquired the status of an immigrant or permanent resident of another country?',
    height: 40,
    details: [['If YES, give details (country):', 'details']],
    begins: true,
  },
  { lead: '40.', text: (form) => form.item40, height: 30, details: [], begins: true },
  {
    number: '40a',
    lead: '',
    text: () => 'a. Are you a member of any indigenous group?',
    height: 32,
    details: [['If YES, please specify:', 'details']],
  },
  { number: '40b', lead: '', text: () => 'b. Are you a person with disability?', height: 32, details: SPECIFY_ID },
  { number: '40c', lead: '', text: () => 'c. Are you a solo parent?', height: 32, details: SPECIFY_ID },
];

export function questions(top: number, sheet: SheetOnPaper, form: RevisionWords): { boxes: Box[]; y: number } {
  let y = top;
  const boxes: Box[] = [];
  for (const question of QUESTIONS) {
    const edges = question.begins ? 't' : '';
    boxes.push(
      label([LEFT, y, 22, question.height], question.lead, { size: 8, valign: 'top', edges: `${edges}l` }),
      label([LEFT + 22, y, LEFT_WIDTH - 22, question.height], question.text(form), { size: 8, valign: 'top', edges }),
      { x: ANSWER_X, y, w: ANSWER, h: question.height, edges: `${edges}lr` },
      ...answer(y, question, sheet, form),
    );
    y += question.height;
  }
  return { boxes, y };
}

function answer(y: number, { number, details }: Question, sheet: SheetOnPaper, form: RevisionWords): Box[] {
  if (!number) return [];
  const given = sheet.answers.find((one) => one.number === number);
  const name = `Question ${number}`;
  const boxes = [
    tick([ANSWER_X + 8, y + 1, 50, 12], 'YES', given?.yes === true, { size: 7.5 }),
    tick([ANSWER_X + 82, y + 1, 50, 12], 'NO', given?.yes === false, { size: 7.5 }),
  ];
  const line = details.length > 1 ? 15 : 13;
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
