import { IDENTITY_KINDS, IDENTITY_NUMBERS, maskIdentityNumber, parseIdentityNumber, type IdentityKind } from '../../identity-numbers.ts';
import { isWrong, refuse } from '@talaan/imports/rules/read-rows.ts';
import type { JudgedRow, SectionRow } from '../section-rows.ts';
import type { Read } from '@talaan/imports/rules/readers.ts';
import type { ImportField, ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { whoseFields, type Whose } from '../section-rows.ts';

export type Numbers = Partial<Record<IdentityKind, string>>;
export interface NumberValues extends Whose, Record<IdentityKind, string> {}

const NAMES: Record<IdentityKind, { aliases: readonly string[]; example: string }> = {
  tin: { aliases: ['tin', 'tin no', 'tin number', 'tax identification number'], example: '000-000-000-000' },
  gsis: {
    aliases: ['gsis', 'gsis no', 'gsis number', 'gsis id no', 'gsis bp', 'gsis bp no', 'bp number', 'bp no'],
    example: '00000000000',
  },
  umid: { aliases: ['umid', 'umid no', 'umid id no', 'umid number', 'crn', 'common reference number'], example: '0000-0000000-0' },
  pagibig: {
    aliases: ['pag ibig', 'pagibig', 'pag ibig no', 'pagibig no', 'pag ibig id no', 'pag ibig mid', 'pag ibig mid no', 'hdmf', 'hdmf no'],
    example: '0000-0000-0000',
  },
  philhealth: { aliases: ['philhealth', 'philhealth no', 'philhealth id no', 'phic', 'phic no'], example: '00-000000000-0' },
  sss: { aliases: ['sss', 'sss no', 'sss id no'], example: '00-0000000-0' },
  philsys: {
    aliases: ['philsys', 'philsys no', 'philsys number psn', 'psn', 'pcn', 'national id', 'national id no'],
    example: '0000-0000-0000-0000',
  },
};

const ORDER = ['tin', 'gsis', 'umid', 'pagibig', 'philhealth', 'sss', 'philsys'] as const;

export const numberFields: ImportFields<NumberValues> = {
  ...whoseFields,
  ...(Object.fromEntries(ORDER.map((kind) => [kind, numberField(kind)])) as Record<IdentityKind, ImportField<string>>),
};

function numberField(kind: IdentityKind): ImportField<string> {
  const { label, message } = IDENTITY_NUMBERS[kind];
  const read = (cell: string): Read<string> => {
    const digits = parseIdentityNumber(kind, cell);
    return digits === null || digits === '' ? { error: message } : { value: digits };
  };
  return { title: label, ...NAMES[kind], read, help: `${message} An empty cell changes nothing.` };
}

export interface NumbersPlan {
  personnelId: number;
  numbers: Numbers;
}

export interface NumberGround {
  onRecord: ReadonlyMap<number, Numbers>;
  /** Who holds a number of the file, by `kind number`. */
  holders: ReadonlyMap<string, { id: number; holder: string }>;
}

export function numberKey(kind: IdentityKind, number: string): string {
  return `${kind} ${number}`;
}

/** One row a person; no number may be that of another, on record or in the file. What is shown of a number is masked. */
export function judgeNumbers(rows: readonly SectionRow<NumberValues>[], ground: NumberGround): JudgedRow<NumberValues, NumbersPlan>[] {
  const byPerson = Map.groupBy(rows, ({ person }) => person?.id ?? 0);
  const byNumber = Map.groupBy(
    rows.flatMap((row) => numbersOf(row).map(([kind, number]) => ({ key: numberKey(kind, number), row }))),
    ({ key }) => key,
  );
  for (const row of rows) {
    const twin = row.person && byPerson.get(row.person.id)!.find((other) => other !== row);
    if (twin) refuse(row, numberFields.idno.title, `The same person is in row ${twin.line} too.`);
    for (const [kind, number] of numbersOf(row)) {
      const key = numberKey(kind, number);
      const holder = ground.holders.get(key);
      const other = byNumber.get(key)!.find((one) => one.row !== row && one.row.person?.id !== row.person?.id);
      if (holder && holder.id !== row.person?.id) refuse(row, numberFields[kind].title, `This number is on record for ${holder.holder}.`);
      else if (other) refuse(row, numberFields[kind].title, `This number is in row ${other.row.line} too.`);
    }
  }
  return rows.map((row) => judgeRow(row, ground));
}

function judgeRow(row: SectionRow<NumberValues>, { onRecord }: NumberGround): JudgedRow<NumberValues, NumbersPlan> {
  if (!row.person || isWrong(row)) return { row, plan: null, isNew: false, changes: [] };
  const known = onRecord.get(row.person.id) ?? {};
  const others = numbersOf(row).filter(([kind, number]) => known[kind] !== number);
  const changes = others.map(([kind, number]) => ({
    field: numberFields[kind].title,
    from: known[kind] ? maskIdentityNumber(known[kind]) : '',
    to: maskIdentityNumber(number),
  }));
  const plan = others.length > 0 ? { personnelId: row.person.id, numbers: Object.fromEntries(others) } : null;
  return { row, plan, isNew: changes.every(({ from }) => from === ''), changes };
}

export function numbersOf({ values }: Pick<SectionRow<NumberValues>, 'values'>): [IdentityKind, string][] {
  return IDENTITY_KINDS.flatMap((kind): [IdentityKind, string][] => (values[kind] === undefined ? [] : [[kind, values[kind]]]));
}
