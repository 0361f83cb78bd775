import { WITH_SCHEMAS } from './leave-schemas-behind.ts';

/** The frame of every screen, with what modules contribute to it, and the list, which most screens are. */
const FRAME =
  /web\/(.*\/)?(shell|inbox-badge|view-as-banner|maintenance-banner|sign-in-again-dialog|bell)\.tsx$|kernel\/web\/(list-screen|page)\.tsx$/;
/** What modules contribute to the home, without its charts. */
const HOME =
  /modules\/(dashboards\/web\/|[\w-]+\/web\/(home\/|dashboard\/(today|month)|(.*\/)?(circulars|ahead|inbox|requests|papers|open)-(card|line)))/;
const DATES = /node_modules\/(@mantine\/dates|dayjs)\/|kernel\/web\/(date-field|typed-date|day-calendar)/;
const FORM =
  /node_modules\/(@mantine\/form|react-number-format)\/|NumberInput|kernel\/web\/(form-|error-summary|use-form|changed-meanwhile|upload-|use-upload|drop-zone)/;
const ZOD = /node_modules\/zod\//;
const LIBRARY = /node_modules\//;

interface Graph {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null;
}

const heavy = new Map<string, boolean>();

/** Whether a module brings calendars, forms or Zod along, directly or by what it imports. */
function isHeavy(id: string, graph: Graph): boolean {
  if ([DATES, FORM, ZOD, WITH_SCHEMAS].some((kind) => kind.test(id))) return true;
  if (LIBRARY.test(id)) return false;
  const known = heavy.get(id);
  if (known !== undefined) return known;
  // Modules that import one another.
  heavy.set(id, false);
  const module = graph.getModuleInfo(id);
  const found =
    module !== null && (/\bNumberInput\b/.test(module.code ?? '') || module.importedIds.some((imported) => isHeavy(imported, graph)));
  heavy.set(id, found);
  return found;
}

/**
 * What is loaded together (decision 97). A group takes what its modules import along, unless a group of a higher priority has it: so
 * none of them may lead to what is heavy and seldom shown at once.
 */
export const groups = [
  // What a visitor needs to sign in.
  { name: 'first', tags: ['$initial' as const], priority: 90 },
  { name: 'styles', test: /(@mantine\/\w+|kernel\/web|apps\/web\/shell)\/.*\.css$/, priority: 85 },
  { name: 'frame', test: FRAME, priority: 70 },
  { name: 'zod', test: /node_modules\/zod\/|kernel\/contract\/.*\?whole$/, priority: 65 },
  {
    name: 'parts',
    test: (id: string) => !DATES.test(id) && !FORM.test(id) && /node_modules\/(@mantine|@floating-ui)\/|kernel\/web\//.test(id),
    minShareCount: 12,
    priority: 60,
  },
  { name: 'icons', test: /@tabler\/icons-react/, minShareCount: 2, priority: 59 },
  { name: 'dates', test: DATES, priority: 55 },
  { name: 'form', test: FORM, priority: 50 },
  // Small things of several screens: each alone would be a request for less than its headers.
  {
    name: (id: string, graph: Graph) => (LIBRARY.test(id) || HOME.test(id) || isHeavy(id, graph) ? null : 'shared'),
    minShareCount: 4,
    maxModuleSize: 2500,
    priority: 30,
  },
  // Parts of the home are shown together.
  { name: 'home', test: HOME, priority: 20 },
];
