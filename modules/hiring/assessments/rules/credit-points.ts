import { divideHalfUp, type Points } from './points.ts';

/** Levels of education in the order of the table of points (sections 8.1 and 14.7). */
export const EDUCATION_LEVELS = ['none', 'elementary', 'high school', 'college', 'bachelor', 'master', 'doctorate'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export interface EducationCredit {
  standard: EducationLevel;
  attained: EducationLevel;
  /** Whole thirds of the units of the next degree. */
  blocks: number;
}

const MEETS = 600;
const OF_DEGREE: Partial<Record<EducationLevel, Points>> = { bachelor: 700, master: 800, doctorate: 1000 };
const EDUCATION_MOST = 1000;
const TRAINING_MOST = 1000;
const EXPERIENCE_MOST = 1500;

/**
 * Education of 10 points: exactly the standard is 6; a degree above it has its own points; each third of the units of the next degree adds
 * one, below the points of that degree. Where that degree is a single point away, as below a bachelor’s standard, a third of the units adds a
 * third of the point. 0 below the standard.
 */
export function educationPoints({ standard, attained, blocks }: EducationCredit, most: Points = EDUCATION_MOST): Points {
  const level = (one: EducationLevel) => EDUCATION_LEVELS.indexOf(one);
  if (level(attained) < level(standard)) return 0;
  const base = attained === standard ? MEETS : (OF_DEGREE[attained] ?? MEETS);
  const next = OF_DEGREE[EDUCATION_LEVELS[level(attained) + 1] ?? 'doctorate'] ?? OF_DEGREE.bachelor!;
  const ofBlocks = next - base > 100 ? Math.min(100 * blocks, next - base - 100) : Math.floor((Math.min(blocks, 2) * (next - base)) / 3);
  const points = attained === 'doctorate' ? base : base + Math.max(0, ofBlocks);
  return scaled(points, EDUCATION_MOST, most);
}

/** Training of 10 points: what the standard asks is 6, each 8 hours above it add one. Hours in hundredths. 0 below the standard. */
export function trainingPoints({ standard, hours }: { standard: number; hours: number }, most: Points = TRAINING_MOST): Points {
  if (hours < standard) return 0;
  return scaled(Math.min(TRAINING_MOST, 600 + 100 * Math.floor((hours - standard) / 800)), TRAINING_MOST, most);
}

/** Experience of 15 points: what the standard asks is 9, each year above it adds one. Days in hundredths; years are ⌊365.25 × n⌋ days (section 14.1). */
export function experiencePoints({ standardYears, days }: { standardYears: number; days: number }, most: Points = EXPERIENCE_MOST): Points {
  if (days < 100 * daysOfYears(standardYears)) return 0;
  let above = 0;
  while (above < 6 && days >= 100 * daysOfYears(standardYears + above + 1)) above += 1;
  return scaled(900 + 100 * above, EXPERIENCE_MOST, most);
}

function daysOfYears(years: number): number {
  return Math.floor((years * 1461) / 4);
}

/** A form may give a factor other points than the guide: in proportion. */
function scaled(points: Points, of: Points, most: Points): Points {
  return divideHalfUp(points * most, of);
}
