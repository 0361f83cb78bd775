import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { changeSection as endpoint } from '../../contract/record.ts';
import { SECTION_TITLES, sectionFields, type Section } from '../../contract/sections.ts';
import { changeFields } from './change-fields.ts';
import { changeNumbers } from './change-numbers.ts';

/** One section of a record; fields that are not sent stay. Errors: 404 for an unknown section or person; 409; 422. */
export async function changeSection(
  call: Call<{ id: number; suffix: string }, unknown, BodyOf<typeof endpoint>>,
): Promise<AnswerOf<typeof endpoint>> {
  const { suffix } = call.params;
  if (!Object.hasOwn(sectionFields, suffix)) throw notFound(`A personnel record has no section ${suffix}.`);
  const section = suffix as Section;
  const { was, ...typed } = call.body;
  if (section === 'numbers') return changeNumbers(call, { was, ...sectionFields.numbers.partial().parse(typed) });
  const fields = sectionFields[section].partial().parse(typed);
  return changeFields(call, { was, ...fields }, `correct the ${SECTION_TITLES[section].toLowerCase()}`);
}
