import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyKind } from '@talaan/requests/contract/request-kind.ts';
import { flowDiagram } from '@talaan/requests/rules/flow-diagram.ts';
import { servedKinds } from '@talaan/requests/server/public.ts';
import { modules } from '@talaan/server/app.ts';
import { fail, finish, root } from './findings.ts';

/** Prints the diagram of each kind of request from its table into the README of its module, at `<!-- flow certificate -->`; at the end where it has no place yet. */
const SOURCES = globSync('modules/*/*/{workflow.ts,rules/*.ts,*/workflow.ts}', { cwd: root });
const kinds = servedKinds().map(({ kind }) => kind);
for (const kind of kinds) printDiagram(kind);
finish('flows', `${kinds.length} diagrams of ${modules.length} modules`);

function printDiagram(kind: AnyKind): void {
  const source = SOURCES.find((file) => readFileSync(join(root, file), 'utf8').includes(`requestKind('${kind.kind}'`));
  if (!source) return fail(`no workflow.ts of a module has requestKind('${kind.kind}', …)`);
  const file = join(...source.split('/').slice(0, 3), 'README.md');
  const text = readFileSync(join(root, file), 'utf8');
  const block = `<!-- flow ${kind.kind} -->\n\n\`\`\`mermaid\n${flowDiagram(kind)}\n\`\`\``;
  const place = new RegExp(`<!-- flow ${kind.kind} -->(\\n+\`\`\`mermaid\\n[^]*?\`\`\`)?`);
  const written = place.test(text) ? text.replace(place, block) : `${text.trimEnd()}\n\n${block}\n`;
  if (written === text) return;
  writeFileSync(join(root, file), written);
  if (process.env.CI) fail(`${file} did not show the flow of ${kind.kind} as its table has it: commit it as the check has written it`);
}
