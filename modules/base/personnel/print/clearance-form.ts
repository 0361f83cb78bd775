import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';

/** A clearance as it is stored when it is issued; a draft has no control number. Days as YYYY-MM-DD. */
export interface ClearanceSheet {
  name: string;
  idno: string;
  position: string;
  office: string;
  office_id: number;
  /** Whose letterhead and signatories it carries. */
  issuing_office_id: number;
  last_day: string;
  cause: string;
  authority: string;
  lines: { kind: string; cleared_by: string; cleared_on: string | null; remarks: string }[];
  control_number: string;
  date: string;
}

/** The summary of a clearance, after the lines of CS Form No. 7. */
export const clearanceForm = printedForm<ClearanceSheet>({
  template: new URL('./clearance.typ', import.meta.url),
  letterhead: ({ issuing_office_id, date }) => ({ officeId: issuing_office_id, date }),
  layOut: ([only]) => layOut(only!),
});

function layOut({ sheet, marks }: OnPaper<ClearanceSheet>): object {
  const open = sheet.lines.filter(({ cleared_on }) => cleared_on === null).length;
  return {
    ...sheet,
    ...marks,
    facts: [
      ['Name', sheet.name],
      ['Employee number', sheet.idno],
      ['Last position', sheet.position],
      ['Office', sheet.office],
      ['Last day of service', longDate(sheet.last_day)],
      ['Cause', sheet.cause],
      ['Authority', sheet.authority],
    ].filter(([, value]) => value !== ''),
    lines: sheet.lines.map((line) => ({
      kind: line.kind,
      on: line.cleared_on === null ? '' : longDate(line.cleared_on),
      by: line.cleared_by,
      remarks: line.remarks,
    })),
    standing:
      open === 0
        ? `cleared of all ${sheet.lines.length} accountabilities listed above`
        : `not yet cleared of ${open} of the ${sheet.lines.length} accountabilities listed above`,
    date: longDate(sheet.date),
  };
}
