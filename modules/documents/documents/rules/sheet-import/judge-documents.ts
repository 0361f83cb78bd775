import { plain } from '@talaan/imports/rules/import-fields.ts';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { compare, isWrong, note, refuse, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { DocumentFacts } from '../../contract/register.ts';
import { CONFIDENTIALITIES, KINDS, PRIORITIES } from '../../contract/words.ts';
import { documentFields, NUMBER_COLUMN, type DocumentRowValues } from './document-fields.ts';

export type DocumentRow = ReadRow<DocumentRowValues>;

interface TypeHere {
  id: number;
  code: string;
  name: string;
  confidentiality: keyof typeof CONFIDENTIALITIES;
  is_active: boolean;
}

export interface DocumentGround {
  /** YYYY-MM-DDTHH:MM of the university. */
  now: string;
  types: readonly TypeHere[];
  /** The digest of a row, by its line. */
  digests: ReadonlyMap<number, string>;
  /** What the office registered from spreadsheets, by the digest of its row. */
  registered: ReadonlyMap<string, { id: number; tracking_no: string; on: string }>;
}

export interface DocumentPlan {
  digest: string;
  facts: Omit<DocumentFacts, 'attachments'>;
}

export interface JudgedDocument {
  row: DocumentRow;
  name: string;
  /** The document that the same row registered before. */
  knownId: number | null;
  plan: DocumentPlan | null;
  changes: { field: string; from: string; to: string }[];
}

/**
 * What tells a row from another one: all that it says, and the how manieth it is of those that say the same. The same paper in a file that
 * is uploaded again is the same row, wherever it stands.
 */
export function identifyRows(rows: readonly DocumentRow[]): Map<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map(({ line, values }) => {
      const said = JSON.stringify(
        (Object.keys(documentFields) as (keyof DocumentRowValues)[]).map((key) => plain(String(values[key] ?? ''))),
      );
      const before = seen.get(said) ?? 0;
      seen.set(said, before + 1);
      return [line, `${said}#${before + 1}`];
    }),
  );
}

/** Judges papers of an office that a spreadsheet would register; those that it registered before are left as they are. */
export function judgeDocuments(rows: readonly DocumentRow[], ground: DocumentGround): JudgedDocument[] {
  return rows.map((row) => {
    const name = row.values.subject ?? '';
    const digest = ground.digests.get(row.line)!;
    const known = ground.registered.get(digest);
    if (known) {
      note(
        row,
        NUMBER_COLUMN,
        `Registered before as ${known.tracking_no} on ${longDate(known.on)}. If this is another paper, say so in its remarks.`,
      );
      return { row, name, knownId: known.id, plan: null, changes: [] };
    }
    const type = findType(row, ground);
    const facts = type && factsOf(row, type, ground);
    if (!facts || isWrong(row)) return { row, name, knownId: null, plan: null, changes: [] };
    return { row, name, knownId: null, plan: { digest, facts }, changes: compare(null, saidOf(facts, type)) };
  });
}

function findType(row: DocumentRow, { types }: DocumentGround): TypeHere | undefined {
  const { type: words } = row.values;
  if (words === undefined) return undefined;
  const column = documentFields.type.title;
  const found = types.find(({ code, name }) => plain(code) === plain(words) || plain(name) === plain(words));
  if (!found) refuse(row, column, `“${words.slice(0, 60)}” is no type of documents. Enter its code or name as in the list of types.`);
  else if (!found.is_active) refuse(row, column, `${found.name} is out of use. Choose another type.`);
  return found;
}

function factsOf(row: DocumentRow, type: TypeHere, { now }: DocumentGround): DocumentPlan['facts'] {
  const { values } = row;
  const sender = (['sender_name', 'sender_office', 'sender_contact'] as const).filter((key) => values[key] !== undefined);
  const kind = values.kind ?? (sender.length > 0 || values.came_at !== undefined ? 'EXTERNAL_IN' : 'INTERNAL');
  if (kind === 'INTERNAL' && sender.length > 0)
    refuse(row, documentFields[sender[0]!].title, 'An internal paper comes from your office: leave this empty, or write “From outside”.');
  if (values.came_at !== undefined && kind !== 'EXTERNAL_IN')
    refuse(row, documentFields.came_at.title, 'Only a paper from outside has a receipt stamped on it.');
  if (values.came_at !== undefined && values.came_at > now) refuse(row, documentFields.came_at.title, 'This time is still to come.');
  return {
    type_id: type.id,
    kind,
    subject: values.subject ?? '',
    description: values.description ?? '',
    sender_name: values.sender_name ?? '',
    sender_office: values.sender_office ?? '',
    sender_contact: values.sender_contact ?? '',
    sender_person_id: null,
    reference_no: values.reference_no ?? '',
    paper_date: values.paper_date ?? null,
    pages: values.pages ?? null,
    copies: values.copies ?? 1,
    priority: values.priority ?? 'ROUTINE',
    confidentiality: values.confidentiality ?? type.confidentiality,
    related_id: null,
    came_at: values.came_at ?? null,
  };
}

/** What is shown before it is confirmed; what is usual is not said. */
function saidOf(facts: DocumentPlan['facts'], type: TypeHere): Record<string, string> {
  const { sender_name: sender, sender_office: office, priority, confidentiality, pages } = facts;
  return {
    [documentFields.type.title]: type.name,
    [documentFields.kind.title]: facts.kind === 'INTERNAL' ? '' : KINDS[facts.kind],
    [documentFields.sender_name.title]: [sender, office].filter(Boolean).join(', '),
    [documentFields.came_at.title]: facts.came_at === null ? '' : formatStamp(facts.came_at),
    [documentFields.reference_no.title]: facts.reference_no,
    [documentFields.paper_date.title]: facts.paper_date === null ? '' : longDate(facts.paper_date),
    [documentFields.pages.title]: pages === null ? '' : String(pages),
    [documentFields.priority.title]: priority === 'ROUTINE' ? '' : PRIORITIES[priority],
    [documentFields.confidentiality.title]: confidentiality === 'OPEN' ? '' : CONFIDENTIALITIES[confidentiality],
  };
}

function formatStamp(stamp: string): string {
  const { hour, minute } = Temporal.PlainDateTime.from(stamp);
  return `${longDate(stamp.slice(0, 10))}, ${clockTime(hour * 60 + minute)}`;
}
