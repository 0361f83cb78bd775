import { EXAMPLE_NUMBER, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import type { OrderOfFile } from '@talaan/imports/rules/read-date.ts';
import { dated, readDay, readText, readWhole, type Read } from '@talaan/imports/rules/readers.ts';
import { CONFIDENTIALITIES, KINDS, PRIORITIES } from '../../contract/words.ts';
import { readWord } from '../read-word.ts';

/** What a row of the spreadsheet tells of a paper. */
export interface DocumentRowValues {
  type: string;
  subject: string;
  kind: keyof typeof KINDS;
  sender_name: string;
  sender_office: string;
  sender_contact: string;
  /** YYYY-MM-DDTHH:MM of the university. */
  came_at: string;
  reference_no: string;
  paper_date: string;
  pages: number;
  copies: number;
  priority: keyof typeof PRIORITIES;
  confidentiality: keyof typeof CONFIDENTIALITIES;
  description: string;
}

/** Under which the check and the report say the number of a row. */
export const NUMBER_COLUMN = 'Tracking number';

export const documentFields: ImportFields<DocumentRowValues> = {
  type: {
    title: 'Type',
    aliases: ['document type', 'type of document', 'code', 'type code'],
    isRequired: true,
    read: readText(150),
    help: 'The code or the name of a type in use, such as DTR; the list Document types has them. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  subject: {
    title: 'Subject',
    aliases: ['subject matter', 'title', 'particulars', 'document title'],
    isRequired: true,
    read: readText(500),
    help: 'What the paper is about, in at most 500 letters.',
    example: 'Daily time records of November, Department of Mathematics',
  },
  kind: {
    title: 'Where it comes from',
    aliases: ['kind', 'origin', 'source', 'internal or external'],
    read: readWord(KINDS),
    help: 'Internal, From outside or To the outside. Where it is empty: From outside if there is a sender, else Internal.',
    example: 'Internal',
  },
  sender_name: {
    title: 'Sender',
    aliases: ['from', 'sender name', 'name of sender', 'addressee', 'sender or addressee'],
    read: readText(150),
    help: 'Who sent it, or to whom it goes, outside the university. Empty for an internal paper.',
    example: '',
  },
  sender_office: {
    title: 'Office or address',
    aliases: ['sender office', 'agency', 'address', 'company', 'organization', 'sender address'],
    read: readText(200),
    help: 'The office or address of the sender or addressee.',
    example: '',
  },
  sender_contact: {
    title: 'Telephone or e-mail',
    aliases: ['contact', 'contact number', 'telephone', 'email', 'e mail', 'sender contact'],
    read: readText(150),
    help: 'Where the sender or addressee is reached.',
    example: '',
  },
  came_at: {
    title: 'Receipt stamped on',
    aliases: ['received on', 'date received', 'date and time received', 'receipt stamped', 'stamped on'],
    read: dated(readStamp),
    help: 'Of a paper from outside: day and time of the stamp, such as 2026-11-27 14:30. Its deadline counts from then. Without a time: 08:00.',
    example: '',
  },
  reference_no: {
    title: 'Number of the paper',
    aliases: ['reference no', 'reference number', 'paper no', 'document no', 'document number', 'letter no', 'control no'],
    read: readText(60),
    help: 'The number that the paper itself has.',
    example: 'MATH-2026-118',
  },
  paper_date: {
    title: 'Date of the paper',
    aliases: ['paper date', 'date', 'document date', 'letter date', 'dated'],
    read: readDay,
    help: 'YYYY-MM-DD or MM/DD/YYYY.',
    example: '2026-11-25',
  },
  pages: {
    title: 'Pages',
    aliases: ['no of pages', 'number of pages', 'page count'],
    read: readWhole(1, 9999, 'A whole number from 1 to 9999.'),
    help: 'How many pages it has.',
    example: '12',
  },
  copies: {
    title: 'Copies',
    aliases: ['no of copies', 'number of copies'],
    read: readWhole(1, 999, 'A whole number from 1 to 999.'),
    help: 'How many copies were received. 1 where it is empty.',
    example: '1',
  },
  priority: {
    title: 'Priority',
    aliases: ['urgency'],
    read: readWord(PRIORITIES),
    help: 'Routine, Urgent or Rush. Routine where it is empty.',
    example: 'Routine',
  },
  confidentiality: {
    title: 'Confidentiality',
    aliases: ['security', 'classification'],
    read: readWord(CONFIDENTIALITIES),
    help: 'Open, Restricted or Confidential. That of its type where it is empty.',
    example: 'Open',
  },
  description: {
    title: 'Remarks',
    aliases: ['description', 'remark', 'notes', 'note'],
    read: readText(4000),
    help: 'What else should be known of it.',
    example: '',
  },
};

/** `2026-11-27 14:30`, `11/27/2026 2:30 PM`, or a day alone: then 08:00. */
function readStamp(cell: string, order: OrderOfFile): Read<string> {
  const found = /^(.*?)(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.0+)?)?(Z)? ?([ap])?\.?m?\.?)?$/i.exec(cell)!;
  const day = readDay(found[1]!, order);
  if ('error' in day) return day;
  if (found[2] === undefined) return { value: `${day.value}T08:00` };
  const half = found[5]?.toLowerCase();
  const said = Number(found[2]);
  const hour = half === undefined ? said : (said % 12) + (half === 'p' ? 12 : 0);
  if (hour > 23 || Number(found[3]) > 59 || (half !== undefined && (said < 1 || said > 12)))
    return { error: `“${cell.slice(0, 60)}” has no time of the day. Enter it as 2026-11-27 14:30.` };
  return { value: `${day.value}T${String(hour).padStart(2, '0')}:${found[3]!}` };
}
