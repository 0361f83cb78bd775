import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localDay } from '@talaan/kernel/server/clock.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import { applicationFlow } from '@talaan/applicants/workflow.ts';
import { OVERRIDE_KINDS, type ScreenedApplication, type ScreenedElement } from '../contract/screening.ts';
import { formatDays } from '../rules/count-experience.ts';
import { ELEMENTS, RESULTS, type ElementName } from '../rules/elements.ts';

export interface ApplicantScreening {
  officeId: number;
  day: string;
  application: ScreenedApplication;
  by: string;
}

/** The screening of one applicant on long paper, with the rows that were counted. */
export const applicantScreeningForm = printedForm<ApplicantScreening>({
  template: new URL('./applicant-screening.typ', import.meta.url),
  letterhead: ({ officeId, day }) => ({ officeId, date: day }),
  layOut: ([only]) => layOut(only!),
});

/** What the figure of a row counts. */
const UNITS: Record<ElementName, string> = {
  education: 'Counts',
  experience: 'Days',
  training: 'Hours',
  eligibility: 'Counts',
  special: '',
};

function layOut({ sheet: { application, day, by }, marks }: OnPaper<ApplicantScreening>): object {
  const { post, elements, reason, decided } = application;
  const facts: [string, string][] = [
    ['Applicant', application.fullname],
    ['Application', application.reference],
    ['Position', `${post.title} (${post.code}), ${post.office}`],
    ['As of', post.closing_day ? longDate(post.closing_day) : ''],
    ['State', applicationFlow.words[application.state]],
    ['Decided by', decided ? `${decided.by}, ${longDate(localDay(decided.at))}` : ''],
    ['Reason sent', reason],
    ['Note', application.note],
  ];
  return {
    ...marks,
    by,
    reference: application.reference,
    printed: `Printed on ${longDate(day)}`,
    facts: facts.filter(([, value]) => value !== ''),
    elements: elements.map(layOutElement),
  };
}

function layOutElement({ element, asked, note, result, outcome, override, rows }: ScreenedElement): object {
  return {
    title: ELEMENTS[element],
    outcome: RESULTS[outcome],
    unit: UNITS[element],
    facts: [
      ['Asked', asked],
      ['Found', override ? `${RESULTS[result]}: ${note}` : note],
      ...(override ? [['Decided', [OVERRIDE_KINDS[override.kind], override.resolution, override.reason].filter(Boolean).join('. ')]] : []),
    ],
    rows: rows.map((row) => [
      [row.title, row.detail].filter(Boolean).join(' · '),
      formatDay(row.from),
      formatDay(row.to),
      formatCounted(element, row.counted),
      row.why,
    ]),
  };
}

function formatDay(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? longDate(day) : day;
}

function formatCounted(element: ElementName, counted: number): string {
  if (element === 'experience') return formatDays(counted);
  if (element === 'training') return (counted / 100).toLocaleString('en-PH');
  return counted > 0 ? 'Yes' : 'No';
}
