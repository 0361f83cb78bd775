import type { ClientBase } from 'pg';

interface Kind {
  code: string;
  name: string;
  expires?: true;
  confidential?: true;
  required?: true;
}

/** What a 201 file holds (CSC guidelines on 201 files), in the order in which it is bound; required are papers of every appointment, until HR says otherwise. */
const KINDS: readonly Kind[] = [
  { code: 'APPT', name: 'Appointment (CS Form No. 33)', required: true },
  { code: 'ASSUMPTION', name: 'Certification of assumption to duty (CS Form No. 4)' },
  { code: 'OATH', name: 'Oath of office (CS Form No. 32)', required: true },
  { code: 'PDF', name: 'Position description form (DBM-CSC Form No. 1)' },
  { code: 'PDS', name: 'Personal data sheet (CS Form No. 212)' },
  { code: 'ELIG', name: 'Certificate of eligibility' },
  { code: 'LICENCE', name: 'Professional licence', expires: true },
  { code: 'DRIVER', name: 'Driver’s licence', expires: true },
  { code: 'TOR', name: 'Transcript of records', required: true },
  { code: 'DIPLOMA', name: 'Diploma' },
  { code: 'TRAINING', name: 'Certificate of training' },
  { code: 'BIRTH', name: 'Birth certificate', required: true },
  { code: 'MARRIAGE', name: 'Marriage certificate' },
  { code: 'SALN', name: 'Statement of assets, liabilities and net worth' },
  { code: 'NBI', name: 'NBI clearance', expires: true },
  { code: 'MEDICAL', name: 'Medical certificate (CS Form No. 211)', confidential: true, required: true },
  { code: 'NOSA', name: 'Notice of salary adjustment' },
  { code: 'NOSI', name: 'Notice of step increment' },
  { code: 'ORDER', name: 'Designation or office order' },
  { code: 'RATING', name: 'Performance rating' },
  { code: 'CONTRACT', name: 'Contract of service or job order' },
  { code: 'CLEARANCE', name: 'Clearance (CS Form No. 7)' },
  { code: 'PRIOR', name: 'Service record of another agency' },
  { code: 'CASE', name: 'Administrative case', confidential: true },
  { code: 'OTHER', name: 'Other document' },
];

/** Fills the list of kinds once, while it is empty. */
export async function loadReference(client: ClientBase): Promise<void> {
  await client.query(
    `insert into file201.document_kind (code, name, place, expires, is_confidential, is_required)
     select k.code, k.name, k.place, k.expires, k.confidential, k.required
     from jsonb_to_recordset($1::jsonb) as k(code text, name text, place integer, expires boolean, confidential boolean, required boolean)
     where not exists (select from file201.document_kind)`,
    [JSON.stringify(KINDS.map((kind, at) => ({ expires: false, confidential: false, required: false, ...kind, place: at + 1 })))],
  );
}
