import type { Kind, Vacancy } from '../../contract/public-pages.ts';
import { experienceOf, titleOf } from '../../rules/format-vacancy.ts';

const EMPLOYMENT: Record<Kind, string> = {
  plantilla: 'FULL_TIME',
  casual: 'TEMPORARY',
  contractual: 'CONTRACTOR',
  'job order': 'CONTRACTOR',
  'part-time lecturer': 'PART_TIME',
};
const UNITS = { daily: 'DAY', monthly: 'MONTH', hourly: 'HOUR' };

/** A vacancy as schema.org's JobPosting, for search engines; what it does not say is left out. */
export function jobPosting(vacancy: Vacancy, address: string, home: string) {
  const { education, experience_years, training, eligibility, competency } = vacancy;
  const experience = experienceOf(vacancy);
  const qualifications = [
    education && `Education: ${education}`,
    experience && `Experience: ${experience}`,
    training && `Training: ${training}`,
    eligibility && `Eligibility: ${eligibility}`,
  ].filter(Boolean);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: titleOf(vacancy),
    description: [vacancy.duties, ...qualifications, vacancy.instructions, vacancy.equal_opportunity].filter(Boolean).join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: vacancy.university, value: vacancy.code },
    url: address,
    datePosted: vacancy.posted_on,
    validThrough: new Date(vacancy.closes_at).toISOString(),
    employmentType: EMPLOYMENT[vacancy.kind],
    hiringOrganization: {
      '@type': 'CollegeOrUniversity',
      name: vacancy.university,
      url: home,
      department: { '@type': 'Organization', name: vacancy.office },
    },
    jobLocation: {
      '@type': 'Place',
      name: vacancy.place || vacancy.campus,
      address: {
        '@type': 'PostalAddress',
        ...(vacancy.campus_address && { streetAddress: vacancy.campus_address }),
        addressLocality: vacancy.campus,
        addressCountry: 'PH',
      },
    },
    ...(vacancy.salary !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'PHP',
        value: { '@type': 'QuantitativeValue', value: vacancy.salary / 100, unitText: UNITS[vacancy.salary_kind] },
      },
    }),
    ...(qualifications.length > 0 && { qualifications: qualifications.join('\n') }),
    ...(education && { educationRequirements: education }),
    ...(experience_years !== null && {
      experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: experience_years * 12 },
    }),
    ...(vacancy.duties && { responsibilities: vacancy.duties }),
    ...(competency && { skills: competency }),
    totalJobOpenings: vacancy.vacancies,
    directApply: true,
  };
}
