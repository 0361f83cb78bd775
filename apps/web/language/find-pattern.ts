interface Pattern {
  key: string;
  names: string[];
  /** The longest words between values, looked for first. */
  anchor: string;
  matches: RegExp;
}

/** Fewer letters around the values would match a text by chance. */
const LEAST_LETTERS = 8;

const known = new WeakMap<object, readonly Pattern[]>();

/** The message with values, such as `Returned by {name}.`, that a text with these values filled in came from. */
export function findPattern(messages: object, text: string): { key: string; values: Record<string, string> } | undefined {
  for (const { key, names, anchor, matches } of patternsOf(messages)) {
    const found = text.includes(anchor) && matches.exec(text);
    if (found) return { key, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1]!])) };
  }
  return undefined;
}

/** Those with the most words of their own first. */
function patternsOf(messages: object): readonly Pattern[] {
  const before = known.get(messages);
  if (before) return before;
  const made = Object.keys(messages)
    .filter((key) => key.includes('{'))
    .map((key) => ({ key, words: key.split(/\{\w+\}/) }))
    .filter(({ words }) => words.join('').replaceAll(/[^a-z]/gi, '').length >= LEAST_LETTERS)
    .toSorted((one, other) => other.words.join('').length - one.words.join('').length)
    .map(({ key, words }) => ({
      key,
      names: [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
      anchor: words.toSorted((one, other) => other.length - one.length)[0]!,
      matches: new RegExp(`^${words.map((part) => RegExp.escape(part)).join('(.+?)')}$`, 's'),
    }));
  known.set(messages, made);
  return made;
}
