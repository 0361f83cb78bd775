import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { RowChange } from '@talaan/imports/contract/import-record.ts';
import { plain } from '@talaan/imports/rules/import-fields.ts';
import { isNameOf } from '@talaan/imports/rules/name-of-person.ts';
import { isWrong, note, refuse, warn, type ReadRow } from '@talaan/imports/rules/read-rows.ts';
import type { Places } from '@talaan/personnel/rules/places.ts';
import { readOffice } from '@talaan/personnel/rules/section-import/sections/place-fields.ts';
import type { PAPER_TYPES } from '../../contract/fields.ts';
import { CLASSES } from '../../contract/fields.ts';
import type { CardChoices, CardQuestions } from '../../contract/imports.ts';
import { classOfItem, type PropertyClass, type Threshold } from '../class-of-item.ts';
import { counterpartOf, type AccountOfItem } from '../plan-items.ts';
import { cardFields, type CardValues, type PaperOfCard } from './card-fields.ts';

/** A person of the file. */
export interface PersonOfCard {
  id: number;
  fullname: string;
  surname: string;
  first_name: string;
  /** In service today; a job order or contract of service is no service of the government. */
  is_serving: boolean;
  is_government: boolean;
}

/** What the rows are held against. */
export interface CardGround {
  today: string;
  choices: CardChoices;
  onRecord: ReadonlyMap<string, number>;
  people: ReadonlyMap<string, PersonOfCard>;
  /** `PAR 2023-05-0012`. */
  papersOnRecord: ReadonlySet<string>;
  /** By the serial number as the file has it: the item that has it already. */
  serialsOnRecord: ReadonlyMap<string, string>;
  accounts: readonly AccountOfItem[];
  funds: readonly string[];
  thresholds: readonly Threshold[];
  places: Places;
}

/** An item that is to be added. */
export interface CardPlan {
  property_no: string;
  class: PropertyClass;
  article: string;
  description: string;
  brand: string;
  model: string;
  serial: string;
  unit: string;
  unit_cost: number;
  acquired_on: string;
  life_years: number;
  uacs_id: number;
  fund_code: string;
  office_id: number;
  location: string;
  condition: string;
  is_reclassified: boolean;
  earlier_reference: string;
  held: { personnelId: number; holder: string; paper: PaperOfCard; paperClass: PropertyClass | null; datedOn: string } | null;
}

export interface JudgedCard {
  row: ReadRow<CardValues>;
  name: string;
  subjectId: number | null;
  personnelId: number | null;
  plan: CardPlan | null;
  isNew: boolean;
  changes: RowChange[];
}

/** Its kinds of warnings. */
export const CARD_WARNINGS = {
  left: 'Held by people who left',
  serial: 'Serial numbers that another item has',
} as const;

const title = (field: keyof CardValues) => cardFields[field].title;

/**
 * Holds cards against what is on record: each adds one item, with its class by the rule of today and its holder on the paper of the card. The sums
 * by class are those of the ledger, and those by holder were compared, or no row is accepted (B5.10).
 */
export function judgeCards(rows: readonly ReadRow<CardValues>[], ground: CardGround): { cards: JudgedCard[]; sums: CardQuestions } {
  const byNumber = Map.groupBy(rows, ({ key }) => key);
  const bySerial = Map.groupBy(
    rows.filter(({ values }) => values.serial !== undefined),
    ({ values }) => plain(values.serial!),
  );
  const cards = rows.map((row) => {
    const twin = row.key !== '' && byNumber.get(row.key)!.find((other) => other !== row);
    if (twin) refuse(row, title('property_no'), `The same property number is in row ${twin.line} too.`);
    const same = row.values.serial !== undefined && bySerial.get(plain(row.values.serial))!.find((other) => other !== row);
    if (same) warn(row, 'serial', title('serial'), `The same serial number is in row ${same.line} too.`);
    return judgeCard(row, ground);
  });
  refusePapers(cards, ground);
  const sums = addUp(cards);
  refuseSums(cards, sums, ground.choices);
  return { cards: cards.map((card) => (isWrong(card.row) ? { ...card, plan: null } : card)), sums };
}

function judgeCard(row: ReadRow<CardValues>, ground: CardGround): JudgedCard {
  const { values } = row;
  const known = ground.onRecord.get(row.key) ?? null;
  const base = { row, name: values.article ?? '', subjectId: known, personnelId: null, plan: null, isNew: known === null, changes: [] };
  if (known !== null) {
    note(row, title('property_no'), 'This item is on record and stays as it is.');
    return base;
  }
  const office = readOffice(row, ground.places);
  const account = readAccount(row, ground.accounts);
  const fund = readFund(row, ground.funds);
  if (values.acquired_on !== undefined && values.acquired_on > ground.today)
    refuse(row, title('acquired_on'), 'This day is still to come.');
  if (values.acquired_on !== undefined && values.acquired_on < '1900-01-01')
    refuse(row, title('acquired_on'), 'Enter a date from 1900 on.');
  const held = readHolder(row, ground);
  const other = values.serial === undefined ? undefined : ground.serialsOnRecord.get(values.serial);
  if (other !== undefined) warn(row, 'serial', title('serial'), `${other} has this serial number as well.`);
  if (isWrong(row) || office === null || account === undefined) return base;
  const isReclassified = values.is_reclassified ?? true;
  const found = classOfItem(
    { unit_cost: values.unit_cost!, acquired_on: values.acquired_on!, is_reclassified: isReclassified },
    ground.today,
    ground.thresholds,
  );
  const uacs = counterpartOf(account, found.class, ground.accounts);
  if (!uacs) {
    refuse(row, title('account'), `There is no semi-expendable account for ${account.name}, and ${found.reason}`);
    return base;
  }
  const plan: CardPlan = {
    property_no: row.key,
    class: found.class,
    article: values.article!,
    description: values.description ?? '',
    brand: values.brand ?? '',
    model: values.model ?? '',
    serial: values.serial ?? '',
    unit: values.unit ?? 'unit',
    unit_cost: values.unit_cost!,
    acquired_on: values.acquired_on!,
    life_years: values.life_years ?? uacs.life_years,
    uacs_id: uacs.id,
    fund_code: fund,
    office_id: office,
    location: values.location ?? '',
    condition: values.condition ?? 'SERVICEABLE',
    is_reclassified: isReclassified,
    earlier_reference: values.paper && (values.paper.type === 'MR' || values.paper.type === 'ARE') ? namePaper(values.paper) : '',
    held: held && { ...held, paperClass: classOfPaper(held.paper.type, found.class) },
  };
  return { ...base, personnelId: held?.personnelId ?? null, plan, changes: changesOf(plan, uacs) };
}

/** A receipt is of property, plant and equipment, whatever its items are by now; a slip of the class of its items; earlier papers of none. */
function classOfPaper(type: PaperOfCard['type'], is: PropertyClass): PropertyClass | null {
  return type === 'PAR' ? 'PPE' : type === 'ICS' ? is : null;
}

function readAccount(row: ReadRow<CardValues>, accounts: readonly AccountOfItem[]): AccountOfItem | undefined {
  const { account: told } = row.values;
  if (told === undefined) return undefined;
  const digits = told.replaceAll(/[\s-]/g, '');
  const found = accounts.find(({ code, name }) => digits.startsWith(code) || plain(name) === plain(told));
  if (!found) refuse(row, title('account'), `“${told.slice(0, 60)}” is not an account here. Add it in the property settings first.`);
  return found;
}

function readFund(row: ReadRow<CardValues>, funds: readonly string[]): string {
  const { fund = '01' } = row.values;
  const code = fund.slice(0, 2).padStart(2, '0');
  if (!funds.includes(code)) refuse(row, title('fund'), `There is no fund cluster “${fund.slice(0, 60)}”.`);
  return code;
}

function readHolder(row: ReadRow<CardValues>, ground: CardGround): Omit<NonNullable<CardPlan['held']>, 'paperClass'> | null {
  const { idno, name, paper, paper_date: day, acquired_on: acquired } = row.values;
  if (idno === undefined) {
    if (name !== undefined) refuse(row, title('idno'), `Enter the employee number of ${name.slice(0, 60)}, or leave the name empty.`);
    return null;
  }
  const person = ground.people.get(idno);
  if (!person) {
    refuse(row, title('idno'), `No person has the employee number ${idno}. Import the person first.`);
    return null;
  }
  if (name !== undefined && !isNameOf(name, person.surname, person.first_name))
    refuse(row, title('name'), `${idno} is ${person.fullname}, but the file has “${name.slice(0, 60)}”.`);
  if (person.is_serving && !person.is_government)
    refuse(
      row,
      title('idno'),
      `${person.fullname} is no employee of the government and cannot be accountable. Enter the head of the office.`,
    );
  if (!person.is_serving) warn(row, 'left', title('idno'), `${person.fullname} is no longer in service.`);
  if (paper === undefined) refuse(row, title('paper'), 'Enter the paper on which it is held.');
  if (day === undefined) refuse(row, title('paper_date'), 'Enter the date of the paper.');
  if (day !== undefined && day > ground.today) refuse(row, title('paper_date'), 'This day is still to come.');
  if (day !== undefined && acquired !== undefined && day < acquired)
    refuse(row, title('paper_date'), 'The paper is from before the item was acquired.');
  if (paper === undefined || day === undefined) return null;
  return { personnelId: person.id, holder: person.fullname, paper, datedOn: day };
}

/** A paper is of one person, day, class and fund (B5.2), and is not on record yet. */
function refusePapers(cards: readonly JudgedCard[], { papersOnRecord }: CardGround): void {
  const held = cards.filter(({ plan, row }) => plan?.held && !isWrong(row));
  for (const [paper, group] of Map.groupBy(held, ({ plan }) => namePaper(plan!.held!.paper))) {
    const [{ plan: first, row: firstRow }] = group as [JudgedCard, ...JudgedCard[]];
    for (const { row, plan } of group) {
      const differs = differenceOf(first!, plan!);
      if (papersOnRecord.has(paper)) refuse(row, title('paper'), `${paper} is on record already, with other items.`);
      else if (differs !== null) refuse(row, title('paper'), `${paper} has another ${differs} in row ${firstRow.line}. A paper has one.`);
      else if (plan!.held!.paper.type === 'ICS' && plan!.class === 'PPE')
        refuse(row, title('paper'), `An item of ${formatPesos(plan!.unit_cost)} is held on a PAR, not on an ICS.`);
      else if (plan!.held!.paper.type === 'PAR' && plan!.class !== 'PPE')
        note(row, title('paper'), 'It is semi-expendable by now, and stays on its PAR until its next paper.');
    }
  }
}

function differenceOf(one: CardPlan, other: CardPlan): string | null {
  const [a, b] = [one.held!, other.held!];
  if (a.personnelId !== b.personnelId) return 'accountable person';
  if (a.datedOn !== b.datedOn) return 'date';
  if (a.paperClass !== b.paperClass) return 'class';
  return one.fund_code === other.fund_code ? null : 'fund cluster';
}

/** What the rows that can be accepted come to. */
function addUp(cards: readonly JudgedCard[]): CardQuestions {
  const plans = cards.flatMap(({ plan, row }) => (plan && !isWrong(row) ? [plan] : []));
  const sum = (of: readonly CardPlan[]) => ({ items: of.length, amount: of.reduce((all, { unit_cost: cost }) => all + cost, 0) });
  const byClass = Map.groupBy(plans, ({ class: is }) => is);
  const byHolder = Map.groupBy(plans, ({ held }) => held?.holder ?? 'In stock');
  return {
    by_class: (Object.keys(CLASSES) as PropertyClass[]).flatMap((is) => (byClass.has(is) ? [{ class: is, ...sum(byClass.get(is)!) }] : [])),
    by_holder: [...byHolder].map(([name, of]) => ({ name, ...sum(of) })).toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}

function refuseSums(
  cards: readonly JudgedCard[],
  { by_class: sums }: CardQuestions,
  { ledger, are_holders_agreed: agreed }: CardChoices,
): void {
  const amounts = new Map(sums.map(({ class: is, amount }) => [is, amount]));
  for (const { row, plan } of cards) {
    if (!plan || isWrong(row)) continue;
    const [file, books] = [amounts.get(plan.class)!, ledger[plan.class]];
    if (books === null) refuse(row, title('unit_cost'), `Enter the sum of the ledger for ${CLASSES[plan.class].toLowerCase()} above.`);
    else if (books !== file)
      refuse(row, title('unit_cost'), `${CLASSES[plan.class]}: the file has ${formatPesos(file)}, the ledger ${formatPesos(books)}.`);
    else if (!agreed) refuse(row, title('idno'), 'Compare the sums by holder above.');
  }
}

function changesOf(plan: CardPlan, account: AccountOfItem): RowChange[] {
  const facts = {
    Class: CLASSES[plan.class],
    [title('unit_cost')]: formatPesos(plan.unit_cost),
    [title('account')]: `${account.code} ${account.name}`,
    ...(plan.held && { [title('name')]: `${plan.held.holder}, ${namePaper(plan.held.paper)}` }),
  };
  return Object.entries(facts).map(([field, to]) => ({ field, from: '', to }));
}

/** `PAR 2023-05-0012`. */
export function namePaper({ type, number }: { type: keyof typeof PAPER_TYPES; number: string }): string {
  return `${type} ${number}`;
}
