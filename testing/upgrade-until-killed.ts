import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { openNextRelease } from './next-release.ts';

/** Brings the database of DATABASE_URL up to the release that a test has written into a folder. */
const { modules } = await import('@talaan/server/app.ts');
const { modules: next, migrations } = openNextRelease(process.argv[2]!, modules);
const { DATABASE_URL: url = '', DATABASE_OWNER_URL: ownerUrl = '' } = process.env;
await bringUpSchema({ url, ownerUrl }, next, { migrations });
