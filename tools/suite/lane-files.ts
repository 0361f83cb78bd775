import { on } from 'node:events';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** Each file that the parent names is a suite of its own, so that the hooks at its top are its own. */
void test('files', async () => {
  for await (const [file] of on(process, 'message')) void describe(file, () => import(pathToFileURL(file).href));
});
