import { valuesIn, type SaidText } from './find-texts.ts';

export type Catalogue = Readonly<Record<string, string>>;

/** What a catalogue lacks of the texts that are said, and translations whose values differ from those of the English. */
export function findHoles(catalogue: Catalogue, said: readonly SaidText[]): string[] {
  const texts = [...new Set(said.map(({ text }) => text))];
  const holes = texts.filter((text) => !catalogue[text]).map((text) => `'${text}' has no Filipino`);
  const ungiven = said.flatMap(({ text, given }) =>
    valuesIn(text)
      .filter((name) => given && !given.includes(name))
      .map((name) => `'${text}' is said without ${name}`),
  );
  const differing = Object.entries(catalogue).flatMap(([text, translation]) =>
    translation && sorted(valuesIn(text)) !== sorted(valuesIn(translation))
      ? [`'${text}' has other values in Filipino: '${translation}'`]
      : [],
  );
  return [...holes, ...ungiven, ...differing];
}

/**
 * Keys that no source writes any more. What is not said by a literal is a text of the server or of a constant, said when it is shown: it
 * stands somewhere as it is, or with a small first letter that the server makes a capital, with `${…}` where the key has a value.
 */
export function findUnused(catalogue: Catalogue, said: readonly SaidText[], sources: string): string[] {
  const known = new Set(said.map(({ text }) => text));
  return Object.keys(catalogue).filter((key) => !known.has(key) && !isWritten(key, sources));
}

function isWritten(key: string, sources: string): boolean {
  const parts = key.split(/\{\w+\}/).map((part) => part.replaceAll("'", "\\'"));
  if (parts.length === 1) return [parts[0]!, key, key.charAt(0).toLowerCase() + key.slice(1)].some((text) => sources.includes(text));
  return new RegExp(parts.map((part) => RegExp.escape(part)).join('(?:\\$\\{[^\\n]{1,200}?\\}|\\{\\w+\\})')).test(sources);
}

function sorted(names: readonly string[]): string {
  return names.toSorted().join(' ');
}
