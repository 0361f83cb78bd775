import type { AnswerNumber } from '../contract/sheet.ts';

/** One question of items 34 to 40, word for word as CS Form No. 212 prints it. */
export interface Question {
  number: AnswerNumber;
  /** What it is called on the form: `34 a`. */
  label: string;
  text: string;
  /** What is asked of whoever says yes. */
  details: string;
}

interface QuestionGroup {
  item: number;
  /** Stands before the parts of an item that has several. */
  lead?: string;
  questions: Question[];
}

const DETAILS = 'If YES, give details';

export const QUESTION_TEXTS: QuestionGroup[] = [
  {
    item: 34,
    lead: 'Are you related by consanguinity or affinity to the appointing or recommending authority, or to the chief of bureau or office or to the person who has immediate supervision over you in the Office, Bureau or Department where you will be appointed,',
    questions: [
      { number: '34a', label: '34 a', text: 'within the third degree?', details: DETAILS },
      {
        number: '34b',
        label: '34 b',
        text: 'within the fourth degree (for Local Government Unit – Career Employees)?',
        details: DETAILS,
      },
    ],
  },
  {
    item: 35,
    questions: [
      { number: '35a', label: '35 a', text: 'Have you ever been found guilty of any administrative offense?', details: DETAILS },
      { number: '35b', label: '35 b', text: 'Have you been criminally charged before any court?', details: DETAILS },
    ],
  },
  {
    item: 36,
    questions: [
      {
        number: '36',
        label: '36',
        text: 'Have you ever been convicted of any crime or violation of any law, decree, ordinance or regulation by any court or tribunal?',
        details: DETAILS,
      },
    ],
  },
  {
    item: 37,
    questions: [
      {
        number: '37',
        label: '37',
        text: 'Have you ever been separated from the service in any of the following modes: resignation, retirement, dropped from the rolls, dismissal, termination, end of term, finished contract or phased out (abolition) in the public or private sector?',
        details: DETAILS,
      },
    ],
  },
  {
    item: 38,
    questions: [
      {
        number: '38a',
        label: '38 a',
        text: 'Have you ever been a candidate in a national or local election held within the last year (except Barangay election)?',
        details: DETAILS,
      },
      {
        number: '38b',
        label: '38 b',
        text: 'Have you resigned from the government service during the three (3)-month period before the last election to promote/actively campaign for a national or local candidate?',
        details: DETAILS,
      },
    ],
  },
  {
    item: 39,
    questions: [
      {
        number: '39',
        label: '39',
        text: 'Have you acquired the status of an immigrant or permanent resident of another country?',
        details: 'If YES, give details (country)',
      },
    ],
  },
  {
    item: 40,
    lead: 'Pursuant to: (a) Indigenous People’s Act (RA 8371); (b) Magna Carta for Disabled Persons (RA 7277, as amended); and (c) Expanded Solo Parents Welfare Act (RA 11861), please answer the following items:',
    questions: [
      { number: '40a', label: '40 a', text: 'Are you a member of any indigenous group?', details: 'If YES, please specify' },
      { number: '40b', label: '40 b', text: 'Are you a person with disability?', details: 'If YES, please specify ID No.' },
      { number: '40c', label: '40 c', text: 'Are you a solo parent?', details: 'If YES, please specify ID No.' },
    ],
  },
];

/** Item 42 of the form. */
export const OATH =
  'I declare under oath that I have personally accomplished this Personal Data Sheet which is a true, correct, and complete statement pursuant to the provisions of pertinent laws, rules, and regulations of the Republic of the Philippines. I authorize the agency head/authorized representative to verify/validate the contents stated herein. I agree that any misrepresentation made in this document and its attachments shall cause the filing of administrative/criminal case/s against me.';
