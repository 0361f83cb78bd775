/** On what ground of RA 10173 a module keeps personal data: section 12, and section 13 where it is sensitive. */
export const LEGAL_BASES = {
  consent: 'Consent of the person (sec. 12 a, 13 a)',
  contract: 'Contract of service with the person (sec. 12 b)',
  law: 'Duty of the university by law (sec. 12 c, 13 b)',
  authority: 'Task of a public authority (sec. 12 e)',
} as const;

type LegalBasis = keyof typeof LEGAL_BASES;

/** Whose personal data it is. */
type DataSubjects =
  | 'Employees'
  | 'Job orders and contracts of service'
  | 'Former employees'
  | 'Families of employees'
  | 'Applicants'
  | 'Members of boards and committees'
  | 'Account holders'
  | 'Clients and senders of papers';

/** How long it is kept: for a term, or for ever by law. */
type Keeping = { until: string } | { forEver: string };

/** A line in the register of processing activities (RA 10173, IRR sec. 26 c), which each module that holds personal data declares. */
export interface Processing {
  /** What is done with it, in the words of the field. */
  activity: string;
  purpose: string;
  basis: LegalBasis;
  /** The law or rule that asks for it. */
  law: string;
  people: readonly DataSubjects[];
  /** The categories of what is kept, sensitive ones by name. */
  facts: readonly string[];
  /** Who reads it beside the person, and to whom outside it goes. */
  recipients: readonly string[];
  kept: Keeping;
}
