import { school, shortSheet } from '@talaan/pds/print/sample-sheets.ts';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';

/** The qualification standards of a post as the demo publishes them. */
export interface DemoStandard {
  education: string;
  experience_years: number;
  training_hours: number;
  eligibility: string;
}

type Element = 'experience' | 'education';

/** The element that those who are disqualified for a post lack; undefined where the standards ask for nothing that one can lack. */
export function lackedFor({ education, experience_years }: DemoStandard): Element | undefined {
  if (experience_years > 0) return 'experience';
  return /read and write|^$/i.test(education) ? undefined : 'education';
}

interface Applying {
  surname: string;
  first_name: string;
  standard: DemoStandard;
  /** Whether the application was disqualified. */
  isLacking: boolean;
  /** The day of the submission. */
  on: Temporal.PlainDate;
  /** Varies the years of work. */
  at: number;
}

const HOURS = 100;
/** Beyond what is asked: from a month to eight years. */
const MONTHS_BEYOND = 96;

/** The data sheet of an applicant who meets the standards of a post, each by another length of service, or lacks one of them. */
export function makeSheet({ surname, first_name, standard, isLacking, on, at }: Applying): SheetOnPaper {
  const image = shortSheet();
  const lacked = isLacking ? lackedFor(standard) : undefined;
  // What follows the semicolon is asked of some only.
  const [least = ''] = standard.education.split(';');
  const asked = standard.experience_years * 12;
  const months = lacked === 'experience' ? 1 + ((at * 5) % (asked - 1)) : asked + 1 + ((at * 29) % MONTHS_BEYOND);
  return {
    ...image,
    personal: { ...image.personal, surname, first_name },
    education: lacked === 'education' ? belowLevel(least, image.education) : upToLevel(least, image.education),
    eligibilities: [...image.eligibilities.map(chosen), ...licenceOf(standard.eligibility, on)],
    work: workOf(image.work, on, months),
    training: image.training.map((one) => ({ ...one, hours: Math.max(8, standard.training_hours, 8 * (at % 7) || 8) * HOURS })),
  };
}

type Education = SheetOnPaper['education'];

/** A bachelor's degree for all, and what more is asked. */
function upToLevel(asked: string, education: Education): Education {
  const schools = education.filter(({ level }) => level !== 'graduate');
  if (!/master|doctor/i.test(asked)) return education;
  const place = 'University of the Philippines Los Baños';
  const master = school('graduate', place, 'Master of Science in Mathematics', 2016, 2018, '');
  const isDoctor = /^doctor/i.test(asked);
  return [...schools, master, ...(isDoctor ? [school('graduate', place, 'Doctor of Philosophy in Mathematics', 2018, 2021, '')] : [])];
}

/** The highest level is the one before that which is asked. */
function belowLevel(asked: string, education: Education): Education {
  const upTo = /master|doctor/i.test(asked)
    ? ['elementary', 'secondary', 'college']
    : /bachelor|college/i.test(asked)
      ? ['elementary', 'secondary']
      : /high school/i.test(asked)
        ? ['elementary']
        : [];
  return education.filter(({ level }) => upTo.includes(level));
}

const OF_LIST: Record<string, string> = {
  'PD 907 (Honor Graduate)': 'Honor Graduate (PD 907)',
  'RA 1080 (Teacher)': 'RA 1080 (Professional Teacher)',
};

/** As the list of eligibilities names it. */
function chosen(row: SheetOnPaper['eligibilities'][number]): SheetOnPaper['eligibilities'][number] {
  return { ...row, eligibility: OF_LIST[row.eligibility] ?? row.eligibility };
}

/** The licence that a standard names in parentheses, or any. */
function licenceOf(asked: string, on: Temporal.PlainDate): SheetOnPaper['eligibilities'] {
  const licence = asked.match(/^RA 1080(?: \([^)]+\))?/)?.[0];
  if (!licence) return [];
  const until = on.add({ years: 2 }).toString();
  return [
    {
      eligibility: licence,
      rating: 8425,
      examined_on: '2017-09-24',
      examined_at: 'Manila',
      licence_number: '1187423',
      licence_until: until,
    },
  ];
}

/** The present work and the one before it, so many months together. */
function workOf(work: SheetOnPaper['work'], on: Temporal.PlainDate, months: number): SheetOnPaper['work'] {
  const [present, before] = work;
  const began = on.subtract({ months });
  const changed = on.subtract({ months: Math.floor(months / 2) });
  const now = { ...present!, from: changed.toString(), is_internal: false };
  if (months < 12) return [{ ...now, from: began.toString() }];
  return [now, { ...before!, from: began.toString(), to: changed.subtract({ days: 1 }).toString() }];
}
