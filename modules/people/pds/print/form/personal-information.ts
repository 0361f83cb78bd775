import type { AddressOnSheet, SheetOnPaper } from '../../contract/sheet.ts';
import { bar, entry, item, label, LEFT, tick, WIDTH, words, type Box } from './box.ts';
import type { RevisionWords } from './revision.ts';
import { asked, askedAs, block, oneLine, writeDate, writeHundredths, writeNumber, writeShortHundredths } from './write.ts';

const LABEL = 118;
const VALUE_X = LEFT + LABEL;
/** Where the right side begins: citizenship, addresses, telephone. */
const RIGHT_X = LEFT + 282;
const RIGHT_LABEL = 84;
const RIGHT_VALUE_X = RIGHT_X + RIGHT_LABEL;
const RIGHT_VALUE = LEFT + WIDTH - RIGHT_VALUE_X;
const VALUE = RIGHT_X - VALUE_X;

const NAME_ROW = 18;
const ADDRESS_LINE = 21;
const CAPTION = 7.5;
const STATUSES = ['Single', 'Married', 'Widowed', 'Separated'] as const;

type Personal = SheetOnPaper['personal'];

/** I. Personal information, items 1 to 21. */
export function personalInformation(top: number, personal: Personal, form: RevisionWords): { boxes: Box[]; y: number } {
  let y = top + 14;
  const boxes: Box[] = [bar(top, 'I. PERSONAL INFORMATION'), ...name(y, personal, form)];
  y += 3 * NAME_ROW;
  boxes.push(...birth(y, personal, form), ...citizenship(y, personal));
  y += 60;
  boxes.push(...civilStatus(y, personal), ...measures(y + 2 * ADDRESS_LINE, personal));
  boxes.push(...address(y, '17.', 'RESIDENTIAL ADDRESS', personal.residential));
  y += 4 * ADDRESS_LINE;
  const numbers: [string, string, string][] = [
    ['9.', 'BLOOD TYPE', asked(personal.blood_type)],
    ['10.', form.item10.text, writeNumber(form.item10.key, personal[form.item10.key])],
    ['11.', 'PAG-IBIG ID NO.', writeNumber('pagibig', personal.pagibig)],
    ['12.', 'PHILHEALTH NO.', writeNumber('philhealth', personal.philhealth)],
  ];
  numbers.forEach(([number, text, value], index) => boxes.push(...leftItem(y + index * ADDRESS_LINE, ADDRESS_LINE, number, text, value)));
  boxes.push(...address(y, '18.', 'PERMANENT ADDRESS', personal.permanent_is_residential ? personal.residential : personal.permanent));
  y += 4 * ADDRESS_LINE;
  boxes.push(
    ...leftItem(y, NAME_ROW, '13.', form.item13.text, writeNumber(form.item13.key, personal[form.item13.key])),
    ...leftItem(y + NAME_ROW, NAME_ROW, '14.', form.tin, personal.tin && writeNumber('tin', personal.tin)),
    ...leftItem(y + 2 * NAME_ROW, NAME_ROW, '15.', 'AGENCY EMPLOYEE NO.', block(personal.idno)),
    ...rightItem(y, '19.', 'TELEPHONE NO.', block(personal.telephone)),
    ...rightItem(y + NAME_ROW, '20.', 'MOBILE NO.', asked(personal.mobile)),
    ...rightItem(y + 2 * NAME_ROW, '21.', 'E-MAIL ADDRESS (if any)', oneLine(personal.email)),
  );
  return { boxes, y: y + 3 * NAME_ROW };
}

function name(y: number, personal: Personal, form: RevisionWords): Box[] {
  const extension = 150;
  const whole = WIDTH - LABEL;
  return [
    ...item(y, NAME_ROW, form.surnameNumber, 'SURNAME', LABEL, { edges: 'trl' }),
    entry([VALUE_X, y, whole, NAME_ROW], asked(personal.surname), 'Surname', { size: 9 }),
    ...item(y + NAME_ROW, NAME_ROW, form.firstNameNumber, 'FIRST NAME', LABEL, { edges: 'rl' }),
    entry([VALUE_X, y + NAME_ROW, whole - extension, NAME_ROW], asked(personal.first_name), 'First name', { size: 9 }),
    label([LEFT + WIDTH - extension, y + NAME_ROW, 90, NAME_ROW], 'NAME EXTENSION (JR., SR)', { size: 6, valign: 'top', edges: 'tbl' }),
    entry([LEFT + WIDTH - extension + 90, y + NAME_ROW, extension - 90, NAME_ROW], block(personal.name_extension), 'Name extension', {
      edges: 'trb',
      align: 'center',
      fill: 'label',
    }),
    ...item(y + 2 * NAME_ROW, NAME_ROW, '', 'MIDDLE NAME', LABEL, { edges: 'rbl' }),
    entry([VALUE_X, y + 2 * NAME_ROW, whole, NAME_ROW], asked(personal.middle_name), 'Middle name', { size: 9 }),
  ];
}

function birth(y: number, personal: Personal, form: RevisionWords): Box[] {
  const [date, place, sex] = [24, 19, 17];
  return [
    ...leftItem(
      y,
      date,
      '3.',
      `DATE OF BIRTH\n(${form.dates})`,
      askedAs(personal.birth_date, (date) => writeDate(date, form)),
    ),
    ...leftItem(y + date, place, '4.', 'PLACE OF BIRTH', asked(personal.birth_place)),
    ...item(y + date + place, sex, '5.', form.sex, LABEL),
    { x: VALUE_X, y: y + date + place, w: VALUE, h: sex },
    tick([VALUE_X + 8, y + date + place, 68, sex], 'Male', personal.sex === 'Male'),
    tick([VALUE_X + 84, y + date + place, 68, sex], 'Female', personal.sex === 'Female'),
  ];
}

function citizenship(y: number, personal: Personal): Box[] {
  const isDual = personal.citizenship === 'Dual citizenship';
  return [
    label([RIGHT_X, y, RIGHT_LABEL, 30], '16. CITIZENSHIP', { edges: 'tl' }),
    label([RIGHT_X, y + 30, RIGHT_LABEL, 30], 'If holder of dual citizenship,\nplease indicate the details.', {
      size: 6,
      edges: 'bl',
      align: 'center',
      valign: 'top',
    }),
    { x: RIGHT_VALUE_X, y, w: RIGHT_VALUE, h: 60 },
    tick([RIGHT_VALUE_X + 10, y + 1, 66, 14], 'Filipino', personal.citizenship === 'Filipino'),
    tick([RIGHT_VALUE_X + 84, y + 1, 100, 14], 'Dual Citizenship', isDual),
    tick([RIGHT_VALUE_X + 84, y + 15, 48, 13], 'by birth', isDual && personal.dual_mode === 'by birth', { size: 6.5 }),
    tick([RIGHT_VALUE_X + 134, y + 15, 70, 13], 'by naturalization', isDual && personal.dual_mode === 'by naturalization', { size: 6.5 }),
    words([RIGHT_VALUE_X + 84, y + 29, 120, 11], 'Pls. indicate country:', { size: 6.5 }),
    entry(
      [RIGHT_VALUE_X + 10, y + 42, RIGHT_VALUE - 20, 15],
      isDual ? block(personal.dual_country) : 'N/A',
      'Country of dual citizenship',
      {
        edges: 'b',
        align: 'center',
      },
    ),
  ];
}

function civilStatus(y: number, personal: Personal): Box[] {
  const known = STATUSES.find((status) => status.toLowerCase() === personal.civil_status.trim().toLowerCase());
  const isOther = !known && personal.civil_status.trim() !== '';
  const line = 13;
  return [
    ...item(y, 2 * ADDRESS_LINE, '6.', 'CIVIL STATUS', LABEL),
    { x: VALUE_X, y, w: VALUE, h: 2 * ADDRESS_LINE },
    ...STATUSES.map((status, index) =>
      tick([VALUE_X + 8 + (index % 2) * 76, y + 1 + Math.floor(index / 2) * line, 68, line], status, known === status),
    ),
    tick([VALUE_X + 8, y + 1 + 2 * line, 42, line], 'Other/s:', isOther),
    entry([VALUE_X + 50, y + 1 + 2 * line, VALUE - 58, line], isOther ? block(personal.civil_status) : '', 'Civil status', {
      edges: 'b',
      size: 7,
    }),
  ];
}

function measures(y: number, personal: Personal): Box[] {
  return [
    ...leftItem(y, ADDRESS_LINE, '7.', 'HEIGHT (m)', askedAs(personal.height, writeHundredths)),
    ...leftItem(y + ADDRESS_LINE, ADDRESS_LINE, '8.', 'WEIGHT (kg)', askedAs(personal.weight, writeShortHundredths)),
  ];
}

/** Three lines of two boxes with tiny captions, and the ZIP code. */
function address(y: number, number: string, title: string, at: AddressOnSheet): Box[] {
  const half = RIGHT_VALUE / 2;
  // No subdivision and no province (of the National Capital Region) is an answer once there is an address.
  const said = (part: string) => (at.city === '' ? asked(part) : block(part));
  const lines: [string, string, string, string][] = [
    ['House/Block/Lot No.', asked(at.house), 'Street', asked(at.street)],
    ['Subdivision/Village', said(at.subdivision), 'Barangay', asked(at.barangay)],
    ['City/Municipality', asked(at.city), 'Province', said(at.province)],
  ];
  const place = (x: number, lineY: number, w: number, caption: string, value: string): Box[] => [
    entry([x, lineY, w, ADDRESS_LINE - CAPTION], value, `${title}, ${caption}`, { align: 'center', size: 7.5, edges: 'tb' }),
    words([x, lineY + ADDRESS_LINE - CAPTION, w, CAPTION], caption, { size: 5.5, italic: true, align: 'center' }),
  ];
  return [
    label([RIGHT_X, y, RIGHT_LABEL, 3 * ADDRESS_LINE], `${number} ${title}`, { valign: 'top', edges: 'trl' }),
    ...lines.flatMap(([leftCaption, left, rightCaption, right], index) => [
      ...place(RIGHT_VALUE_X, y + index * ADDRESS_LINE, half, leftCaption, left),
      ...place(RIGHT_VALUE_X + half, y + index * ADDRESS_LINE, half, rightCaption, right),
    ]),
    label([RIGHT_X, y + 3 * ADDRESS_LINE, RIGHT_LABEL, ADDRESS_LINE], 'ZIP CODE', { align: 'center', edges: 'rbl' }),
    entry([RIGHT_VALUE_X, y + 3 * ADDRESS_LINE, RIGHT_VALUE, ADDRESS_LINE], asked(at.zip_code), `${title}, ZIP code`, { align: 'center' }),
  ];
}

function leftItem(y: number, h: number, number: string, text: string, value: string): Box[] {
  return [...item(y, h, number, text, LABEL), entry([VALUE_X, y, VALUE, h], value, `Item ${number} ${text.split('\n')[0]}`)];
}

function rightItem(y: number, number: string, text: string, value: string): Box[] {
  return [
    label([RIGHT_X, y, RIGHT_LABEL, NAME_ROW], `${number} ${text}`),
    entry([RIGHT_VALUE_X, y, RIGHT_VALUE, NAME_ROW], value, `Item ${number} ${text}`),
  ];
}
