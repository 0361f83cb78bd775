import type { ConditionPart } from './condition-part.ts';
import { readVersion } from './version.ts';

/** Which program this is, and since when it runs. */
export const versionPart: ConditionPart = {
  name: 'version',
  title: 'Version',
  place: 10,
  read: async ({ db }) => {
    const { number, commit } = await readVersion();
    const { release, fingerprint } = await db
      .selectFrom('kernel.release')
      .select(['number as release', 'fingerprint'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return {
      state: 'fine',
      says: `Talaan ${number} on a database of release ${release}.`,
      facts: [
        { label: 'Commit', value: commit ?? 'not known' },
        { label: 'Tables', value: fingerprint.slice(0, 12) },
        { label: 'Node', value: process.versions.node },
      ],
      figures: [
        {
          name: 'talaan_version_info',
          help: 'Which Talaan this is; the value is always 1.',
          value: 1,
          labels: { version: number, commit: commit ?? '', release: String(release) },
        },
      ],
    };
  },
};
