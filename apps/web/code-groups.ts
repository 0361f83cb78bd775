import { WITH_SCHEMAS } from './leave-schemas-behind.ts';

/** The frame of every screen, with what modules contribute to it, and all icons. */
export const FRAME =
  /web\/(.*\/)?(shell|inbox-badge|view-as-banner|maintenance-banner|sign-in-again-dialog|bell)\.tsx$|kernel\/web\/pages\/page\.tsx$|@tabler\/icons-react/;
/** The list, which most screens are, without what others use of it. */
export const LIST =
  /kernel\/web\/([\w-]+\/)*(list-(screen|views|table|groups|cards|keys|head|toolbar|bulk|row|settings|pager|widths|columns)\b|row-check|search-box|sort-head|filter-pill|more-filters|use-selection|use-list-views|use-fitting)/;
/** What modules contribute to the home, without its charts. */
export const HOME =
  /modules\/[\w-]+\/(dashboards\/web\/|[\w-]+\/web\/(home\/|dashboard\/(today|month)|(.*\/)?(circulars|ahead|inbox|requests|papers|open)-(card|line)))/;
export const DATES = /node_modules\/(@mantine\/dates|dayjs)\/|kernel\/web\/([\w-]+\/)*(date-field|day-calendar|month-calendar)/;
export const FORM =
  /node_modules\/(@mantine\/form|react-number-format)\/|NumberInput|kernel\/web\/([\w-]+\/)*(form-|error-summary|use-form|changed-meanwhile|upload-|use-upload|drop-zone)/;
/** What all groups of the data sheet need. */
export const SHEET = /modules\/people\/pds\/(contract|rules|web\/(fields|rows|saving|sheet))\/(?!form-)/;
const ZOD = /node_modules\/zod\//;
const LIBRARY = /node_modules\//;
const STYLES = /(@mantine\/\w+|kernel\/web|apps\/web\/shell)\/.*\.css$/;
/** Styles of what few screens show. */
const RARE =
  /@mantine\/(dates|charts|notifications|spotlight)\/|\/styles\/(Accordion|Chip|Color\w+|Notification|Slider|Stepper|Timeline|Tree)\.css/;

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

/** A component of Mantine, or of ours, that is neither of the list nor of the home, nor brings anything heavy along. */
function isPart(id: string, graph: Graph): boolean {
  if ([LIST, HOME, SHEET, DATES, FORM].some((kind) => kind.test(id))) return false;
  return LIBRARY.test(id) ? /node_modules\/(@mantine|@floating-ui)\//.test(id) : /kernel\/web\//.test(id) || !isHeavy(id, graph);
}

/** Contracts and rules about people, their offices and lists, and the calls of their data sheets. */
function isOfPeople(id: string, graph: Graph): boolean {
  return (
    /modules\/(base\/(personnel|organization|reference|imports)\/(contract|rules)|people\/pds\/contract\.ts)/.test(id) &&
    !isHeavy(id, graph)
  );
}

/**
 * What is loaded together (decisions 97 and 103). A group takes what its modules import along, unless a group of a higher priority has
 * it: so none of them may lead to what is heavy and seldom shown at once, and what many need has a higher priority than the list.
 */
export const groups = [
  // What a visitor needs to sign in.
  { name: 'first', tags: ['$initial' as const], priority: 90 },
  { name: 'styles', test: (id: string) => STYLES.test(id) && !RARE.test(id), priority: 85 },
  { name: 'frame', test: FRAME, priority: 70 },
  { name: (id: string, graph: Graph) => (isPart(id, graph) ? 'parts' : null), minShareCount: 12, priority: 69 },
  { name: 'list', test: LIST, minShareCount: 3, priority: 68 },
  { name: 'zod', test: /node_modules\/zod\/|kernel\/contract\/.*\?whole$/, priority: 65 },
  { name: 'dates', test: DATES, priority: 55 },
  { name: 'form', test: FORM, priority: 50 },
  {
    name: (id: string, graph: Graph) => (SHEET.test(id) && !isHeavy(id, graph) ? 'sheet' : null),
    minShareCount: 2,
    priority: 29,
    includeDependenciesRecursively: false,
  },
  // Small: each alone would be a request for less than its headers.
  {
    name: (id: string, graph: Graph) => (isOfPeople(id, graph) ? 'people' : null),
    minShareCount: 3,
    maxModuleSize: 4000,
    includeDependenciesRecursively: false,
    priority: 28,
  },
  // Parts of the home are shown together.
  { name: 'home', test: HOME, priority: 20 },
];
