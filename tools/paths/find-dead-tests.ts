import { basename } from 'node:path';
import type { Page } from './find-dead-paths.ts';

/** `sign-in.api: 'a session ends after eight hours'; 'the next sentence of the same file'`. */
const CITED = /\b([\w-]+(?:\.(?:api|e2e))?): ('[^'\n|]+'(?:(?:; |, )'[^'\n|]+')*)/g;
const SENTENCE = /'([^']+)'/g;
const TEST = /\btest\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;

/** The tests of a source by their file, without its ending: `sign-in.api`. */
export type TestNames = ReadonlyMap<string, readonly RegExp[]>;

/** Each test that a page names by its file and its sentence, and that no file of this name has. */
export function findDeadTests({ file, text }: Page, tests: TestNames): string[] {
  return citedTests(text)
    .filter(({ name, sentence }) => !tests.get(name)?.some((test) => test.test(sentence)))
    .map(({ name, sentence }) => `${file} names the test ${name}: '${sentence}', which is not there`);
}

export function readTestNames(tests: readonly Page[]): TestNames {
  const names = Map.groupBy(tests, ({ file }) => basename(file).replace(/(\.test)?\.ts$/, ''));
  return new Map(
    [...names].map(([name, files]) => [name, files.flatMap(({ text }) => [...text.matchAll(TEST)].map(([, , said]) => toPattern(said!)))]),
  );
}

function citedTests(text: string): { name: string; sentence: string }[] {
  return [...text.replaceAll('\\_', '_').matchAll(CITED)].flatMap(([, name, sentences]) =>
    [...sentences!.matchAll(SENTENCE)].map(([, sentence]) => ({ name: name!, sentence: sentence! })),
  );
}

/** What a name says may be filled in when the test is made: `found: ${what}`. */
function toPattern(said: string): RegExp {
  const parts = said.replaceAll(/\\(['"`])/g, '$1').split(/\$\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
}
