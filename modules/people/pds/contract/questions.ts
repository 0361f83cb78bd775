import type { AnswerNumber } from './sheet.ts';

/** One question of items 34 to 40, word for word as CS Form No. 212 prints it. */
export interface Question {
  number: AnswerNumber;
  text: string;
  /** What is asked of anyone who says yes. */
  details: string;
  /** Which boxes a Yes opens (3.8). */
  ifYes: readonly string[];
}

interface Item {
  item: number;
  /** Stands before the parts of an item that has several. */
  lead?: string;
  questions: readonly Question[];
}

const ask = (number: AnswerNumber, text: string, details = 'If YES, give details', ifYes = ['details']): Question => ({
  number,
  text,
  details,
  ifYes,
});
const SPECIFY_ID = 'If YES, please specify ID No.';

/** Since the revision of 2025; that of 2017 names the earlier laws. */
export const LEAD_40 =
  "Pursuant to: (a) Indigenous People's Act (RA 8371); (b) Magna Carta for Disabled Persons (RA 7277, as amended); and (c) Expanded Solo Parents Welfare Act (RA 11861), please answer the following items:";

export const QUESTION_ITEMS: readonly Item[] = [
  {
    item: 34,
    lead: 'Are you related by consanguinity or affinity to the appointing or recommending authority, or to the chief of bureau or office or to the person who has immediate supervision over you in the Office, Bureau or Department where you will be appointed,',
    questions: [
      ask('34a', 'within the third degree?'),
      ask('34b', 'within the fourth degree (for Local Government Unit - Career Employees)?'),
    ],
  },
  {
    item: 35,
    questions: [
      ask('35a', 'Have you ever been found guilty of any administrative offense?'),
      ask('35b', 'Have you been criminally charged before any court?', 'If YES, give details', ['filed_on', 'case_status']),
    ],
  },
  {
    item: 36,
    questions: [
      ask(
        '36',
        'Have you ever been convicted of any crime or violation of any law, decree, ordinance or regulation by any court or tribunal?',
      ),
    ],
  },
  {
    item: 37,
    questions: [
      ask(
        '37',
        'Have you ever been separated from the service in any of the following modes: resignation, retirement, dropped from the rolls, dismissal, termination, end of term, finished contract or phased out (abolition) in the public or private sector?',
      ),
    ],
  },
  {
    item: 38,
    questions: [
      ask('38a', 'Have you ever been a candidate in a national or local election held within the last year (except Barangay election)?'),
      ask(
        '38b',
        'Have you resigned from the government service during the three (3)-month period before the last election to promote/actively campaign for a national or local candidate?',
      ),
    ],
  },
  {
    item: 39,
    questions: [
      ask(
        '39',
        'Have you acquired the status of an immigrant or permanent resident of another country?',
        'If YES, give details (country)',
        ['country'],
      ),
    ],
  },
  {
    item: 40,
    lead: LEAD_40,
    questions: [
      ask('40a', 'Are you a member of any indigenous group?', 'If YES, please specify', ['group']),
      ask('40b', 'Are you a person with disability?', SPECIFY_ID, ['id_number']),
      ask('40c', 'Are you a solo parent?', SPECIFY_ID, ['id_number']),
    ],
  },
];

export const QUESTIONS = Object.fromEntries(
  QUESTION_ITEMS.flatMap(({ questions }) => questions.map((question) => [question.number, question])),
) as Record<AnswerNumber, Question>;

/** `34 a`, as the form calls it. */
export function formatNumber(number: AnswerNumber): string {
  return number.replace(/[a-c]$/, ' $&');
}

/** Item 42 of the form. */
export const OATH =
  'I declare under oath that I have personally accomplished this Personal Data Sheet which is a true, correct, and complete statement pursuant to the provisions of pertinent laws, rules, and regulations of the Republic of the Philippines. I authorize the agency head/authorized representative to verify/validate the contents stated herein. I agree that any misrepresentation made in this document and its attachments shall cause the filing of administrative/criminal case/s against me.';
