import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, finish, root } from '../findings.ts';
import { findLicenceFaults, type Locked } from './find-licence-faults.ts';

/** The licences of all packages of package-lock.json, also of those that only other systems install. */
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Locked };
for (const fault of findLicenceFaults(packages)) fail(fault);
finish(
  'licences',
  `${Object.keys(packages).filter((path) => path.includes('node_modules/')).length} packages are under licences that Talaan takes`,
);
