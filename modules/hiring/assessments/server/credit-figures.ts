import type { Call } from '@talaan/kernel/server/mount.ts';
import { readScreening, type ScreeningOfApplication } from '@talaan/screening/server/public.ts';
import type { EducationCredit, EducationLevel } from '../rules/credit-points.ts';

/** What is known of an application from its screening: figures from which points are proposed; null where one is not known. */
export interface CreditFigures {
  application_id: number;
  /** The last performance rating to 5, in hundredths. */
  performance: number | null;
  education: EducationCredit | null;
  /** Relevant hours, and those of the standard, in hundredths. */
  training: { standard: number; hours: number } | null;
  /** Relevant days in hundredths, and the years of the standard. */
  experience: { standardYears: number; days: number } | null;
  /** Each in words, for the note beside the points. */
  words: { performance: string; education: string; training: string; experience: string };
}

/** The levels of screening as the table of points names them: it knows no difference between junior and senior high school. */
const LEVELS: Record<ScreeningOfApplication['figures']['education_level'], EducationLevel> = {
  none: 'none',
  elementary: 'elementary',
  high_school: 'high school',
  senior_high: 'high school',
  two_years: 'college',
  bachelor: 'bachelor',
  master: 'master',
  doctorate: 'doctorate',
};
/** Units of the degree after a bachelor’s and a master’s; a third of them is a block (domain page, section 14.7). */
const UNITS_OF_NEXT: Partial<Record<EducationLevel, number>> = { bachelor: 36, master: 48 };

/** The figures of applications that were screened, in the order asked. */
export async function readCreditFigures(call: Pick<Call, 'db' | 'server'>, applicationIds: readonly number[]): Promise<CreditFigures[]> {
  const found = await readScreening(call, applicationIds);
  return applicationIds.flatMap((id) => {
    const one = found.get(id);
    return one ? [describe(one)] : [];
  });
}

function describe({ application_id, figures, needed }: ScreeningOfApplication): CreditFigures {
  const attained = LEVELS[figures.education_level];
  const standard = LEVELS[needed.education_level];
  // A bachelor’s degree is twice the two years of college, which are no units above themselves.
  const units = UNITS_OF_NEXT[attained] ?? 2 * needed.college_units;
  const above = figures.education_units - (standard === 'college' && attained === 'college' ? needed.college_units : 0);
  const blocks = attained === 'doctorate' ? 0 : Math.max(0, Math.floor((3 * above) / units));
  return {
    application_id,
    performance: figures.performance_rating,
    education: { standard, attained, blocks },
    training: { standard: needed.training_hours, hours: figures.training_hours },
    experience: { standardYears: needed.experience_years, days: figures.experience_days },
    words: {
      performance:
        figures.performance_rating === null
          ? ''
          : [`Rating ${(figures.performance_rating / 100).toFixed(2)}`, figures.performance_source].filter(Boolean).join(', '),
      education: `${attained}${blocks > 0 ? `, ${above} units above` : ''}`,
      training: `${figures.training_hours / 100} hours`,
      experience: `${(figures.experience_days / 36_525).toFixed(2)} years`,
    },
  };
}
