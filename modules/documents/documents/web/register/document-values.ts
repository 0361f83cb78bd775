import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { FormFile } from '@talaan/kernel/web/files/files-field.tsx';
import type { DocumentPage } from '../../contract/documents.ts';
import type { DocumentFacts } from '../../contract/register.ts';

export interface DocumentValues extends Omit<DocumentFacts, 'type_id' | 'pages' | 'copies' | 'came_at' | 'attachments'> {
  type_id: number | null;
  pages: number | string;
  copies: number | string;
  /** The receipt stamped on a paper from outside: its day and its time. */
  came_on: string | null;
  came_time: string;
  files: FormFile[];
  /** Kept without a tracking number; of a new one. */
  is_draft: boolean;
  /** Why it is corrected; of one that is on record. */
  reason: string;
}

export const NO_DOCUMENT: DocumentValues = {
  type_id: null,
  kind: 'INTERNAL',
  subject: '',
  description: '',
  sender_name: '',
  sender_office: '',
  sender_contact: '',
  reference_no: '',
  paper_date: null,
  pages: '',
  copies: 1,
  priority: 'ROUTINE',
  confidentiality: 'OPEN',
  related_id: null,
  sender_person_id: null,
  came_on: null,
  came_time: '',
  files: [],
  is_draft: false,
  reason: '',
};

/** The body of both calls, without the office. */
export function bodyOf({
  type_id,
  pages,
  copies,
  came_on,
  came_time,
  files,
  is_draft: _draft,
  reason: _reason,
  ...facts
}: DocumentValues): DocumentFacts {
  const isInternal = facts.kind === 'INTERNAL';
  return {
    ...facts,
    ...(isInternal ? { sender_name: '', sender_office: '', sender_contact: '' } : { sender_person_id: null }),
    type_id: type_id ?? 0,
    pages: pages === '' ? null : Number(pages),
    copies: copies === '' ? Number.NaN : Number(copies),
    came_at: facts.kind === 'EXTERNAL_IN' && came_on !== null ? `${came_on}T${came_time || '08:00'}` : null,
    attachments: files.flatMap(({ path }) => path ?? []),
  };
}

/** What the form starts with for a document that is on record. */
export function valuesOf(page: DocumentPage): DocumentValues {
  const came = page.came_at === null ? null : Temporal.Instant.from(page.came_at).toZonedDateTimeISO(ZONE).toPlainDateTime();
  return {
    type_id: page.type_id,
    kind: page.kind,
    subject: page.subject,
    description: page.description,
    sender_name: page.sender_name,
    sender_office: page.sender_office,
    sender_contact: page.sender_contact,
    reference_no: page.reference_no,
    paper_date: page.paper_date,
    pages: page.pages ?? '',
    copies: page.copies,
    priority: page.priority,
    confidentiality: page.confidentiality,
    related_id: page.related?.id ?? null,
    sender_person_id: page.sender_person?.id ?? null,
    came_on: came?.toPlainDate().toString() ?? null,
    came_time: came?.toPlainTime().toString({ smallestUnit: 'minute' }) ?? '',
    files: page.attachments.map(({ id, name }) => ({ id, name })),
    is_draft: false,
    reason: '',
  };
}
