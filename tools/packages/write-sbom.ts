import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../findings.ts';

/**
 * `npm run sbom -- FILE`: what the product is made of (CycloneDX 1.5), each package with its version, licence and hash, for those who watch
 * for weaknesses.
 */
interface Component {
  'bom-ref': string;
  name: string;
  properties?: { name: string; value: string }[];
}
interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const [file] = process.argv.slice(2);
if (file) write(file);
else {
  console.error('Name the file to write: npm run sbom -- talaan.cdx.json');
  process.exitCode = 1;
}

function write(to: string): void {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string };
  // Its own `--omit dev` leaves out packages on which a tool depends beside the product.
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const bom = JSON.parse(execFileSync('npm', asked, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })) as Bom;
  const components = bom.components.filter((one) => !isForDevelopment(one));
  const refs = new Set([bom.metadata.component, ...components].map((one) => one['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  // npm takes the name of the folder.
  const metadata = { ...bom.metadata, component: { ...bom.metadata.component, name } };
  writeFileSync(to, `${JSON.stringify({ ...bom, metadata, components, dependencies }, null, 2)}\n`);
  console.log(`${to} names the ${components.length} packages that the product is made of.`);
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
}
