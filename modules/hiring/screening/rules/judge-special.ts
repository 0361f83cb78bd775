import type { SheetOnPaper } from '@talaan/pds/contract/sheet.ts';
import type { Judgment } from './elements.ts';

/** Government service ends on reaching it (RA 8291, section 13); appointment is under it. */
const AGE_OF_RETIREMENT = 65;
/** Answers that HR sees beside the sheet; only a person disqualifies by them (domain page, section 14.8). */
const FLAGS = {
  '34a': 'related to the appointing authority',
  '34b': 'related within the fourth degree',
  '35a': 'found guilty of an administrative offence',
  '35b': 'criminally charged',
  '37': 'separated from the service before',
} as const;

/** Citizenship, age and the answers to questions 34 to 37, on a day. */
export function judgeSpecial({ personal, answers }: Pick<SheetOnPaper, 'personal' | 'answers'>, { on }: { on: string }): Judgment {
  const yes = (number: string) => answers.some((one) => one.number === number && one.yes === true);
  const isOpen = (number: string) => answers.every((one) => one.number !== number || one.yes === null);
  const verify = [
    ...(personal.citizenship === 'Dual citizenship' ? ['dual citizenship'] : []),
    ...(personal.citizenship === null ? ['citizenship is not on the sheet'] : []),
    ...(personal.birth_date === null ? ['the birth date is not on the sheet'] : []),
    ...Object.keys({ ...FLAGS, '36': '' }).flatMap((number) => (isOpen(number) ? [`question ${number} is not answered`] : [])),
    ...(yes('36') ? ['question 36: convicted of a crime or violation'] : []),
  ];
  const flags = Object.entries(FLAGS).flatMap(([number, words]) => (yes(number) ? [`question ${number}: ${words}`] : []));
  const age = personal.birth_date === null ? null : ageOn(personal.birth_date, on);
  if (age !== null && age >= AGE_OF_RETIREMENT)
    return { result: 'NOT_MET', figure: null, note: `${AGE_OF_RETIREMENT} years old or older`, rows: [] };
  const note = capitalized([...verify, ...flags].join('; '));
  return { result: verify.length > 0 ? 'FOR_VERIFICATION' : 'MET', figure: null, note: note || 'Nothing to note', rows: [] };
}

/** Whole years; a birthday of 29 February comes on 1 March in other years. */
export function ageOn(birthDate: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
