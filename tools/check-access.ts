import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtCalls } from './built-calls.ts';
import { fail, finish, root } from './findings.ts';

/** Calls whose access nobody has reviewed yet, as the reviewed list writes them; the test of every call asks the running server too. */
const reviewed = JSON.parse(readFileSync(join(root, 'apps/server/access.reviewed.json'), 'utf8')) as Record<string, string>;
const calls = await builtCalls();
const lines = calls
  .map(
    ({ method, path, access, reach }) =>
      [
        `${method} ${path}`,
        typeof access === 'string' ? access : [...access, ...(reach === 'university' ? ['over the whole university'] : [])].join(' '),
      ] as const,
  )
  .filter(([name, access]) => reviewed[name] !== access)
  .map(([name, access]) => `"${name}": "${access}"`)
  .toSorted();
for (const line of lines) fail(`not in apps/server/access.reviewed.json; if you agree, write it there: ${line},`);
finish('access', `the access of ${calls.length} calls is reviewed`);
