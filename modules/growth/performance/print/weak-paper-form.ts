import { longDate } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { WatchedPeriod } from '../rules/after/judge-weak-ratings.ts';
import { APPEAL_DAYS } from '../rules/after/judge-weak-ratings.ts';
import { WEAK_PAPERS, type WeakPaperDue } from '../rules/after/weak-papers.ts';
import { ADJECTIVES } from '../rules/levels.ts';
import { formatRating, type Rating } from '../rules/rating.ts';

/** What is recorded of a period beside its rating. */
export interface RecordedWeak {
  final: Rating | null;
  /** What the rater recommended. */
  comments: string;
  /** The outputs rated below Satisfactory, with their averages as they are printed. */
  lowest: { output: string; average: string }[];
  /** Of poor work early, and of the intervention. */
  poor: { on_day: string; details: string } | null;
  intervention: { on_day: string; details: string } | null;
}

/** A paper about weak ratings. */
interface WeakSheet extends WeakPaperDue {
  name: string;
  position: string;
  office: string;
  office_id: number;
  date: string;
  of_weak: RecordedWeak;
  of_next: RecordedWeak | null;
  signer: { name: string; title: string };
}

/** Advice of an intervention, notice before dropping, notice of dropping (2017 RACCS Sec. 107). */
export const weakPaperForm = printedForm<WeakSheet>({
  template: new URL('./weak-paper.typ', import.meta.url),
  letterhead: ({ office_id, date }) => ({ officeId: office_id, date }),
  layOut: ([only]) => layOut(only!),
});

const LAW = 'Section 107 of the 2017 Rules on Administrative Cases in the Civil Service';

function layOut({ sheet, marks }: OnPaper<WeakSheet>): object {
  const { paper, name, position, office, date, signer } = sheet;
  const { paragraphs, facts, after, asks_plan } = { asks_plan: false, ...TEXTS[paper](sheet) };
  return {
    ...marks,
    title: WEAK_PAPERS[paper],
    date: longDate(date),
    name,
    position,
    office,
    paragraphs,
    facts,
    asks_plan,
    after,
    signer: { name: signer.name, title: signer.title || (paper === 'DROPPING' ? 'Head of agency' : 'Head of office') },
    receipt: paper === 'INTERVENTION' ? 'Conforme:' : 'Received by:',
  };
}

interface Text {
  paragraphs: string[];
  facts: [string, string][];
  after: string[];
  /** With lines on which the intervention is planned. */
  asks_plan?: boolean;
}

const TEXTS: Readonly<Record<WeakPaperDue['paper'], (sheet: WeakSheet) => Text>> = {
  INTERVENTION: ({ weak, of_weak: found }) => ({
    paragraphs: [
      `${ratedWords(weak, found)} Under ${LAW}, an appropriate developmental intervention is provided by your head of office and supervisor, with the Human Resource Management Office.`,
      ...(found.comments === '' ? [] : [`Comments and recommendations of your rater: ${found.comments}`]),
    ],
    facts: [...periodFacts(weak, found), ...lowestFacts(found), ...interventionFacts(found)],
    asks_plan: found.intervention === null,
    after: [
      'If your performance is rated Unsatisfactory or Poor in the next rating period as well, after a written notice, you may be dropped from the rolls.',
    ],
  }),
  NOTICE: ({ weak, next, by, of_weak: found }) => ({
    paragraphs: [
      `${ratedWords(weak, found)} You were provided a developmental intervention.`,
      `You are notified that under ${LAW} you may be dropped from the rolls if your performance in ${next!.period.name} is rated Unsatisfactory or Poor as well.`,
    ],
    facts: [
      ...periodFacts(weak, found),
      ...interventionFacts(found),
      ['Period of this notice', spanWords(next!)],
      ['To be received by', `${longDate(by!)}, three months before the period ends`],
    ],
    after: ['You may submit a written explanation to the head of your office, with whatever supports it.'],
  }),
  DROPPING: ({ weak, next, of_weak: first, of_next: second }) => ({
    paragraphs: [
      `${ratedWords(weak, first)} ${ratedWords(next!, second!)}`,
      `As the developmental intervention was provided, and the written notice was received three months before the period ended, you are dropped from the rolls under ${LAW}.`,
    ],
    facts: [
      ...periodFacts(weak, first),
      ...interventionFacts(first),
      ['Notice received on', longDate(next!.noticed_on!)],
      ...periodFacts(next!, second!),
      ['Effective on', ''],
    ],
    after: [
      'This separation is not disciplinary: it forfeits no benefit and does not bar you from employment in the government.',
      `You may appeal to the Civil Service Commission within ${APPEAL_DAYS} days from receipt of this notice.`,
    ],
  }),
};

function ratedWords({ period, level }: WatchedPeriod, { final, poor }: RecordedWeak): string {
  if (level !== null && level <= 2)
    return `Your performance in ${period.name} was rated ${final === null ? '' : `${formatRating(final)} `}${ADJECTIVES[level]}.`;
  return `Your work in the first three months of ${period.name} was recorded as poor${poor === null ? '' : ` on ${longDate(poor.on_day)}: ${poor.details}`}.`;
}

function periodFacts(watched: WatchedPeriod, { final }: RecordedWeak): [string, string][] {
  const { level } = watched;
  const rating =
    level === null
      ? 'Poor in its first three months'
      : [final !== null && formatRating(final), ADJECTIVES[level]].filter(Boolean).join(' ');
  return [['Rating period', `${spanWords(watched)}: ${rating}`]];
}

function lowestFacts({ lowest }: RecordedWeak): [string, string][] {
  return lowest.length === 0
    ? []
    : [['Rated below Satisfactory', lowest.map(({ output, average }) => `${output} (${average})`).join(', ')]];
}

function interventionFacts({ intervention }: RecordedWeak): [string, string][] {
  return intervention === null ? [] : [['Developmental intervention', `${longDate(intervention.on_day)}: ${intervention.details}`]];
}

function spanWords({ period }: WatchedPeriod): string {
  return `${longDate(period.from)} to ${longDate(period.to)}`;
}
