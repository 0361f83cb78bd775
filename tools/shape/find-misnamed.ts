/** What a file of these names exports is said by its place: each module has one. */
const NAMED_BY_PLACE = /^(routes|module|constraints|reference|workflow|contract|personal-data|settings|.*-worker)$/;
/** In a folder of screens or parts, each file exports one of the same name. */
const NAMED_ALIKE = /^(Screen|Group|Part|Card)$/;

/**
 * What a file exports where that is one thing and the file is named for another. Apart from a verb at the beginning (`readOffice` in
 * `office.ts`) and an `Of` at the end, the words of the one are among those of the other.
 */
export function findMisnamed(file: string, text: string): string | undefined {
  const stem = file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
  const exported = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|enum|interface|type) (\w+)/gm)].map(
    ([, name]) => name!,
  );
  const [only, ...more] = exported;
  if (!only || more.length > 0 || /^export (\{|\*|default)/m.test(text) || NAMED_BY_PLACE.test(stem) || NAMED_ALIKE.test(only))
    return undefined;
  const [named, ofFile] = [wordsOf(only.replace(/Of$/, '')), wordsOf(stem)];
  const withoutVerb = named.length > 1 ? named.slice(1) : named;
  return areAmong(withoutVerb, ofFile) || areAmong(ofFile, named) ? undefined : only;
}

function wordsOf(name: string): string[] {
  const parted = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2');
  return parted.toLowerCase().split(/[-_]/).map(withoutEnding);
}

function withoutEnding(word: string): string {
  return word.replace(/(ies|y|ing|ed|es|s|e)$/, '');
}

function areAmong(words: readonly string[], others: readonly string[]): boolean {
  return words.every((word) => others.some((other) => other.startsWith(word) || (other.length > 2 && word.startsWith(other))));
}
