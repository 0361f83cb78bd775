import { parseSync } from 'vite';

/** A text that is said: its English is the key of the catalogue. */
export interface SaidText {
  text: string;
  /** The values that the call gives; undefined where it gives none. */
  given: readonly string[] | undefined;
}

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Attributes whose text users read. */
const READ = new Set(['label', 'title', 'description', 'placeholder', 'aria-label', 'legend', 'hint', 'intro', 'alt']);
const HAS_WORD = /[A-Za-z]{2}/;

/** The hints of constants, such as fields of the data sheet: what shows them says them. */
export function findHints(file: string, source: string): SaidText[] {
  const hints: SaidText[] = [];
  walk(parseSync(file, source).program as unknown as Node, ({ type, key, value }) => {
    if (type === 'Property' && (key as Node)['name'] === 'hint')
      hints.push(...textsOf(value as Node).map((text) => ({ text, given: undefined })));
  });
  return hints;
}

/** The texts of `say('…')` and the nouns of `count(n, '…')` in a source that says texts, and what it shows in English alone. */
export function findTexts(file: string, source: string): { said: SaidText[]; raw: string[] } {
  const said: SaidText[] = [];
  const raw: string[] = [];
  walk(parseSync(file, source).program as unknown as Node, (node) => {
    if (node.type === 'CallExpression') said.push(...saidBy(node));
    else if (node.type === 'JSXText' && HAS_WORD.test(String(node['value']))) raw.push(String(node['value']).trim());
    else if (node.type === 'JSXAttribute') raw.push(...rawOf(node));
  });
  return { said, raw };
}

/** The names in braces. */
export function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
}

function saidBy({ callee, arguments: given }: Node): SaidText[] {
  const name = (callee as Node)['name'];
  const [first, ...rest] = given as Node[];
  if (name === 'say') return textsOf(first).map((text) => ({ text, given: namesOf(rest[0]) }));
  if (name !== 'count') return [];
  const [one, many] = rest.map((node) => textsOf(node)[0]);
  return one ? [one, many ?? `${one}s`].map((text) => ({ text, given: undefined })) : [];
}

/** Of a literal, or of both sides of a choice. */
function textsOf(node: Node | undefined): string[] {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node?.type === 'ConditionalExpression') return [node['consequent'], node['alternate']].flatMap((side) => textsOf(side as Node));
  return [];
}

function namesOf(node: Node | undefined): string[] | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  return (node['properties'] as Node[]).map(({ key }) => String((key as Node)['name'] ?? (key as Node)['value']));
}

function rawOf({ name, value }: Node): string[] {
  const text = (value as Node | null)?.['value'];
  return READ.has(String((name as Node)['name'])) && typeof text === 'string' && HAS_WORD.test(text) ? [text] : [];
}

function walk(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const part of Object.values(node))
    for (const one of Array.isArray(part) ? part : [part]) if (one && typeof (one as Node).type === 'string') walk(one as Node, look);
}
