import { sql } from 'kysely';

/** The text of a document: the few of a person or an office are searched by it, lists of all by an index (`d.words`). */
export const plainTextOf = sql`kernel.plain(concat_ws(' ', d.tracking_no, d.outgoing_no, d.subject, d.sender_name, d.sender_office, d.reference_no))`;
