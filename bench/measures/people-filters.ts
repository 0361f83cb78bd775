import { openPool } from '@talaan/kernel/server/database/database.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { listPersonnel } from '@talaan/personnel/contract.ts';
import { startChild } from '../children.ts';
import type { Databases } from '../databases.ts';
import { compareCalls, compareInTurns, time, type Compared } from '../in-turns.ts';
import { startProduct } from '../product.ts';
import { openCaller } from '../open-caller.ts';
import { atMost, milliseconds, type Line } from '../table.ts';

type Question = Record<string, string | string[]>;

const MANY = 20_000;
const FEW = 2000;
const PER_PAGE = 50;
const CALLS = 40;
/** How many times as long ten times as many people may take. */
const GOAL = 3;
const ROUNDS = 5;
/** Those that the bare server answers too. */
const AFTER_CHANGE: readonly Question[] = [{}, { page: '200' }, { sort: '-fullname' }, { term: 'santos' }, { term: 'an', page: '3' }];

/** All filters, alone and together, all sorts, first and deep pages (`page` as a share of all pages), searches. Each fills its page among 2,000 people too. */
const QUESTIONS: readonly Question[] = [
  {},
  { page: '0.5' },
  { page: '0.9', sort: '-fullname' },
  { sort: 'idno', page: '0.7' },
  { sort: 'office' },
  { sort: '-position', page: '0.4' },
  { sort: 'status', page: '0.8' },
  { campus: '2' },
  { campus: '1', status: ['PERM', 'TEMP'], sort: 'position' },
  { office: '5', sort: '-fullname' },
  { track: 'faculty', sex: 'Female', age: '40-49' },
  { hired_from: '2012-01-01', hired_to: '2021-12-31', sort: 'idno' },
  { personnel_status: 'ALL', sort: '-idno', page: '0.6' },
  { personnel_status: 'ACT', status: 'PERM', age: '50-59' },
  { on: '2024-06-30', sort: 'office', page: '0.5' },
  { term: 'santos' },
  { term: 'an', campus: '1', sort: 'position' },
  { position: Array.from({ length: 60 }, (_, index) => String(index + 1)), page: '0.5' },
  {
    term: 'a',
    office: '5',
    campus: '1',
    status: ['PERM', 'TEMP', 'CAS', 'COS', 'JO'],
    track: 'staff',
    sex: 'Female',
    age: '30-39',
    personnel_status: 'ACT',
    hired_from: '1990-01-01',
    hired_to: '2026-06-30',
    sort: '-office',
  },
];

/** The personnel list with all its filters, 50 rows a page: 20,000 people against 2,000. */
export async function measurePeopleFilters(databases: Databases): Promise<Line[]> {
  const few = await openUniversity(await databases.withPeople(FEW));
  const many = await openUniversity(await databases.withPeople(MANY));
  try {
    const compared: (Compared & { question: Question })[] = [];
    for (const [index, question] of QUESTIONS.entries()) {
      const one = await compareCalls(CALLS, { ours: () => many.ask(index), bare: () => few.ask(index) });
      console.log(`  ${milliseconds(one.ours)} against ${milliseconds(one.bare)}, ${one.ratio.toFixed(2)} ×: ${say(question)}`);
      compared.push({ ...one, question });
    }
    const worst = compared.toSorted((one, other) => other.ratio - one.ratio)[0]!;
    const [ours, bare] = [sum(compared.map((one) => one.ours)), sum(compared.map((one) => one.bare))];
    const afterChange = await compareAfterChanges(many);
    return [
      atMost(
        `Personnel list, ${QUESTIONS.length} questions with all filters: 20,000 people against 2,000`,
        milliseconds(ours),
        milliseconds(bare),
        ours / bare,
        GOAL,
      ),
      atMost(`… the least level of them: ${say(worst.question)}`, milliseconds(worst.ours), milliseconds(worst.bare), worst.ratio, GOAL),
      atMost(
        `… ${AFTER_CHANGE.length} questions, each asked for the first time after a person was changed, at 20,000 people against a bare query`,
        milliseconds(afterChange.ours),
        milliseconds(afterChange.bare),
        afterChange.ratio,
        GOAL,
      ),
    ];
  } finally {
    await few.close();
    await many.close();
  }
}

async function openUniversity(databaseUrl: string) {
  const product = await startProduct(databaseUrl);
  const pool = openPool(databaseUrl);
  const token = await product.signIn('hr');
  const call = openCaller(token);
  const paths: string[] = [];
  for (const { page, ...question } of QUESTIONS) {
    const { body } = await callAs(product.url, token, listPersonnel, { query: { ...question, per_page: PER_PAGE } });
    if (body.personnels.length < PER_PAGE) throw new Error(`${say(question)} finds ${body.total} people only`);
    const number = 1 + Math.floor((Number(page ?? 0) * body.total) / PER_PAGE);
    paths.push(`${product.url}${listPersonnel.path}?${write({ ...question, per_page: String(PER_PAGE), page: String(number) })}`);
  }
  return {
    databaseUrl,
    url: product.url,
    call,
    ask: (index: number) => call(paths[index]!),
    /** Saves the record of a person, so that no order is known any more. */
    change: () => pool.query('update personnel.person set mobile = mobile where id = (select min(id) from personnel.person)'),
    close: async () => {
      await pool.end();
      await product.stop();
    },
  };
}

/** The bare server answers each by one statement, and keeps nothing. */
async function compareAfterChanges({ databaseUrl, url, call, change }: Awaited<ReturnType<typeof openUniversity>>): Promise<Compared> {
  const bare = await startChild<{ url: string }>('./serve-bare.ts', { DATABASE_URL: databaseUrl, CALLER: '{}', BASE_URL: url });
  const takes = async (base: string) => {
    let took = 0;
    for (const question of AFTER_CHANGE) {
      await change();
      took += await time(() => call(`${base}${listPersonnel.path}?${write({ ...question, per_page: String(PER_PAGE) })}`));
    }
    return took;
  };
  try {
    return await compareInTurns(ROUNDS, { ours: () => takes(url), bare: () => takes(bare.first.url) });
  } finally {
    await bare.child.stop();
  }
}

function write(question: Question): string {
  return new URLSearchParams(Object.entries(question).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))).toString();
}

function say(question: Question): string {
  return (
    Object.entries(question)
      .map(([name, value]) => (name === 'page' ? `page at ${Number(value) * 100} %` : `${name} ${formatValues([value].flat())}`))
      .join(', ') || 'no filter'
  );
}

function formatValues(values: readonly string[]): string {
  return values.length > 5 ? `one of ${values.length}` : values.join(' or ');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
