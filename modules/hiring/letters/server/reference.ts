import type pg from 'pg';

const CLOSE = 'We thank you for your interest in serving {university}.';

/** Ready letters; those that are there already stay as HR has them. */
const TEMPLATES = [
  {
    name: 'Notice to applicants who were not selected',
    subject: 'Your application for {position}',
    body: `Dear {honorific} {surname},\n\nThe selection for {position}, {office}, has been concluded, and another applicant was selected. Your application {reference} remains on file for two years, and you may apply for other posts at any time.\n\n${CLOSE}`,
  },
  {
    name: 'Notice to those next in rank',
    subject: 'Appointment to {position}: notice to those next in rank',
    body: `Dear {honorific} {surname},\n\nAn appointment to {position}, {office}, for which you are next in rank, has been issued. You may protest it in writing within fifteen calendar days from the receipt of this notice (CSC rules on protests).\n\n${CLOSE}`,
  },
  {
    name: 'Request for original documents',
    subject: 'Original documents for your application {reference}',
    body: `Dear {honorific} {surname},\n\nPlease bring the originals of the documents of your application for {position} to the office that received it within five working days from {today}. They are compared with your copies and returned at once.\n\n${CLOSE}`,
  },
  {
    name: 'Postponement of the selection',
    subject: 'The selection for {position} is postponed',
    body: `Dear {honorific} {surname},\n\nThe next step of the selection for {position}, {office}, is postponed. You need not do anything: a new schedule will be sent to you.\n\n${CLOSE}`,
  },
];

export async function loadReference(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into letters.template (name, subject, body)
     select name, subject, body from jsonb_to_recordset($1::jsonb) as t (name text, subject text, body text) on conflict do nothing`,
    [JSON.stringify(TEMPLATES)],
  );
}
