import { longDate } from '@talaan/kernel/contract/dates.ts';
import { AUTHORITY_NEEDED, type FilingCheck } from './check-filing.ts';
import type { LeaveType } from '../leave-type.ts';
import { neededBeforeCertification } from './needed-papers.ts';

interface Standing {
  type: Pick<LeaveType, 'law' | 'box' | 'noticeDays' | 'name'>;
  receivedOn: string;
  firstDay: string;
  place: string | null;
  foreignAuthority: string;
  lateReason: string;
  parts: readonly { without: number }[];
}

interface PaperThere {
  name: string;
  is_before_certification: boolean;
  is_required: boolean;
  due_on: string | null;
  file: string | null;
  verdict: string | null;
  remarks: string;
}

/** What is told of an application that was filed: how late it was, what is without pay, and what a later step waits for. `run` is its working days in a row. */
export function checkStanding(leave: Standing, papers: readonly PaperThere[], run: number): FilingCheck[] {
  const { type, receivedOn, firstDay, lateReason } = leave;
  const source = type.law;
  const found: FilingCheck[] = [];
  if (lateReason !== '') found.push({ no: 4, kind: 'warn', field: 'late_reason', text: `Filed late: ${lateReason}`, source });
  for (const paper of papers) {
    if (paper.verdict === 'LACKING')
      found.push({ no: 5, kind: 'later', field: 'papers', text: `${paper.name} was found lacking. ${paper.remarks}`.trim(), source });
    if (paper.is_before_certification)
      found.push({ no: 8, kind: 'later', field: 'papers', text: neededBeforeCertification({ name: paper.name, run }), source });
    else if (paper.is_required && paper.file === null) {
      const due = paper.due_on === null ? '' : `, due ${longDate(paper.due_on)}`;
      found.push({ no: 5, kind: 'later', field: 'papers', text: `${paper.name} is not there yet${due}.`, source });
    }
  }
  if (leave.parts.some(({ without }) => without > 0))
    found.push({ no: 7, kind: 'warn', field: 'dates', text: 'A part of it is without pay.', source: 'MC 41 s.1998 Sec. 56' });
  if (type.box === 'VACATION' && firstDay < receivedOn)
    found.push({ no: 9, kind: 'warn', field: 'dates', text: 'The vacation had begun when it was filed.', source });
  if (leave.place === 'ABROAD' && leave.foreignAuthority === '')
    found.push({
      no: 10,
      kind: 'later',
      field: 'foreign_authority',
      text: AUTHORITY_NEEDED,
      source,
    });
  return found;
}
