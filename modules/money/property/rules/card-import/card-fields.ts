import { EXAMPLE_NUMBER, plain, type ImportField, type ImportFields } from '@talaan/imports/rules/import-fields.ts';
import { readDay, readPesos, readText, readWhole, readYesNo, type Read } from '@talaan/imports/rules/readers.ts';
import { officeFields, type OfficeValues } from '@talaan/personnel/rules/section-import/sections/place-fields.ts';
import type { PAPER_TYPES } from '../../contract/fields.ts';
import { CONDITIONS } from '../../contract/fields.ts';

/** The paper on which a person holds an item, as a card names it. */
export interface PaperOfCard {
  type: keyof typeof PAPER_TYPES;
  number: string;
}

/** What a row of the spreadsheet tells of an item. */
export interface CardValues extends OfficeValues {
  property_no: string;
  article: string;
  description: string;
  brand: string;
  model: string;
  serial: string;
  unit: string;
  unit_cost: number;
  acquired_on: string;
  account: string;
  fund: string;
  location: string;
  condition: keyof typeof CONDITIONS;
  life_years: number;
  is_reclassified: boolean;
  idno: string;
  name: string;
  paper: PaperOfCard;
  paper_date: string;
}

export const cardFields: ImportFields<CardValues> = {
  property_no: {
    title: 'Property number',
    aliases: ['property no', 'item no', 'inventory item no', 'card no', 'property tag no', 'tag no', 'sticker no'],
    isRequired: true,
    read: readText(60),
    help: 'It stays as it is. Items on record are left as they are. The row EXAMPLE is not read.',
    example: EXAMPLE_NUMBER,
  },
  article: {
    ...text('Article', ['item', 'article item', 'name of item', 'particulars'], 100, 'What it is.', 'Laptop computer'),
    isRequired: true,
  },
  description: text('Description', ['item description', 'specifications'], 500, '', '14 inches'),
  brand: text('Brand', ['make'], 100, '', 'Acer'),
  model: text('Model', ['model no'], 100, '', 'TravelMate P2'),
  serial: text('Serial number', ['serial no', 's n', 'sn'], 100, '', 'NXVLLSP001'),
  unit: text('Unit', ['unit of measure', 'unit of measurement'], 30, 'Empty counts as unit.', 'unit'),
  unit_cost: {
    title: 'Cost',
    aliases: ['unit cost', 'unit value', 'amount', 'acquisition cost', 'unit price', 'total cost', 'cost of acquisition'],
    isRequired: true,
    read: readCost,
    help: 'In pesos, of one item or set, with tax and delivery.',
    example: '62,499.00',
  },
  acquired_on: {
    title: 'Date acquired',
    aliases: ['acquisition date', 'date of acquisition', 'acquired', 'date purchased', 'date'],
    isRequired: true,
    read: readDay,
    help: 'YYYY-MM-DD or MM/DD/YYYY.',
    example: '2023-05-12',
  },
  account: {
    ...text(
      'Account',
      ['account code', 'uacs', 'uacs code', 'object code', 'account title'],
      150,
      'Its code of 8 digits or its name.',
      '10605030',
    ),
    isRequired: true,
  },
  fund: text('Fund cluster', ['fund', 'fund code', 'source of fund'], 100, 'Two digits; empty counts as 01.', '01'),
  office: { ...officeFields.office, help: 'The office that has it.' },
  campus: officeFields.campus,
  location: text('Location', ['room', 'building', 'whereabouts', 'location of item'], 150, '', 'Room 204'),
  condition: {
    title: 'Condition',
    aliases: ['status', 'condition of item', 'remarks on condition'],
    read: readCondition,
    help: 'Serviceable, Needs repair or Unserviceable. Empty counts as serviceable.',
    example: 'Serviceable',
  },
  life_years: {
    title: 'Useful life',
    aliases: ['estimated useful life', 'eul', 'life', 'life in years'],
    read: readLife,
    help: 'In years; empty takes that of the account.',
    example: '5',
  },
  is_reclassified: {
    title: 'Reclassified',
    aliases: ['is reclassified', 'reclassified to semi expendable'],
    read: readYesNo,
    help: 'Of items from before 2022 at 15,000 to 49,999.99: No, where the books did not follow COA Circular 2022-004.',
    example: 'Yes',
  },
  idno: text(
    'Employee number',
    ['employee no', 'id no', 'employee id', 'accountable employee no', 'emp no'],
    30,
    'Of the accountable person; empty where it is in stock.',
    '2023-0013',
  ),
  name: text(
    'Accountable person',
    ['accountable officer', 'end user', 'name', 'issued to', 'memorandum receipt to', 'holder'],
    200,
    'Optional. If given, it must match the employee number.',
    'Dela Cruz, Juan',
  ),
  paper: {
    title: 'Paper',
    aliases: ['par no', 'ics no', 'par ics no', 'paper no', 'mr no', 'are no', 'reference', 'par ics are no'],
    read: readPaper,
    help: 'Type and number of the paper on which it is held: PAR, ICS, MR or ARE.',
    example: 'PAR 2023-05-0012',
  },
  paper_date: {
    title: 'Date of the paper',
    aliases: ['paper date', 'date issued', 'issued on', 'date of issue', 'par date', 'ics date'],
    read: readDay,
    help: 'Needed where someone holds it.',
    example: '2023-05-15',
  },
};

function text(title: string, aliases: readonly string[], most: number, help: string, example: string): ImportField<string> {
  return { title, aliases, read: readText(most), help, example };
}

/** A third decimal of pesos is a part of a centavo. */
function readCost(cell: string): Read<number> {
  return /\.\d\d0*[1-9]/.test(cell) ? { error: 'A cost has at most two decimals.' } : readPesos(cell);
}

function readCondition(cell: string): Read<keyof typeof CONDITIONS> {
  const { LOST: _lost, ...seen } = CONDITIONS;
  const said = plain(cell).replaceAll('-', ' ');
  const found = (Object.entries(seen) as [keyof typeof seen, string][]).find(([, word]) => plain(word) === said);
  if (found) return { value: found[0] };
  if (said === 'functional' || said === 'good') return { value: 'SERVICEABLE' };
  if (said === 'for repair') return { value: 'NEEDS_REPAIR' };
  return { error: `“${cell.slice(0, 60)}” is not a condition: ${Object.values(seen).join(', ')}. A loss is reported after the import.` };
}

function readLife(cell: string): Read<number> {
  return readWhole(1, 50, 'Enter whole years, 1 to 50.')(cell.replace(/\s*(?:years?|yrs?)\.?$/i, ''));
}

const PAPER = /^(PAR|ICS|MR|ARE)\b[\s.:#-]*(?:no[\s.:]*)?(\S.*)$/i;
/** Slips say their class before their number. */
const SLIP = /^SP[LH]V-\S.*$/i;

function readPaper(cell: string): Read<PaperOfCard> {
  if (SLIP.test(cell)) return { value: { type: 'ICS', number: cell.toUpperCase() } };
  const found = PAPER.exec(cell);
  if (!found) return { error: `“${cell.slice(0, 60)}” does not begin with PAR, ICS, MR or ARE, such as PAR 2023-05-0012.` };
  return { value: { type: found[1]!.toUpperCase() as PaperOfCard['type'], number: found[2]!.slice(0, 60) } };
}
