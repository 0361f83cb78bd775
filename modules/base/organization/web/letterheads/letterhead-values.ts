import { SIGNING_ROLES, type LetterheadLines, type SigningRole } from '../../contract/letterheads.ts';

/** What the form holds: the lines, the day they begin, and one signatory for each role. */
export interface LetterheadValues extends LetterheadLines {
  from: string | null;
}

/** The form begins with what papers carry now. */
export function valuesOf(lines: LetterheadLines, from: string): LetterheadValues {
  const signatories = (Object.keys(SIGNING_ROLES) as SigningRole[]).map(
    (role) =>
      lines.signatories.find((one) => one.role === role) ?? { role, signer: 'nobody' as const, office_id: null, name: '', title: '' },
  );
  return { ...lines, signatories, from };
}
