import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { plain } from '../rules/plain.ts';
import type { EducationLevel, KnownDegrees } from '../rules/judge-education.ts';
import type { EligibilityLevel, KnownEligibility } from '../rules/judge-eligibility.ts';
import { readStandard, type PublishedStandard, type Standard } from '../rules/read-standard.ts';

/** The standards of a post: its published words, how they are read, and by what rules judge. */
export interface StandardOfPost {
  post_id: number;
  published: PublishedStandard;
  standard: Standard;
  doubts: string[];
  corrected_at: string | null;
  /** The day by which qualifications count (section 14.2); null while the post is a draft. */
  on: string | null;
}

interface Found extends PublishedStandard {
  post_id: number;
  on: string | null;
  level: string | null;
  college_units: number;
  corrected: Corrected | null;
}

interface Corrected {
  education_level: EducationLevel;
  education_fields: string[];
  education_instead: string;
  college_units: number;
  experience_years: number;
  training_hours: number;
  eligibility_level: EligibilityLevel;
  licences: string[];
  corrected_at: string;
}

/** One statement for any number of posts. */
export async function standardsOfPosts(db: Database, postIds: readonly number[]): Promise<Map<number, StandardOfPost>> {
  const { rows } = await sql<Found>`
    select p.id as post_id, p.level, p.education, p.experience_years, p.experience, p.training_hours, p.training, p.eligibility,
      kernel.date_of(p.closes_at) as on, to_jsonb(s) as corrected,
      ${collegeUnitsOn(sql`coalesce(p.opens_at, 'infinity')`)} as college_units
    from vacancies.post p left join screening.standard s on s.post_id = p.id where p.id = any(${[...new Set(postIds)]}::integer[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.post_id, standardOf(row)]));
}

/** How many units are two years in college at a moment. */
export function collegeUnitsOn(moment: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(select c.units from screening.college_units c where c.since <= ${moment} order by c.since desc limit 1)`;
}

/** The eligibilities of the reference list with their levels. */
export async function knownEligibilities(db: Database): Promise<KnownEligibility[]> {
  const { rows } = await sql<KnownEligibility>`
    select e.code, e.name, l.level, l.is_licence from screening.eligibility_level l join reference.eligibility e on e.id = l.eligibility_id
    order by e.id`.execute(db);
  return rows;
}

/** The approved degrees of the reference list: what is chosen from it needs no look at what was typed. */
export async function knownDegrees(db: Database): Promise<KnownDegrees> {
  const { rows } = await sql<{ name: string }>`select name from reference.degree where state = 'approved'`.execute(db);
  return new Set(rows.map(({ name }) => plain(name)));
}

function standardOf({ post_id: id, on, level, corrected, college_units: collegeUnits, ...published }: Found): StandardOfPost {
  const isFirstLevel = level === 'first';
  if (!corrected) return { post_id: id, published, ...readStandard(published, { collegeUnits, isFirstLevel }), corrected_at: null, on };
  const standard: Standard = {
    education: {
      level: corrected.education_level,
      fields: corrected.education_fields,
      hasOpenFields: false,
      instead: corrected.education_instead,
      collegeUnits: corrected.college_units,
      takesSeniorHigh: isFirstLevel,
    },
    years: corrected.experience_years,
    hours: corrected.training_hours,
    eligibility: { level: corrected.eligibility_level, licences: corrected.licences, isOpenLicence: false },
    unread: [],
  };
  return { post_id: id, published, standard, doubts: [], corrected_at: corrected.corrected_at, on };
}
