import { sql } from 'kysely';

/** The number of a document, also without its zeros, as people write it. */
const number = sql`concat_ws(' ', d.tracking_no, regexp_replace(d.tracking_no, '-0+([0-9])', '-\\1'))`;
export const plainNumber = sql`kernel.plain(${number})`;

/** The text of a document: the few of a person or an office are searched by it, lists of all by an index (`d.words`). */
export const plainTextOf = sql`kernel.plain(concat_ws(' ', ${number}, d.outgoing_no, d.subject, d.sender_name, d.sender_office, d.reference_no))`;
