import { RUN_THAT_NEEDS_A_CERTIFICATE, type LeaveType, type PaperCase } from '../leave-type.ts';

/** What decides which papers an application needs. */
export interface PaperFacts {
  receivedOn: string;
  firstDay: string;
  /** Working days in a row, with the other leave of the type that they join. */
  run: number;
  /** Calendar days from the first to the last, with the leave that they join. */
  calendarDays: number;
  isAbroad: boolean;
  isAllocated: boolean;
  /** From so many calendar days on clearance is needed. */
  clearanceDays: number;
}

export interface PaperOfFiling {
  name: string;
  is_required: boolean;
  /** It does not hinder the filing; a later step asks for it. */
  may_follow: boolean;
  /** A paper of this name takes its place. */
  instead: string | null;
}

/** The papers of an application (domain page, 3.1), each once; those that are asked for and never required come last. */
export function neededPapers(
  { papers, papersMayFollow }: Pick<LeaveType, 'papers' | 'papersMayFollow'>,
  facts: PaperFacts,
): PaperOfFiling[] {
  const affidavit = papers.find(({ when }) => when === 'NO_DOCTOR')?.name ?? null;
  const found = papers.flatMap(({ name, when }): PaperOfFiling[] => {
    const certifies = when === 'FILED_AHEAD' || when === 'LONG';
    if (when === 'WHERE_GIVEN') return [{ name, is_required: false, may_follow: true, instead: null }];
    if (!APPLIES[when](facts)) return [];
    return [{ name, is_required: true, may_follow: papersMayFollow || FOLLOWS.includes(when), instead: certifies ? affidavit : null }];
  });
  const once = [...new Map(found.map((one) => [one.name, one])).values()];
  const instead = once.some((one) => one.instead !== null)
    ? [{ name: affidavit!, is_required: false, may_follow: true, instead: null }]
    : [];
  return [...once, ...instead].toSorted((one, other) => Number(other.is_required) - Number(one.is_required));
}

/**
 * The authority to travel is asked for at the approval; clearance is signed by many while the application is on its way; Form 6a is printed from
 * the application, to be signed.
 */
const FOLLOWS: readonly PaperCase[] = ['ABROAD', 'FROM_30_DAYS', 'ALLOCATED'];

const APPLIES: Record<Exclude<PaperCase, 'WHERE_GIVEN'>, (facts: PaperFacts) => boolean> = {
  ALWAYS: () => true,
  FILED_AHEAD: ({ receivedOn, firstDay }) => receivedOn < firstDay,
  LONG: ({ run }) => run > RUN_THAT_NEEDS_A_CERTIFICATE,
  ABROAD: ({ isAbroad }) => isAbroad,
  FROM_30_DAYS: ({ calendarDays, clearanceDays }) => calendarDays >= clearanceDays,
  ALLOCATED: ({ isAllocated }) => isAllocated,
  // Offered in place of the certificate, and asked for when a leave is shortened.
  NO_DOCTOR: () => false,
  EARLY_RETURN: () => false,
};

/** `Medical certificate is needed before HR certifies: 7 working days in a row are more than 5.` */
export function neededBeforeCertification({ name, run }: { name: string; run: number }): string {
  return `${name} is needed before HR certifies: ${run} working days in a row are more than ${RUN_THAT_NEEDS_A_CERTIFICATE}.`;
}

/** Which of the required papers are not among those that are there. */
export function missingPapers(needed: readonly PaperOfFiling[], given: readonly string[]): PaperOfFiling[] {
  return needed.filter(
    ({ name, is_required, instead }) => is_required && !given.includes(name) && (instead === null || !given.includes(instead)),
  );
}
