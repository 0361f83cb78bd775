import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import type { ElementName, Result } from '../rules/elements.ts';
import { EDUCATION_LEVELS, unitsAbove, type EducationLevel } from '../rules/judge-education.ts';
import { standardsOfPosts } from './standards-of-posts.ts';

/** What screening found of an application, for the points of its assessment. */
export interface ScreeningOfApplication {
  application_id: number;
  /** HR decided that the applicant is qualified. */
  qualified: boolean;
  /** What counts of each element: as HR decided it, else as the rules computed it. */
  elements: Record<ElementName, Result>;
  figures: {
    experience_days: number;
    /** In hundredths of an hour. */
    training_hours: number;
    education_level: EducationLevel;
    /** Units of a degree above that level which is not finished. */
    education_units: number;
    /** Of the last period, in hundredths; null where none was handed in. */
    performance_rating: number | null;
  };
  /** What the post asks, in the same measures. */
  needed: { experience_years: number; training_hours: number; education_level: EducationLevel };
}

interface Found {
  application_id: number;
  post_id: number;
  outcome: string | null;
  performance_rating: number | null;
  elements: Record<ElementName, Result>;
  figures: Partial<Record<ElementName, number | null>>;
  education: SheetOnPaper['education'] | null;
}

/**
 * The screening of applications, by their numbers; one that was never computed is left out. The caller has been asked whether they may, and
 * notes the opening where a person reads it. Three statements for any number.
 */
export async function readScreening(db: Database, applicationIds: readonly number[]): Promise<Map<number, ScreeningOfApplication>> {
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<Found>`
      select s.application_id, a.post_id, s.outcome, s.performance_rating, r.elements, r.figures, h.image -> 'education' as education
      from screening.screening s join applicants.application a on a.id = s.application_id
        join lateral (
          select jsonb_object_agg(r.element, coalesce(v.result, r.result)) as elements, jsonb_object_agg(r.element, r.figure) as figures
          from screening.result r left join screening.override v on v.application_id = r.application_id and v.element = r.element
          where r.application_id = s.application_id) r on true
        left join applicants.sheet h on h.application_id = s.application_id
      where s.application_id = any(${[...applicationIds]}::integer[])`.execute(open),
  );
  const standards = await standardsOfPosts(
    db,
    rows.map(({ post_id: post }) => post),
  );
  return new Map(
    rows.map(({ application_id: id, post_id: post, outcome, performance_rating: rating, elements, figures, education }) => {
      const level = EDUCATION_LEVELS[figures.education ?? 0]!;
      const { standard } = standards.get(post)!;
      return [
        id,
        {
          application_id: id,
          qualified: outcome === 'qualified',
          elements,
          figures: {
            experience_days: figures.experience ?? 0,
            training_hours: figures.training ?? 0,
            education_level: level,
            education_units: unitsAbove({ education: education ?? [] }, level),
            performance_rating: rating,
          },
          needed: { experience_years: standard.years, training_hours: standard.hours, education_level: standard.education.level },
        },
      ];
    }),
  );
}
