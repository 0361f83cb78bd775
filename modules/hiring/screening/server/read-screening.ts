import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import type { ElementName, Mark, Result } from '../rules/elements.ts';
import { daysOfYears } from '../rules/count-experience.ts';
import { EDUCATION_LEVELS, rankOf, unitsAbove, type EducationLevel } from '../rules/judge-education.ts';
import { ratingsOnRecord } from './ratings-on-record.ts';
import { knownDegrees, standardsOfPosts } from './standards-of-posts.ts';

/** What screening found of an application, for the points of its assessment. */
export interface ScreeningOfApplication {
  application_id: number;
  /** HR decided that the applicant is qualified. */
  qualified: boolean;
  /** What counts of each element: as HR decided it, else as the rules computed it. */
  elements: Record<ElementName, Result>;
  /** What counts: nothing of what is open, not met or excepted; exactly what is asked where HR verified an element as such. */
  figures: {
    /** In hundredths of a day. */
    experience_days: number;
    /** In hundredths of an hour. */
    training_hours: number;
    education_level: EducationLevel;
    /** Units of a degree above that level which is not finished. */
    education_units: number;
    /** Of the last period, in hundredths: as HR entered it, else as it is on record (of its `source`); null where there is none. */
    performance_rating: number | null;
    performance_source: string;
  };
  /** What the post asks, in the same measures. */
  needed: { experience_years: number; training_hours: number; education_level: EducationLevel; college_units: number };
}

interface Found {
  application_id: number;
  post_id: number;
  personnel_id: number;
  is_internal: boolean;
  closing_day: string | null;
  outcome: string | null;
  performance_rating: number | null;
  elements: Record<ElementName, { outcome: Result; figure: number | null; kind: string | null }>;
  education: SheetOnPaper['education'] | null;
  marks: (Mark & { row_key: string })[];
}

/**
 * The screening of applications, by their numbers; one that was never computed is left out. The caller has been asked whether they may, and
 * notes the opening where a person reads it. A constant number of statements for any number.
 */
export async function readScreening(
  call: Pick<Call, 'db' | 'server'>,
  applicationIds: readonly number[],
): Promise<Map<number, ScreeningOfApplication>> {
  const { db } = call;
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<Found>`
      select s.application_id, a.post_id, a.personnel_id, a.is_internal, kernel.date_of(v.closes_at) as closing_day, s.outcome, s.performance_rating, r.elements, h.image -> 'education' as education,
        coalesce((select jsonb_agg(m) from screening.mark m where m.application_id = s.application_id), '[]') as marks
      from screening.screening s join applicants.application a on a.id = s.application_id join vacancies.post v on v.id = a.post_id
        join lateral (
          select jsonb_object_agg(r.element,
            jsonb_build_object('outcome', coalesce(v.result, r.result), 'figure', r.figure, 'kind', v.kind)) as elements
          from screening.result r left join screening.override v on v.application_id = r.application_id and v.element = r.element
          where r.application_id = s.application_id) r on true
        left join applicants.sheet h on h.application_id = s.application_id
      where s.application_id = any(${[...applicationIds]}::integer[])`.execute(open),
  );
  const ratings = await ratingsOnRecord(
    call,
    rows.map(({ application_id: id, ...rated }) => ({ id, ...rated })),
  );
  const degrees = await knownDegrees(db);
  const standards = await standardsOfPosts(
    db,
    rows.map(({ post_id: post }) => post),
  );
  return new Map(
    rows.map((one) => {
      const { application_id: id, outcome, performance_rating: rating, elements } = one;
      const { standard } = standards.get(one.post_id)!;
      const level = levelOf(elements.education, rankOf(standard.education.level));
      const marks = new Map(one.marks.map((mark) => [mark.row_key, mark]));
      return [
        id,
        {
          application_id: id,
          qualified: outcome === 'qualified',
          elements: Object.fromEntries(Object.entries(elements).map(([name, found]) => [name, found.outcome])) as Record<
            ElementName,
            Result
          >,
          figures: {
            experience_days: figureOf(elements.experience, 100 * daysOfYears(standard.years)),
            training_hours: figureOf(elements.training, standard.hours),
            education_level: level,
            education_units: unitsAbove(one.education ?? [], { level, standard: standard.education, degrees, marks }),
            performance_rating: rating ?? ratings.get(id)?.rating ?? null,
            performance_source: rating === null ? (ratings.get(id)?.source ?? '') : '',
          },
          needed: {
            experience_years: standard.years,
            training_hours: standard.hours,
            education_level: standard.education.level,
            college_units: standard.education.collegeUnits,
          },
        },
      ];
    }),
  );
}

/** What counts of an element for points. */
function figureOf({ outcome, figure, kind }: Found['elements'][ElementName], asked: number): number {
  if (outcome === 'MET' && kind === 'verified') return asked;
  return outcome === 'MET' && kind === null ? (figure ?? 0) : 0;
}

/** What is met by the rule and lies below what is asked stands in its place: senior high school for two years of college. */
function levelOf(education: Found['elements']['education'], asked: number): EducationLevel {
  const figure = figureOf(education, asked);
  return EDUCATION_LEVELS[education.outcome === 'MET' && education.kind === null ? Math.max(figure, asked) : figure]!;
}
