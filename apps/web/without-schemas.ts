/** A node of the syntax tree of a module, as ESTree has it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Cut {
  start: number;
  end: number;
  /** What comes in its place. */
  by: string;
}

/** Of a call the browser reads method, path and who may call; of what makes several calls no schema either. */
const LEFT_BEHIND = new Set(['params', 'query', 'body', 'response', 'summary', 'extra', 'row', 'choices', 'questions']);
/** What makes calls, beside the helpers of a contract itself. */
const CALL_MAKERS = new Set(['endpoint', 'lookup', 'importCalls', 'fieldEditCalls']);
const FROM = /(^\.|contract)\/(endpoint|lookup|import-calls|field-edits)\.ts$/;
/** What makes schemas, and what makes one of another. */
const MAKERS = new Set(['z', 'listQuery', 'listOf', 'severalOf']);
const REMAKERS = new Set([
  'array',
  'default',
  'extend',
  'max',
  'min',
  'nullable',
  'omit',
  'optional',
  'partial',
  'pick',
  'pipe',
  'refine',
  'safeParse',
]);

/**
 * The code of a contract without the schemas of its calls and without what only those needed. Calls are made so that their schemas come
 * later, from the contract `id?whole`; exported schemas are no longer there. What no screen imports falls out of the bundle.
 */
export function withoutSchemas(code: string, program: Node, id: string): string {
  const statements = program.body as Node[];
  const declared = statements.flatMap(declarationsOf);
  const offered = new Map(
    declared
      .filter(({ statement, init }) => isExport(statement) && (isSchema(init) || isShape(init)))
      .map(({ name, statement }) => [statement, name]),
  );
  const dead = new Set([...schemasOfCalls(program), ...offered.keys()]);
  for (const statement of isOfCalls(program) ? statements.filter(isFunction) : [])
    if (makesOnlySchemas(statement, dead)) {
      dead.add(statement);
      offered.set(statement, nameOf((statement.declaration as Node | undefined) ?? statement));
    }
  for (let unused = findUnused(program, dead); unused; unused = findUnused(program, dead)) dead.add(unused);
  // What this contract still needs itself stays.
  for (let needed = findNeeded(program, dead, offered); needed; needed = findNeeded(program, dead, offered)) dead.delete(needed);
  const cuts = outermost([...dead]).map(({ start, end }): Cut => ({ start, end: endWithComma(code, end), by: '' }));
  const named = countNames(program, dead);
  for (const { name, statement, init } of declared) {
    if (dead.has(statement) || findAll(init, isWork).length === 0) continue;
    // A helper of the module may make calls too.
    const isGroup = isExport(statement) && findAll(init, isNamedCall).length > 0;
    cuts.push({ start: init.start, end: init.start, by: `/*@__PURE__*/ ${isGroup ? 'schemasLater(' : '('}() => (` });
    cuts.push({ start: init.end, end: init.end, by: isGroup ? `), () => import('${id}?whole').then((whole) => whole.${name}))` : '))()' });
  }
  // A contract that makes schemas still gets those of others where no other screen loads them.
  const suffix = findAll(program, isSchema, dead).length > 0 ? '?schemas' : '';
  const called = new Set(findAll(program, isNamedCall, dead).map(({ callee }) => (callee as Node).name as string));
  for (const maker of MAKERS) called.delete(maker);
  for (const statement of statements.filter(({ type }) => type === 'ImportDeclaration'))
    cuts.push({ start: statement.start, end: statement.end, by: importOf(statement, named, suffix, called) });
  const head = cuts.some(({ by }) => by.includes('schemasLater'))
    ? `import { schemasLater } from '@talaan/kernel/web/forms/body-schema.ts';\n`
    : '';
  return head + cut(code, cuts);
}

/** An import of what is still named: schemas from `suffix`, what makes calls of them as it is. */
function importOf({ specifiers, source }: Node, named: ReadonlyMap<string, number>, suffix: string, called: ReadonlySet<string>): string {
  const kept = (specifiers as Node[]).filter(({ local }) => (named.get((local as Node).name as string) ?? 0) > 1);
  const path = String((source as Node).value);
  const isOurs = path.endsWith('.ts');
  const from = (places: Node[], where: string) => {
    const names = places.map(({ imported, local }) => `${(imported as Node).name as string} as ${(local as Node).name as string}`);
    return names.length > 0 ? `import { ${names.join(', ')} } from '${where}';` : '';
  };
  const isMaker = ({ local }: Node) => called.has((local as Node).name as string);
  return isOurs
    ? from(kept.filter(isMaker), path) +
        from(
          kept.filter((one) => !isMaker(one)),
          path + suffix,
        )
    : from(kept, path);
}

function schemasOfCalls(program: Node): Node[] {
  if (!isOfCalls(program)) return [];
  const helpers = functionsOf(program);
  const makers = new Set([...CALL_MAKERS, ...helpers.map(nameOf)]);
  const made = findAll(program, (node) => isNamedCall(node) && makers.has((node.callee as Node).name as string));
  const places = [...made.flatMap((call) => call.arguments as Node[]), ...helpers.filter((one) => nameOf(one) === 'endpoint')];
  const properties = places.flatMap((place) => findAll(place, ({ type }) => type === 'Property'));
  return properties.filter(({ key }) => LEFT_BEHIND.has((key as Node).name as string));
}

function isOfCalls(program: Node): boolean {
  const sources = (program.body as Node[]).map(({ source }) => (isNode(source) ? String(source.value) : ''));
  return sources.some((source) => FROM.test(source)) || functionsOf(program).some((one) => nameOf(one) === 'endpoint');
}

function functionsOf(program: Node): Node[] {
  return findAll(program, ({ type }) => type === 'FunctionDeclaration');
}

function nameOf({ id }: Node): string {
  return (id as Node).name as string;
}

function makesCalls(node: Node): boolean {
  return findAll(node, ({ type, name }) => type === 'Identifier' && CALL_MAKERS.has(name as string)).length > 0;
}

function makesOnlySchemas(statement: Node, dead: ReadonlySet<Node>): boolean {
  return !makesCalls(statement) && findAll(statement, isSchema, dead).length > 0;
}

interface Declared {
  name: string;
  statement: Node;
  init: Node;
}

function declarationsOf(statement: Node): Declared[] {
  const declaration = (statement.declaration as Node | null | undefined) ?? statement;
  if (declaration.type !== 'VariableDeclaration') return [];
  return (declaration.declarations as Node[]).flatMap(({ id, init }) =>
    init ? [{ name: (id as Node).name as string, statement, init: init as Node }] : [],
  );
}

function isFunction({ type, declaration }: Node): boolean {
  return type === 'FunctionDeclaration' || (isNode(declaration) && declaration.type === 'FunctionDeclaration');
}

function isExport({ type }: Node): boolean {
  return type === 'ExportNamedDeclaration';
}

/** An object of which a property is a schema. */
function isShape({ type, properties }: Node): boolean {
  return type === 'ObjectExpression' && (properties as Node[]).some(({ value }) => isNode(value) && isSchema(value));
}

/** `z.object({ … }).partial()`, `recordId.optional()`. */
function isSchema(init: Node): boolean {
  let node = init;
  let first = '';
  while (node.type === 'CallExpression' || node.type === 'MemberExpression') {
    if (node.type === 'MemberExpression') first = (node.property as Node).name as string;
    node = (node.callee ?? node.object) as Node;
  }
  return node !== init && node.type === 'Identifier' && (MAKERS.has(node.name as string) || REMAKERS.has(first));
}

/** A constant that nothing names any more, within a function or not exported. */
function findUnused(program: Node, dead: ReadonlySet<Node>): Node | undefined {
  const named = countNames(program, dead);
  const exported = new Set((program.body as Node[]).map(({ declaration }) => declaration));
  return findAll(program, ({ type }) => type === 'VariableDeclaration', dead).find((statement) => {
    const [only, ...others] = statement.declarations as Node[];
    const { type, name } = only!.id as Node;
    return others.length === 0 && type === 'Identifier' && named.get(name as string) === 1 && !exported.has(statement);
  });
}

function findNeeded(program: Node, dead: ReadonlySet<Node>, offered: ReadonlyMap<Node, string>): Node | undefined {
  const named = countNames(program, dead);
  return [...offered].find(([statement, name]) => dead.has(statement) && named.has(name))?.[0];
}

/** How often each name is written; once where it is only declared or imported. */
function countNames(program: Node, dead: ReadonlySet<Node>): Map<string, number> {
  const counts = new Map<string, number>();
  const labels = new Set(findAll(program, () => true, dead).flatMap(labelsOf));
  for (const node of findAll(program, ({ type }) => type === 'Identifier', dead))
    if (!labels.has(node)) counts.set(node.name as string, (counts.get(node.name as string) ?? 0) + 1);
  return counts;
}

/** What looks like a name and is none: the key of a property, the other end of an import. */
function labelsOf({ type, computed, shorthand, key, property, imported }: Node): unknown[] {
  if (type === 'ImportSpecifier') return [imported];
  if (type === 'MemberExpression' && !computed) return [property];
  return type === 'Property' && !computed && !shorthand ? [key] : [];
}

/** What a bundler must suppose to change something outside when it is evaluated. */
function isWork({ type }: Node): boolean {
  return ['CallExpression', 'NewExpression', 'MemberExpression', 'SpreadElement'].includes(type);
}

/** A call of a function by its name, such as `endpoint`. */
function isNamedCall({ type, callee }: Node): boolean {
  return type === 'CallExpression' && (callee as Node).type === 'Identifier';
}

/** All nodes below one, and itself, that are of a kind; not those within `without`. */
function findAll(node: Node, isWanted: (node: Node) => boolean, without: ReadonlySet<Node> = new Set()): Node[] {
  if (without.has(node)) return [];
  const below = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [...(isWanted(node) ? [node] : []), ...below.filter(isNode).flatMap((one) => findAll(one, isWanted, without))];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function outermost(nodes: readonly Node[]): Node[] {
  return nodes.filter((one) => !nodes.some((other) => other !== one && other.start <= one.start && one.end <= other.end));
}

function endWithComma(code: string, end: number): number {
  return end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
}

function cut(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}
