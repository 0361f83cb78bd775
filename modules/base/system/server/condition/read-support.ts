import { readSupportBundle } from '@talaan/kernel/server/condition/support-bundle.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';

/** The support bundle with the last errors of this process, as a file to be read and sent. */
export async function readSupport({ server, today }: Call): Promise<FileAnswer> {
  const bundle = await readSupportBundle(server, server.http.lastFaults());
  return {
    name: `talaan-support-${today}.json`,
    contentType: 'application/json',
    content: Buffer.from(`${JSON.stringify(bundle, null, 2)}\n`),
  };
}
