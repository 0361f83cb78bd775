import { sql, type RawBuilder } from 'kysely';
import { ENTERPRISE, scimError, Types } from './library.ts';

type Test = readonly [operator: string, ...rest: unknown[]];
export type Condition = RawBuilder<boolean>;

const text = (column: string) => sql<string | null>`lower(${sql.ref(column)})`;

/** What a filter may ask of an account, in lower case; `active` apart. */
const ASKED: Readonly<Record<string, RawBuilder<string | null>>> = {
  id: sql`u.id::text`,
  username: text('u.email'),
  externalid: sql`u.external_id`,
  displayname: text('u.name'),
  'name.formatted': text('u.name'),
  'name.givenname': text('u.given_name'),
  'name.familyname': text('u.family_name'),
  emails: text('u.email'),
  'emails.value': text('u.email'),
  'emails.type': sql`'work'`,
  [`${ENTERPRISE.toLowerCase()}:employeenumber`]: sql`u.idno`,
};

/** The condition on accounts `u` for a filter (RFC 7644, sec. 3.4.2.2). Error: 400 for one that cannot be read or asks what is not kept. */
export function filterAccounts(filter: string | undefined): Condition {
  if (filter === undefined) return sql<boolean>`true`;
  if (filter.trim() === '') throw scimError(400, 'invalidFilter', 'The filter is empty.');
  const either = [...new Types.Filter(filter)].map((all) => join(conditionsOf(all as Record<string, unknown>, ''), 'and'));
  return join(either, 'or');
}

function conditionsOf(all: Record<string, unknown>, within: string): Condition[] {
  return Object.entries(all).flatMap(([name, tested]) => {
    const path = `${within}${name.toLowerCase()}`;
    if (!Array.isArray(tested)) return conditionsOf(tested as Record<string, unknown>, `${path}.`);
    const tests = (Array.isArray(tested[0]) ? tested : [tested]) as Test[];
    return tests.map((test) => conditionOf(path, test));
  });
}

function conditionOf(path: string, [operator, ...rest]: Test): Condition {
  if (operator === 'not') return sql<boolean>`not ${conditionOf(path, rest as unknown as Test)}`;
  const [value] = rest;
  if (operator !== 'pr' && (value === undefined || value === null))
    throw scimError(400, 'invalidFilter', `The filter compares ${path} with nothing.`);
  if (path === 'active') return activeIs(operator, value);
  const column = ASKED[path];
  if (!column) throw scimError(400, 'invalidFilter', `Users are not filtered by ${path}.`);
  const wanted = path === 'id' || path === 'externalid' ? String(value) : String(value).toLowerCase();
  return sql<boolean>`coalesce(${comparison(operator, column, wanted)}, false)`;
}

function comparison(operator: string, column: RawBuilder<string | null>, wanted: string): Condition {
  switch (operator) {
    case 'pr':
      return sql`${column} <> ''`;
    case 'eq':
      return sql`${column} = ${wanted}`;
    case 'ne':
      return sql`${column} is distinct from ${wanted}`;
    case 'co':
      return sql`position(${wanted} in ${column}) > 0`;
    case 'sw':
      return sql`starts_with(${column}, ${wanted})`;
    case 'ew':
      return sql`right(${column}, length(${wanted})) = ${wanted}`;
    case 'gt':
      return sql`${column} > ${wanted}`;
    case 'ge':
      return sql`${column} >= ${wanted}`;
    case 'lt':
      return sql`${column} < ${wanted}`;
    case 'le':
      return sql`${column} <= ${wanted}`;
    default:
      throw scimError(400, 'invalidFilter', `There is no operator ${operator}.`);
  }
}

function activeIs(operator: string, value: unknown): Condition {
  if (operator === 'pr') return sql`true`;
  if (typeof value !== 'boolean' || (operator !== 'eq' && operator !== 'ne'))
    throw scimError(400, 'invalidFilter', 'active is compared with true or false, by eq or ne.');
  return sql`u.is_active = ${value === (operator === 'eq')}::boolean`;
}

function join(conditions: readonly Condition[], word: 'and' | 'or'): Condition {
  return sql<boolean>`(${sql.join(conditions, word === 'and' ? sql` and ` : sql` or `)})`;
}
