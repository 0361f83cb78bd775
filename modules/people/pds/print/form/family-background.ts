import type { SheetOnPaper } from '../../contract/sheet.ts';
import { bar, entry, item, label, LEFT, WIDTH, type Box } from './box.ts';
import { continueRow } from './page-frame.ts';
import type { RevisionWords } from './revision.ts';
import { asked, block, NA, writeDate } from './write.ts';

/** Printed rows of item 23. */
export const CHILDREN = 12;
const ROW = 16.5;
const LABEL = 118;
const VALUE_X = LEFT + LABEL;
const CHILDREN_X = LEFT + 330;
const BIRTH_X = LEFT + 490;
const VALUE = CHILDREN_X - VALUE_X;

/** `value` as it is written; null for a line that has none. */
type Row = [number: string, label: string, value: string | null, name: string, extension?: string];

/** II. Family background, items 22 to 25. */
export function familyBackground(top: number, sheet: SheetOnPaper, form: RevisionWords): { boxes: Box[]; y: number } {
  const y = top + 14;
  const { father, mother } = sheet.parents;
  const spouse = sheet.spouses[0];
  const isOpen = !spouse && sheet.personal.civil_status === 'Married';
  const ofSpouse = (text: string | undefined) => (isOpen ? '' : block(text ?? ''));
  const rows: Row[] = [
    ['22.', "SPOUSE'S SURNAME", ofSpouse(spouse?.surname), 'Spouse, surname'],
    ['', 'FIRST NAME', ofSpouse(spouse?.first_name), 'Spouse, first name', ofSpouse(spouse?.name_extension)],
    ['', 'MIDDLE NAME', ofSpouse(spouse?.middle_name), 'Spouse, middle name'],
    ['', 'OCCUPATION', ofSpouse(spouse?.occupation), 'Spouse, occupation'],
    ['', 'EMPLOYER/BUSINESS NAME', ofSpouse(spouse?.employer), 'Spouse, employer or business'],
    ['', 'BUSINESS ADDRESS', ofSpouse(spouse?.business_address), 'Spouse, business address'],
    ['', 'TELEPHONE NO.', ofSpouse(spouse?.telephone), 'Spouse, telephone'],
    ['24.', "FATHER'S SURNAME", asked(father.surname), 'Father, surname'],
    ['', 'FIRST NAME', asked(father.first_name), 'Father, first name', block(father.name_extension)],
    ['', 'MIDDLE NAME', asked(father.middle_name), 'Father, middle name'],
    ['25.', "MOTHER'S MAIDEN NAME", null, ''],
    ['', 'SURNAME', asked(mother.surname), 'Mother, maiden surname'],
    ['', 'FIRST NAME', asked(mother.first_name), 'Mother, first name'],
    ['', 'MIDDLE NAME', asked(mother.middle_name), 'Mother, maiden middle name'],
  ];
  return {
    boxes: [
      bar(top, 'II. FAMILY BACKGROUND'),
      ...rows.flatMap((row, index) => familyRow(y + index * ROW, row)),
      ...children(y, sheet, form),
    ],
    y: y + rows.length * ROW,
  };
}

function familyRow(y: number, [number, text, value, name, extension]: Row): Box[] {
  const caption = item(y, ROW, number, text, LABEL, { edges: number === '' ? 'rl' : 'trl' });
  if (value === null) return [...caption, label([VALUE_X, y, VALUE, ROW], '', { edges: 't' })];
  if (extension === undefined) return [...caption, entry([VALUE_X, y, VALUE, ROW], value, name)];
  const [captionWidth, width] = [62, 34];
  const x = CHILDREN_X - captionWidth - width;
  return [
    ...caption,
    entry([VALUE_X, y, VALUE - captionWidth - width, ROW], value, name),
    label([x, y, captionWidth, ROW], 'NAME EXTENSION\n(JR., SR)', { size: 5.5, edges: 'tbl' }),
    entry([x + captionWidth, y, width, ROW], extension, `${name.split(',')[0]}, name extension`, {
      edges: 'trb',
      align: 'center',
      fill: 'label',
    }),
  ];
}

function children(y: number, { children: all, spouses, not_applicable }: SheetOnPaper, form: RevisionWords): Box[] {
  const [nameWidth, birthWidth] = [BIRTH_X - CHILDREN_X, LEFT + WIDTH - BIRTH_X];
  const rows = Array.from({ length: CHILDREN }, (_, index): [string, string] => {
    const child = all[index];
    if (child) return [block(child.fullname), writeDate(child.birth_date, form)];
    return index === 0 && not_applicable.includes('children') ? [NA, NA] : ['', ''];
  });
  const goesOn = all.length > CHILDREN || spouses.length > 1;
  return [
    label([CHILDREN_X, y, nameWidth, ROW], '23. NAME of CHILDREN (Write full name and list all)', { size: 6.5 }),
    label([BIRTH_X, y, birthWidth, ROW], `DATE OF BIRTH\n(${form.dates})`, { size: 6.5, align: 'center' }),
    ...rows.flatMap(([name, date], index) => [
      entry([CHILDREN_X, y + (index + 1) * ROW, nameWidth, ROW], name, `Child ${index + 1}, name`),
      entry([BIRTH_X, y + (index + 1) * ROW, birthWidth, ROW], date, `Child ${index + 1}, date of birth`, { align: 'center' }),
    ]),
    continueRow([CHILDREN_X, y + (CHILDREN + 1) * ROW, LEFT + WIDTH - CHILDREN_X], goesOn, form.hasFixedContinuation ? 'C7' : null, ROW),
  ];
}
