import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');

test('no list and no page hides its filled button among the other actions of a phone', async () => {
  const faults: string[] = [];
  for await (const file of glob('{modules,apps}/**/web/**/*.tsx', { cwd: ROOT })) {
    const source = await readFile(join(ROOT, file), 'utf8');
    // The actions of the search are no buttons, and outside the shell there is no foot.
    if (!/<(?:[A-Za-z]*List|ListScreen|Page|RecordPage)\b/.test(source)) continue;
    for (const { index } of source.matchAll(/\bactions=\{/g)) {
      const filled = await findFilled(spanFrom(source, index + 'actions='.length), { file, source });
      if (filled) faults.push(`${file}: ${filled}`);
    }
  }
  assert.deepEqual(faults, [], 'give it to `main`, or wrap it in MainAct');
});

interface SourceFile {
  file: string;
  source: string;
}

/** The first filled button within some code, by the components and constants of its file and of those that it imports. */
async function findFilled(code: string, { file, source }: SourceFile): Promise<string | undefined> {
  const shown = code.replace(/<MainAct>[\s\S]*?<\/MainAct>/g, '');
  const button = [...shown.matchAll(/<Button\b(?!\.)/g)].map(({ index }) => tagFrom(shown, index)).find((tag) => !/\bvariant=/.test(tag));
  if (button) return button;
  const constant = /^\{\s*(\w+)\s*\}$/.exec(code)?.[1] ?? '';
  const named = new Set([...shown.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name!).filter((name) => !IGNORED.test(name)));
  for (const name of [...named, constant].filter(Boolean)) {
    const found = await bodyOf(name, { file, source });
    const filled = found && found.body !== code && (await findFilled(found.body, found));
    if (filled) return filled;
  }
  return undefined;
}

/** What opens over the page has a foot of its own. */
const IGNORED = /Dialog$|Drawer$|Form$|^Decide$|^Button$/;

async function bodyOf(name: string, { file, source }: SourceFile): Promise<(SourceFile & { body: string }) | undefined> {
  const declared = new RegExp(`^(?:export )?function ${name}\\b[^]*?^}$`, 'm').exec(source)?.[0];
  const constant = new RegExp(`^  const ${name} = ([^]*?);$`, 'm').exec(source)?.[1];
  const body = declared ?? constant;
  if (body !== undefined) return { file, source, body };
  const from = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`, 'm').exec(source)?.[1];
  if (from === undefined) return undefined;
  const imported = join(dirname(file), from);
  const there = { file: imported, source: await readFile(join(ROOT, imported), 'utf8') };
  return new RegExp(`function ${name}\\b`).test(there.source) ? bodyOf(name, there) : undefined;
}

/** From an opening brace to the one that closes it. */
function spanFrom(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}' && --depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

/** An opening tag: the first `>` outside its braces ends it. */
function tagFrom(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (source[at] === '>' && depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}
