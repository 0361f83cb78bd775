import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { ListName } from '../contract/field.ts';
import { IDENTITY_NUMBERS } from '@talaan/personnel/rules/identity-numbers.ts';
import { SECTIONS, type SectionName } from '../contract/sections.ts';
import type { ReadValues } from '../rules/read-values.ts';
import { readInternalWork } from './read-internal-work.ts';
import { entryColumn, isLookup, type TableRow } from './rows/section-tables.ts';

export interface Resolved extends ReadValues {
  /** By column: the entries of lists that were chosen. */
  entries: Record<string, number | null>;
}

const PROPOSABLE: ReadonlySet<ListName> = new Set(['school', 'degree', 'company']);

interface Around {
  today: string;
  personnelId: number;
  accountId: number;
  before: TableRow | undefined;
}

/** Asks the lists, the places and other people's records about what was typed: chosen entries get their printed text. */
export async function resolveValues(db: Database, section: SectionName, read: ReadValues, around: Around): Promise<Resolved> {
  const resolved: Resolved = { right: { ...read.right }, wrong: { ...read.wrong }, entries: {} };
  for (const name of Object.keys(read.right)) {
    const field = SECTIONS[section].fields[name]!;
    if (isLookup(field)) await resolveEntry(db, resolved, name, field.list!, around);
  }
  if (section === 'university_work') await resolveWork(db, resolved, around);
  if (section !== 'personal') return resolved;
  for (const prefix of ['residential', 'permanent']) await resolvePlace(db, resolved, prefix, around.before);
  copyResidential(resolved, around.before);
  await refuseTaken(db, resolved, around);
  return resolved;
}

async function resolveEntry(db: Database, resolved: Resolved, name: string, list: ListName, { accountId, before }: Around): Promise<void> {
  const value = resolved.right[name];
  const column = entryColumn(name);
  resolved.entries[column] = typeof value === 'number' ? value : null;
  if (typeof value !== 'number') {
    resolved.right[name] = value ?? '';
    return;
  }
  const own = sql`(e.state = 'approved' or e.proposed_by = ${accountId} or e.id = ${before?.[column] ?? null})`;
  const { rows } = await sql<{ name: string }>`
    select e.name from ${sql.table(`reference.${list}`)} e where e.id = ${value} and ${PROPOSABLE.has(list) ? own : sql`true`}`.execute(db);
  if (rows[0]) resolved.right[name] = rows[0].name;
  else takeOut(resolved, name, 'This is not on the list any more: choose again.');
}

/** The position is that of the work on record which begins on the day, whatever was sent. */
async function resolveWork(db: Database, resolved: Resolved, { personnelId, today }: Around): Promise<void> {
  delete resolved.right.position;
  const { from } = resolved.right;
  if (from === undefined) return;
  const works = (await readInternalWork(db, [personnelId], today)).get(personnelId)!;
  const work = works.find((one) => one.from === from);
  if (work) resolved.right.position = work.position;
  else takeOut(resolved, 'from', 'No work of the service record begins on this day.');
}

/**
 * A barangay chosen by its code names barangay, city and province as they are today; one that ended since it was chosen keeps its names;
 * names typed without a code stand alone.
 */
async function resolvePlace(db: Database, resolved: Resolved, prefix: string, before: TableRow | undefined): Promise<void> {
  const { right } = resolved;
  const names = ['barangay', 'city', 'province'].map((part) => `${prefix}_${part}`);
  const code = right[`${prefix}_barangay_code`];
  if (typeof code === 'string' && code !== '') {
    const { rows } = await sql<{ barangay: string; city: string; province: string }>`
      select barangay, city, province from reference.current_barangay where code = ${code}`.execute(db);
    const place = rows[0];
    if (place) Object.assign(right, Object.fromEntries(Object.entries(place).map(([part, name]) => [`${prefix}_${part}`, name])));
    else if (before?.[`${prefix}_barangay_code`] === code) for (const name of names) right[name] = before[name] as string;
    else takeOut(resolved, `${prefix}_barangay_code`, 'There is no barangay of this code today. Choose the place again.');
  } else if (names.some((name) => name in right)) right[`${prefix}_barangay_code`] = '';
}

const PARTS = ['house', 'street', 'subdivision', 'barangay_code', 'barangay', 'city', 'province', 'zip_code'];

/** The permanent address is not kept while it is the residential one, and starts as its copy when the two part. */
function copyResidential({ right }: Resolved, before: TableRow | undefined): void {
  const same = right.permanent_is_residential ?? before?.permanent_is_residential;
  const parted = right.permanent_is_residential === false && before?.permanent_is_residential === true;
  for (const part of PARTS) {
    if (same) right[`permanent_${part}`] = '';
    else if (parted) right[`permanent_${part}`] ??= (right[`residential_${part}`] ?? before[`residential_${part}`]) as string;
  }
}

/** One address an account, one number a person. */
async function refuseTaken(db: Database, resolved: Resolved, { personnelId }: Around): Promise<void> {
  const { email } = resolved.right;
  if (typeof email === 'string' && email !== '') {
    const { rows } = await sql`
      select from identity.account_view where email = ${email} and personnel_id is distinct from ${personnelId}`.execute(db);
    if (rows.length > 0) takeOut(resolved, 'email', 'Another person uses this address. Enter your own.');
  }
  const numbers = Object.keys(IDENTITY_NUMBERS).filter((kind) => typeof resolved.right[kind] === 'string' && resolved.right[kind] !== '');
  if (numbers.length === 0) return;
  const taken = await withOpenRecords(db, 'everybody', (tx) =>
    tx
      .selectFrom('personnel.identity_number_view')
      .select('kind')
      .where('personnel_id', '<>', personnelId)
      .where((match) => match.or(numbers.map((kind) => match.and({ kind, number: String(resolved.right[kind]) }))))
      .execute(),
  );
  for (const { kind } of taken) takeOut(resolved, kind, 'This number is in the record of another person. Check it, or notify HR.');
}

function takeOut(resolved: Resolved, name: string, message: string): void {
  resolved.wrong[name] = [message];
  delete resolved.right[name];
  delete resolved.entries[entryColumn(name)];
}
