/** What is built, and what the tables beside say of it; as plain values, so that a test can break each. */
export interface BuiltAndSaid {
  calls: readonly { method: string; path: string }[];
  screens: readonly { path: string; title: string; group: string; menu?: object | undefined }[];
  /** Rows of tools/spec/screens.csv. */
  screenRows: readonly Record<string, string>[];
  /** Rows of tools/spec/titles.csv: titles that are ours and were changed. */
  titles: readonly Record<string, string>[];
  /** Lines of tools/spec/built.txt: `call GET /api/x`, `screen /x`. */
  built: readonly string[];
  /** Paths that a decision record names. */
  isDecided: (path: string) => boolean;
}

/** Titles that the specification gives in brackets (its section 2): they are not ours to change. */
const GIVEN_TITLES: Readonly<Record<string, string>> = {
  '/jobs/apply_now': 'Apply Now',
  '/jobs/{rappID}/other/submissions/{appID}': 'Submit Documents',
  '/profile/account/settings': 'Account Settings',
  '/department_setting/': 'Add OIC Head',
  '/clerk/dtr_list/': 'DTR Submission',
  '/account/loginLogout': 'WF Home Attendance',
  '/account/actualTimeLogs': 'Daily Time Log',
  '/account/ob': 'Official Business Travel',
  '/department/statistic': 'Department Monitoring',
  '/department/header/setting': 'Department Header',
  '/personnel_setting/personnel_status': 'Others',
};

export function findSpecFaults(said: BuiltAndSaid): string[] {
  return [...findVanished(said), ...findTitleFaults(said), ...said.screens.flatMap((screen) => findScreenFaults(said, screen))];
}

/** What is built now, as lines of built.txt. */
export function linesOfBuilt({ calls, screens }: Pick<BuiltAndSaid, 'calls' | 'screens'>): string[] {
  return [...calls.map(({ method, path }) => `call ${method} ${path}`), ...screens.map(({ path }) => `screen ${path}`)].toSorted();
}

function findVanished(said: BuiltAndSaid): string[] {
  const now = new Set(linesOfBuilt(said));
  return said.built.filter((line) => !now.has(line)).map((line) => `${line} was built and is gone: renamed, moved or removed`);
}

function findTitleFaults({ titles, screenRows }: BuiltAndSaid): string[] {
  return titles.flatMap(({ path = '', old = '', new: renamed = '' }) => {
    const row = screenRows.find((one) => one['path'] === path);
    if (!row) return [`titles.csv renames ${path}, which screens.csv does not have`];
    if (row['title'] !== old) return [`titles.csv renames '${old}' at ${path}, which screens.csv titles '${row['title']}'`];
    const given = GIVEN_TITLES[path];
    if (given && renamed.toLowerCase() !== given.toLowerCase())
      return [`${path} is titled '${given}' by the specification, not '${renamed}'`];
    return renamed.trim() === '' ? [`titles.csv gives ${path} no new title`] : [];
  });
}

function findScreenFaults({ screenRows, titles, isDecided }: BuiltAndSaid, screen: BuiltAndSaid['screens'][number]): string[] {
  const row = screenRows.find(({ path }) => path === screen.path);
  if (!row) return isDecided(screen.path) ? [] : [`the screen ${screen.path} is asked for by no row and no decision record`];
  const title = titles.find(({ path }) => path === screen.path)?.['new'] ?? row['title'];
  return [
    ...(row['group'] === screen.group ? [] : [`${screen.path} belongs to the group ${row['group']}, not ${screen.group}`]),
    ...(title === screen.title ? [] : [`${screen.path} is titled '${title}', not '${screen.title}'; a new title goes into titles.csv`]),
    ...((row['menu'] === 'visible') === (screen.menu !== undefined) ? [] : [`${screen.path} is ${row['menu']} in the menu`]),
  ];
}

/** Tables of the specification whose content is not the one whose digest was written down. `digests` has lines `sha256  name`. */
export function findChangedTables(digests: readonly string[], actual: ReadonlyMap<string, string>): string[] {
  const known = new Map(digests.map((line) => line.split(/\s+/) as [string, string]).map(([digest, name]) => [name, digest]));
  return [...new Set([...known.keys(), ...actual.keys()])]
    .filter((name) => known.get(name) !== actual.get(name))
    .map((name) => `tools/spec/${name} is not the specification's table: its rows were changed (tools/spec/digests.txt)`);
}
