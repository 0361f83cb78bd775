import { sql } from 'kysely';

/** What the few documents of a person or an office are searched by; lists of all are searched by an index (`d.words`). */
export const plainTextOf = sql`kernel.plain(concat_ws(' ', d.tracking_no, d.subject, d.sender_name, d.sender_office, d.reference_no))`;
