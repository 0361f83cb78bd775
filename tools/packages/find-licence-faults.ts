import spdxSatisfies from 'spdx-satisfies';

/** A package as the lock file has it: its path, `node_modules/zod`, with what it says of itself. */
export type Locked = Readonly<Record<string, { version?: string; license?: string; link?: boolean }>>;

/** Licences under which a package may be used, changed and given on with Talaan. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
];
/** Those that bind changes of the package itself, which Talaan does not make, and those of fonts and lists. */
const FREE_UNCHANGED = ['MPL-2.0', 'LGPL-3.0-or-later', 'OFL-1.1', 'CC-BY-3.0'];

/** Each package whose licence does not allow what Talaan does with it, or is not said. */
export function findLicenceFaults(packages: Locked): string[] {
  return Object.entries(packages).flatMap(([path, { license, link }]) => {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || link) return [];
    const name = path.slice(at + 'node_modules/'.length);
    if (!license) return [`${name} does not say its licence`];
    return allows(license) ? [] : [`${name} is under ${license}, which is not one of the licences that Talaan takes`];
  });
}

function allows(license: string): boolean {
  try {
    return spdxSatisfies(license, [...FREE, ...FREE_UNCHANGED]);
  } catch {
    // No expression of SPDX, such as 'SEE LICENSE IN …'.
    return false;
  }
}
