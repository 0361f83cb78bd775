import { samePlain } from '../same-plain.ts';
import { NOT_APPLICABLE, plainValue, valueOrNone, type Cell, type Grid } from './grid.ts';
import { isLabel } from './labels.ts';
import { dropEmpty, type Boxes } from './read-row.ts';
import { isTicked, typedDate, typedDigits, typedHeight, typedNumber, type DateOrder } from './read-values.ts';

/** Section I of the first sheet. */
export function readPersonal(grid: Grid, order: DateOrder): Boxes {
  const end = grid.find(/^ii\. family|^spouse's surname/)?.row ?? grid.height;
  const field = (pattern: RegExp, as = plainValue) => {
    const label = grid.find(pattern, { until: end });
    return label ? grid.right(label, Infinity, as) : '';
  };
  const extension = grid.find(/^name extension/, { until: end });
  return dropEmpty({
    surname: field(/^surname$/),
    first_name: field(/^first name$/),
    middle_name: field(/^middle name$/, valueOrNone),
    name_extension: extension ? readExtension(grid, extension) : '',
    birth_date: typedDate(field(/^date of birth/), order),
    birth_place: field(/^place of birth/),
    sex: oneOf(grid, end, [
      ['Male', /\bmale$/],
      ['Female', /\bfemale$/],
    ]),
    civil_status: readCivilStatus(grid, end),
    height: typedHeight(field(/^height/)),
    weight: typedNumber(field(/^weight/)),
    blood_type: field(/^blood type/).toUpperCase(),
    gsis: typedDigits(field(/^gsis/)),
    umid: typedDigits(field(/^umid/)),
    pagibig: typedDigits(field(/^pag-?ibig/)),
    philhealth: typedDigits(field(/^philhealth/)),
    sss: typedDigits(field(/^sss/)),
    philsys: typedDigits(field(/^philsys/)),
    tin: typedDigits(field(/^tin/)),
    ...readCitizenship(grid, end),
    telephone: field(/^telephone no/),
    mobile: readMobile(field(/^mobile no/)),
    email: field(/^e-?mail address/).toLowerCase(),
    ...readAddresses(grid, end),
  });
}

/** Item 15: whose sheet it is. */
export function readEmployeeNumber(grid: Grid): string {
  const label = grid.find(/^agency employee/);
  return label ? grid.right(label) : '';
}

/** The extension is often typed into the box of its own label: `NAME EXTENSION (JR., SR) III`. */
export function readExtension(grid: Grid, label: Cell): string {
  const inside = /\)\s*([a-z.]{1,6})\s*$/i.exec(grid.text(label))?.[1] ?? '';
  return inside || grid.right(label);
}

function readCivilStatus(grid: Grid, end: number): string {
  const named = oneOf(grid, end, [
    ['Single', /single$/],
    ['Married', /married$/],
    ['Widowed', /widowed$/],
    ['Separated', /separated$/],
  ]);
  if (named !== '') return named;
  const other = grid.find(/other\/?s$/, { until: end });
  return other && isChosen(grid, other) ? grid.right(other) : '';
}

function readCitizenship(grid: Grid, end: number): Boxes {
  const citizenship = oneOf(grid, end, [
    ['Filipino', /filipino$/],
    ['Dual citizenship', /dual citizenship$/],
  ]);
  const dual_mode = oneOf(grid, end, [
    ['by birth', /by birth$/],
    ['by naturalization', /by naturalization$/],
  ]);
  return { citizenship, dual_mode, dual_country: readCountry(grid, end) };
}

/** Beside or below its prompt. */
function readCountry(grid: Grid, until: number): string {
  const prompt = grid.find(/^pls\.? indicate country|^please indicate country/, { until });
  if (!prompt) return '';
  const beside = grid.right(prompt);
  if (beside) return beside;
  const wall = grid.find(/^citizenship$/, { until })?.column ?? prompt.column - 1;
  const last = (grid.find(/^residential address/, { until })?.row ?? until) - 1;
  const rows = [1, 2, 3].map((under) => prompt.row + under).filter((row) => row <= last);
  const below = rows.map((row) => grid.between(row, wall + 1, prompt.column + 8));
  return below.find((text) => text !== '' && !isLabel(text)) ?? '';
}

/** The box of these that is ticked. */
function oneOf(grid: Grid, until: number, choices: readonly (readonly [string, RegExp])[]): string {
  const chosen = choices.find(([, pattern]) => {
    const cell = grid.find(pattern, { until });
    return cell !== null && isChosen(grid, cell);
  });
  return chosen?.[0] ?? '';
}

function isChosen(grid: Grid, cell: Cell): boolean {
  return isTicked(grid.text(cell)) || grid.isMarked(cell);
}

const PARTS = ['house', 'street', 'subdivision', 'barangay', 'city', 'province', 'zip_code'] as const;
type Address = Record<(typeof PARTS)[number], string>;

/** Both addresses; where they are one, only the residential one, which stands for both. */
function readAddresses(grid: Grid, end: number): Boxes {
  const residential = readAddress(grid, /^residential address/, end);
  const permanent = readAddress(grid, /^permanent address/, end);
  const named = (prefix: string, address: Address | null): Boxes =>
    Object.fromEntries(PARTS.map((part) => [`${prefix}_${part}`, address?.[part] ?? '']));
  if (!permanent || PARTS.every((part) => permanent[part] === '' || permanent[part] === NOT_APPLICABLE))
    return named('residential', residential);
  if (/^same\b/i.test(permanent.house) || (residential && PARTS.every((part) => samePlain(permanent[part], residential[part]))))
    return { ...named('residential', residential), permanent_is_residential: true };
  return { ...named('residential', residential), permanent_is_residential: false, ...named('permanent', permanent) };
}

/** The parts stand over their captions, and a house without number or street says N/A; the second one of a row begins where its caption does. */
function readAddress(grid: Grid, heading: RegExp, end: number): Address | null {
  const label = grid.find(heading, { until: end });
  if (!label) return null;
  const next = grid.find(/^(permanent address|telephone no)/, { from: label.row + 1, until: end })?.row ?? end;
  const part = (pattern: RegExp, partner?: RegExp, as = plainValue) => {
    const within = { from: label.row, until: next + 1, left: label.column };
    const caption = grid.find(pattern, within);
    if (!caption) return '';
    const beside = partner && grid.find(partner, { ...within, from: caption.row, until: caption.row + 1 });
    return grid.above(caption, beside ? beside.column : caption.column + 20, as);
  };
  const zip = grid.find(/^zip code/, { from: label.row, until: next + 1, left: label.column });
  return {
    house: part(/^house\/?block/, /^street$/, valueOrNone),
    street: part(/^street$/, undefined, valueOrNone),
    subdivision: part(/^subdivision/, /^barangay$/),
    barangay: part(/^barangay$/),
    city: part(/^city/, /^province$/),
    province: part(/^province$/),
    zip_code: zip ? typedDigits(grid.right(zip)) : '',
  };
}

/** The first of several, as 09171234567 or +639171234567; Excel drops the zero of a number. */
function readMobile(text: string): string {
  const digits = (text.split(/[/;,]/)[0] ?? '').replaceAll(/\D/g, '');
  return /^(0|63)?9\d{9}$/.test(digits) ? `+63${digits.slice(-10)}` : text;
}
