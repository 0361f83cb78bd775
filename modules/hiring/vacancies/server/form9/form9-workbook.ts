import type { FormSheet, SheetCell, SheetLine } from '@talaan/kernel/server/workbook/write-sheet.ts';
import type { Form9Post, wordsOfForm9 } from '../../print/form9.ts';

const HEADINGS = [
  'No.',
  'Position Title (Parenthetical Title, if applicable)',
  'Plantilla Item No.',
  'Salary/Job/Pay Grade',
  'Monthly Salary',
  'Education',
  'Training',
  'Experience',
  'Eligibility',
  'Competency (if applicable)',
  'Place of Assignment',
];
const WIDTHS = [5, 24, 24, 9, 13, 24, 18, 20, 22, 18, 22];

/** CS Form No. 9 as the workbook that the CSC field office asks for: the same head, table and foot as on paper. */
export function layOutForm9Workbook(words: ReturnType<typeof wordsOfForm9>, posts: readonly Form9Post[]): FormSheet {
  const { agency, signer, contact } = words;
  const contactLines = [contact.title, contact.address, contact.email, contact.phone].filter((line) => line !== '');
  return {
    above: [
      [...across('CS Form No. 9', { columns: 6, isBold: true }), ...signing('Electronic copy to be submitted to the CSC FO')],
      [...across('Revised 2025', { columns: 6 }), ...signing('must be in MS Excel format')],
      across('Republic of the Philippines', { isCentred: true }),
      across(agency.toUpperCase(), { isCentred: true, isBold: true }),
      across('Request for Publication of Vacant Positions', { isCentred: true, isBold: true }),
      [],
      across('To: CIVIL SERVICE COMMISSION (CSC)', { isBold: true }),
      across(
        `We hereby request the publication of the following vacant positions, which are authorized to be filled, at the ${agency} in the CSC website:`,
      ),
      [],
      signing(signer.name.toUpperCase(), true),
      signing(signer.title),
      signing(`Date: ${words.date}`),
      [],
      [{ text: 'Qualification Standards', at: 5, columns: 5, isBold: true, isCentred: true, isBoxed: true }],
    ],
    headings: HEADINGS,
    rows: posts.map(cellsOf),
    below: [
      [],
      across(
        `Interested and qualified applicants should signify their interest in writing. Attach the following documents to the application letter and send to the address below not later than ${words.deadline ?? '____________________'}.`,
      ),
      ...words.papers.map((paper, at) => across(`${at + 1}. ${paper}`)),
      ...words.notes.map((note) => across(note)),
      ...words.equal_opportunity.map((line) => across(line, { isBold: true })),
      across('QUALIFIED APPLICANTS are advised to hand in or send through courier or e-mail their application to:'),
      across(contact.name.toUpperCase(), { isBold: true }),
      ...contactLines.map((line) => across(line)),
      across('APPLICATIONS WITH INCOMPLETE DOCUMENTS SHALL NOT BE ENTERTAINED.', { isBold: true }),
      across(`Read and apply online: ${words.address}`),
    ],
    widths: WIDTHS,
  };
}

function across(text: string, more: Partial<SheetLine[number]> = {}): SheetLine {
  return [{ text, at: 0, columns: HEADINGS.length, ...more }];
}

/** On the right, where the form is signed. */
function signing(text: string, isBold = false): SheetLine {
  return [{ text, at: 8, columns: 3, isBold, isCentred: true }];
}

function cellsOf(post: Form9Post, at: number): SheetCell[] {
  return [
    at + 1,
    post.title,
    post.items.join('\n'),
    post.salary_grade,
    post.salary === null ? null : post.salary / 100,
    post.education,
    post.training,
    post.experience,
    post.eligibility,
    post.competency || 'N/A',
    post.place,
  ];
}
