import type { SheetOnPaper } from '../../contract/sheet.ts';
import type { Grid } from './grid.ts';
import { isLabel } from './labels.ts';
import { isTicked, readDate, readDigits, readHeight, readHundredths, type DateOrder } from './read-values.ts';

type Personal = SheetOnPaper['personal'];

/** Section I of the first sheet. */
export function readPersonal(grid: Grid, order: DateOrder): Partial<Personal> {
  const end = grid.find(/^ii\. family|^spouse's surname/)?.row ?? grid.height;
  const field = (pattern: RegExp, within = {}) => {
    const label = grid.find(pattern, { until: end, ...within });
    return label ? grid.right(label) : '';
  };
  const extensionLabel = grid.find(/^name extension/, { until: end });
  const personal: Partial<Personal> = {
    surname: field(/^surname$/),
    first_name: field(/^first name$/),
    middle_name: field(/^middle name$/),
    name_extension: extensionLabel ? readExtension(grid, extensionLabel) : '',
    birth_date: readDate(field(/^date of birth/), order),
    birth_place: field(/^place of birth/),
    sex: oneOf(grid, end, [/\bmale$/, /\bfemale$/], ['Male', 'Female']),
    civil_status: oneOf(grid, end, [/single$/, /married$/, /widowed$/, /separated$/], ['Single', 'Married', 'Widowed', 'Separated']) ?? '',
    height: readHeight(field(/^height/)),
    weight: readHundredths(field(/^weight/)),
    blood_type: field(/^blood type/).toUpperCase(),
    gsis: readDigits(field(/^gsis/)),
    umid: readDigits(field(/^umid/)),
    pagibig: readDigits(field(/^pag-?ibig/)),
    philhealth: readDigits(field(/^philhealth/)),
    sss: readDigits(field(/^sss/)),
    philsys: readDigits(field(/^philsys/)),
    tin: readDigits(field(/^tin/)),
    citizenship: oneOf(grid, end, [/filipino$/, /dual citizenship$/], ['Filipino', 'Dual citizenship']),
    dual_mode: oneOf(grid, end, [/by birth$/, /by naturalization$/], ['by birth', 'by naturalization']),
    dual_country: readCountry(grid, end),
    idno: field(/^agency employee/),
    telephone: field(/^telephone no/),
    mobile: readMobile(field(/^mobile no/)),
    email: field(/^e-?mail address/).toLowerCase(),
  };
  const residential = readAddress(grid, /^residential address/, end);
  const permanent = readAddress(grid, /^permanent address/, end);
  if (residential) personal.residential = residential;
  if (permanent) personal.permanent = permanent;
  return dropEmpty(personal);
}

/** The extension is often typed into the box of its own label: `NAME EXTENSION (JR., SR) III`. */
export function readExtension(grid: Grid, label: { row: number; column: number }): string {
  const inside = /\)\s*([a-z.]{1,6})\s*$/i.exec(grid.text(label))?.[1] ?? '';
  return inside || grid.right(label);
}

/** Beside or below its prompt. */
function readCountry(grid: Grid, until: number): string {
  const prompt = grid.find(/^pls\.? indicate country/, { until });
  if (!prompt) return '';
  const beside = grid.right(prompt);
  if (beside) return beside;
  const below = [1, 2, 3].map((rows) => grid.between(prompt.row + rows, Math.max(0, prompt.column - 8), prompt.column + 8));
  return below.find((text) => text !== '' && !isLabel(text)) ?? '';
}

function oneOf<T extends string>(grid: Grid, until: number, patterns: readonly RegExp[], values: readonly T[]): T | null {
  const at = patterns.findIndex((pattern) => {
    const cell = grid.find(pattern, { until });
    return cell !== null && isTicked(grid.text(cell));
  });
  return at < 0 ? null : values[at]!;
}

/** The parts stand over their captions; the second one of a row begins where its caption does. */
function readAddress(grid: Grid, heading: RegExp, end: number): Personal['residential'] | null {
  const label = grid.find(heading, { until: end });
  if (!label) return null;
  const next = grid.find(/^(permanent address|telephone no)/, { from: label.row + 1, until: end })?.row ?? end;
  const part = (pattern: RegExp, partner?: RegExp) => {
    const within = { from: label.row, until: next + 1, left: label.column };
    const caption = grid.find(pattern, within);
    if (!caption) return '';
    const beside = partner && grid.find(partner, { ...within, from: caption.row, until: caption.row + 1 });
    return grid.above(caption, beside ? beside.column : caption.column + 20);
  };
  const zip = grid.find(/^zip code/, { from: label.row, until: next + 1, left: label.column });
  return {
    house: part(/^house\/?block/, /^street$/),
    street: part(/^street$/),
    subdivision: part(/^subdivision/, /^barangay$/),
    barangay: part(/^barangay$/).replace(/^(brgy\.?|barangay)\s+/i, ''),
    barangay_code: '',
    city: part(/^city/, /^province$/),
    province: part(/^province$/),
    zip_code: zip ? readDigits(grid.right(zip)).slice(0, 4) : '',
  };
}

/** As it is kept: +639171234567. */
function readMobile(text: string): string {
  const digits = readDigits(text.split(/[/;,]/)[0] ?? '');
  return /^(0|63)?9\d{9}$/.test(digits) ? `+63${digits.slice(-10)}` : text;
}

export function dropEmpty<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null)) as Partial<T>;
}
