export interface WantedPaper {
  code: string;
  label: string;
  is_needed: boolean;
}

interface Kind {
  nature: string;
  status: string;
  isPublished: boolean;
}

/** Natures by which a person enters the service, or enters this agency. */
const ENTERING = new Set(['ORIG', 'REEMP', 'TRANS']);
/** Statuses that ask for an eligibility of the career service. */
const CAREER = new Set(['PERM', 'TEMP']);

/** The papers that support an appointment, by its kind (domain, section 10.2), in the order of the checklist. */
export function papersFor({ nature, status, isPublished }: Kind): WantedPaper[] {
  const enters = ENTERING.has(nature);
  const isCasual = status === 'CAS';
  const papers: [code: string, label: string, applies: boolean, isNeeded?: boolean][] = [
    ['pds', 'Personal data sheet with work experience sheet', true],
    ['eligibility', 'Proof of eligibility or licence', CAREER.has(status)],
    ['position', 'Position description form (DBM-CSC Form No. 1)', true],
    ['oath', 'Oath of office (CS Form No. 32)', true],
    ['assumption', 'Certification of assumption to duty (CS Form No. 4)', true],
    ['appointment', 'Signed appointment (CS Form No. 33)', !isCasual],
    ['publication', 'Request for publication (CS Form No. 9) with proof of posting', isPublished],
    ['casual', 'Plantilla of casual appointment (CS Form No. 34)', isCasual],
    ['nbi', 'NBI clearance', enters],
    ['medical', 'Medical certificate (CS Form No. 211) with examinations', enters],
    ['birth', 'Birth certificate', enters],
    ['marriage', 'Marriage certificate, where married', enters, false],
    ['transcript', 'Transcript of records and diploma', enters],
    ['saln', 'Statement of assets, liabilities and net worth', enters],
    ['tax', 'BIR Form 1902 or 2305', enters],
    ['membership', 'GSIS, PhilHealth and Pag-IBIG forms', enters],
    ['bank', 'Bank account for payroll', enters],
    ['clearance', 'Clearance from the former employer', nature === 'TRANS'],
    ['rating', 'Performance rating of the last period', nature === 'PROM'],
    ['consent', 'Consent to a non-disciplinary demotion', nature === 'DEMO'],
    ['erasures', 'Certification of erasures or alterations, where there are any', true, false],
  ];
  return papers.flatMap(([code, label, applies, isNeeded = true]) => (applies ? [{ code, label, is_needed: isNeeded }] : []));
}

/** The kind of document in the 201 file for a paper of the checklist or of an application. */
export function documentKindOf(code: string): string {
  return DOCUMENT_KINDS[code] ?? 'OTHER';
}

const DOCUMENT_KINDS: Readonly<Record<string, string>> = {
  pds: 'PDS',
  eligibility: 'ELIG',
  position: 'PDF',
  oath: 'OATH',
  assumption: 'ASSUMPTION',
  appointment: 'APPT',
  casual: 'APPT',
  nbi: 'NBI',
  medical: 'MEDICAL',
  birth: 'BIRTH',
  marriage: 'MARRIAGE',
  transcript: 'TOR',
  saln: 'SALN',
  clearance: 'CLEARANCE',
  rating: 'RATING',
  training: 'TRAINING',
  license: 'LICENCE',
};
