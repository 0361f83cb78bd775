import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowDiagram } from '@talaan/requests/rules/flow-diagram.ts';
import { servedKinds } from '@talaan/requests/server/public.ts';
import { modules } from '@talaan/server/app.ts';
import { fail, finish, root } from './findings.ts';

/** Prints the diagram of each kind of request from its table into the README that has its place: `<!-- flow certificate -->` and a Mermaid block. */
const BLOCK = /<!-- flow ([\w.-]+) -->\n+```mermaid\n[^]*?```/g;

const kinds = new Map(servedKinds().map(({ kind }) => [kind.kind, kind]));
const shown = new Set<string>();
for (const file of globSync('modules/*/README.md', { cwd: root })) {
  const text = readFileSync(join(root, file), 'utf8');
  const written = text.replace(BLOCK, (block, name: string) => {
    const kind = kinds.get(name);
    if (!kind) fail(`${file} has the diagram of ${name}, which no module serves`);
    shown.add(name);
    return kind ? `<!-- flow ${name} -->\n\n\`\`\`mermaid\n${flowDiagram(kind)}\n\`\`\`` : block;
  });
  if (written === text) continue;
  writeFileSync(join(root, file), written);
  fail(`${file} did not show a flow as its table has it; it was written anew, commit it`);
}
for (const name of kinds.keys())
  if (!shown.has(name)) fail(`no README has the diagram of ${name}: write <!-- flow ${name} --> and an empty Mermaid block`);
finish('flows', `${shown.size} diagrams of ${modules.length} modules`);
