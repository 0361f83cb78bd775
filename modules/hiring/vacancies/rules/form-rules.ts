import type { PostFields } from '../contract/posts.ts';

/** What the law wants said on every publication: no bar by age (RA 10911), sex, disability (RA 7277), ethnicity or religion. */
export const EQUAL_OPPORTUNITY =
  'The university gives equal opportunity to all who are qualified, whatever their age, sex, sexual orientation, gender identity, civil status, disability, religion, ethnicity or political affiliation. Persons with disability and members of indigenous communities are encouraged to apply.';

type Checked = Omit<PostFields, 'item_ids'> & { is_published: boolean; items: number };

/** What keeps a post from being sent for signature or opened, by its field; empty where it is complete (2025 ORAOHRA, Sec. 26: wrong or missing particulars invalidate a publication). */
export function missingOnForm(post: Checked): Record<string, string> {
  const missing: [field: string, message: string, isMissing: boolean][] = [
    ['place', 'Enter the place of assignment.', post.place === ''],
    ['duties', 'Describe the duties.', post.duties === ''],
    ['education', 'Enter the education that is required.', post.education === ''],
    ['experience_years', 'Enter the experience that is required; 0 where none is.', post.is_published && post.experience_years === null],
    [
      'training_hours',
      'Enter the hours of training that are required; 0 where none are.',
      post.is_published && post.training_hours === null,
    ],
    ['eligibility', 'Enter the eligibility that is required, or “None required”.', post.is_published && post.eligibility === ''],
    ['salary_grade', 'Enter the salary grade.', post.is_published && post.salary_grade === null],
    ['salary', 'Enter the salary.', post.salary === null],
    ['contact_name', 'Enter the addressee of applications.', post.contact_name === ''],
    ['contact_address', 'Enter the address for applications.', post.contact_address === ''],
    ['contact_email', 'Enter an e-mail address for applications.', post.contact_email === ''],
    ['equal_opportunity', 'Enter the equal-opportunity statement.', post.equal_opportunity === ''],
    ['requirements', 'Name at least one paper that applicants submit.', post.requirements.length === 0],
    ['item_ids', 'Choose the plantilla items.', post.is_published && post.items === 0],
    ['vacancies', 'There are as many vacancies as items.', post.is_published && post.items > 0 && post.items !== post.vacancies],
  ];
  return Object.fromEntries(missing.filter(([, , isMissing]) => isMissing).map(([field, message]) => [field, message]));
}

const FIGURES = ['salary_grade', 'salary', 'experience_years', 'training_hours', 'vacancies'] as const;
const TEXTS = ['title', 'place', 'education', 'experience', 'training', 'eligibility', 'competency'] as const;
type OnForm = Pick<PostFields, (typeof FIGURES)[number] | (typeof TEXTS)[number] | 'item_ids'>;

/**
 * How a change touches what CS Form No. 9 says: not at all, in texts (which may be spelling, as HR says), or in figures and items, which are
 * never spelling. A parenthetical title that was left out is no ground for invalidation (Sec. 26).
 */
export function changeOfForm(before: OnForm, after: OnForm): 'none' | 'texts' | 'figures' {
  const items = (post: OnForm) => post.item_ids.toSorted((one, other) => one - other).join(',');
  if (items(before) !== items(after) || FIGURES.some((field) => before[field] !== after[field])) return 'figures';
  return TEXTS.some((field) => before[field] !== after[field]) ? 'texts' : 'none';
}
