import { EVERYDAY, LEAN, LIST_SCREEN } from './everyday.ts';
import { WITH_SCHEMAS } from './leave-schemas-behind.ts';
import { broughtBy, countSharers, type Graph } from './module-graph.ts';

/** The frame of every screen, with what modules contribute to it. */
export const FRAME =
  /web\/(.*\/)?(shell|inbox-badge|view-as-banner|maintenance-banner|sign-in-again-dialog|bell)\.tsx$|kernel\/web\/pages\/page\.tsx$/;
export const DATES =
  /node_modules\/(@mantine\/dates\/(?!esm\/components\/(SpinInput|TimeInput|TimePicker|TimeValue))|dayjs\/)|kernel\/web\/(day-calendar|month-calendar)/;
export const TIMES = /@mantine\/dates\/esm\/components\/(SpinInput|TimeInput|TimePicker|TimeValue)\/|kernel\/web\/forms\/time-field/;
export const FORM =
  /node_modules\/@mantine\/form\/|kernel\/web\/([\w-]+\/)*(form-(?!foot)|error-summary|use-form|changed-meanwhile|upload-|use-upload|drop-zone)/;
const NUMBERS = /node_modules\/react-number-format\/|\/NumberInput\//;
/** What the groups of the data sheet need: what its first one shows, and what the others show besides. */
export const SHEET = /modules\/people\/pds\/(contract|rules|web\/(fields|rows|saving|sheet))\/(?!form-)/;
/** What the lists of documents share, without the reader of codes. */
const DOCUMENTS = /modules\/documents\/documents\/(contract|rules|workflow|web\/(slips|acts|page))/;
/** What searches while one types. */
export const PICKERS = /kernel\/web\/forms\/(pickers|use-choice)\.|reference\/web\/entry-picker\./;
const LIBRARY = /node_modules\//;
/** Components of Mantine that everyday screens show, beside those of signing in and of the frame; those that lists do without. */
const SHOWN =
  /@mantine\/(core\/esm\/core|hooks\/esm\/(utils|use-force-update))\/|\/components\/(Card|DataList|Drawer|FloatingIndicator|Kbd|List|NativeSelect|SegmentedControl|Skeleton|Table)\//;
const SHOWN_BESIDES = /\/components\/(Grid|Tabs|Timeline)\//;
/** Those of forms, without what the list or few screens bring along. */
const COMPONENT = /@mantine\/core\/esm\/components\/(?!ActionBar|NumberInput|OverflowList|Pagination|Scroller|Stepper)/;
const FIELDS = 'Fieldset|FileButton|MultiSelect|NumberInput|Pagination|Pill|PillGroup|Stepper|Switch|TagsInput|ThemeIcon';
/** The fields that a data sheet begins with, and most forms have. */
const USUAL_FIELDS = /@mantine\/core\/esm\/components\/(Autocomplete|Radio|Textarea)\//;
const ASKS = new RegExp(`import\\s*\\{[^}]*\\b(${FIELDS})\\b[^}]*\\}\\s*from\\s*["']@mantine/core["']`);
const ICON = /@tabler\/icons-react\/.*\/(Icon\w+)\.m?js$/;
const STYLES = /(@mantine\/\w+|kernel\/web|apps\/web\/shell)\/.*\.css$/;
/** Styles of what few screens show. */
const RARE =
  /@mantine\/(dates|charts|notifications|spotlight)\/|\/styles\/(Accordion|ActionBar|Blockquote|Chip|Color\w+|Container|Fieldset|Notification|NumberInput|Pagination|Pill\w*|Radio\w*|Slider|Stepper|Switch|ThemeIcon|Tree)\.css/;

const heavy = new Map<string, boolean>();

/** Whether a file of ours brings calendars, forms or Zod along, directly or by what it imports. */
function isHeavy(id: string, graph: Graph): boolean {
  if ([DATES, TIMES, FORM].some((kind) => kind.test(id))) return true;
  if (LIBRARY.test(id)) return false;
  const known = heavy.get(id);
  if (known !== undefined) return known;
  // Files that import one another.
  heavy.set(id, false);
  const module = graph.getModuleInfo(id);
  const found = module !== null && (ASKS.test(module.code ?? '') || module.importedIds.some((imported) => isHeavy(imported, graph)));
  heavy.set(id, found);
  return found;
}

interface Known {
  /** In which of the everyday files something is at once. */
  everyday: ReadonlyMap<string, readonly string[]>;
  sharers: ReadonlyMap<string, number>;
  /** Their icons, by name. */
  icons: ReadonlySet<string>;
}

let known: Known | undefined;

function know(graph: Graph): Known {
  if (known) return known;
  const everyday = findEveryday(graph);
  known = { everyday, sharers: countSharers(graph), icons: findIcons(everyday.keys(), graph) };
  return known;
}

function findIcons(ids: Iterable<string>, graph: Graph): ReadonlySet<string> {
  const icons = new Set<string>();
  for (const id of ids)
    for (const [, names] of (graph.getModuleInfo(id)?.code ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g))
      for (const [icon] of names!.matchAll(/\bIcon\w+/g)) icons.add(icon);
  return icons;
}

function everydayOf(id: string, graph: Graph): readonly string[] {
  return know(graph).everyday.get(id) ?? [];
}

function findEveryday(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [name, files] of Object.entries(EVERYDAY)) {
    const stop = name === 'list' ? undefined : LIST_SCREEN;
    const brought = new Set(files.flatMap((file) => [...broughtBy(file, graph, stop)]));
    for (const id of brought) found.set(id, [...(found.get(id) ?? []), name]);
  }
  return found;
}

/** So many load what is not for one screen, and so many what is for nearly all. */
const MANY = 6;
const MOST = 40;

/**
 * What several everyday screens show, or one of them and many others: with the frame where a lean one does, otherwise `more`.
 */
function nameOfShared(id: string, graph: Graph): 'frame' | 'more' | null {
  if (SHOWN_BESIDES.test(id)) return 'more';
  if (LIBRARY.test(id)) return SHOWN.test(id) || know(graph).icons.has(ICON.exec(id)?.[1] ?? '') ? 'frame' : null;
  const shown = everydayOf(id, graph);
  if (shown.length === 0 || !isLight(id, graph)) return null;
  const sharers = know(graph).sharers.get(id) ?? 0;
  if (shown.length === 1 && (shown[0] === 'list' || sharers < MANY)) return null;
  return sharers >= MOST || shown.some((name) => LEAN.has(name)) ? 'frame' : 'more';
}

function isOwn(name: string, id: string, graph: Graph): boolean {
  return everydayOf(id, graph)[0] === name && isLight(id, graph);
}

/** Of ours; the data sheet has a file of its own. */
function isLight(id: string, graph: Graph): boolean {
  return !LIBRARY.test(id) && !SHEET.test(id) && !isHeavy(id, graph);
}

function nameOfSheet(id: string, graph: Graph): string | null {
  if (!SHEET.test(id) || WITH_SCHEMAS.test(id) || isHeavy(id, graph)) return null;
  return everydayOf(id, graph).includes('profile') ? 'sheet' : 'sheet-rows';
}

/** Contracts and rules about people, their offices and lists, and the calls of their data sheets. */
function isOfPeople(id: string, graph: Graph): boolean {
  return (
    /modules\/(base\/(personnel|organization|reference|imports)\/(contract|rules)|people\/pds\/contract\.ts)/.test(id) &&
    !WITH_SCHEMAS.test(id) &&
    !isHeavy(id, graph)
  );
}

function isStyles(id: string, graph: Graph): boolean {
  return id.endsWith('.css') && (everydayOf(id, graph).length > 0 || (STYLES.test(id) && !RARE.test(id)));
}

/**
 * What is loaded together (decisions 97, 103 and 303). A group takes what its modules import along, unless a group of a higher priority has
 * it: so none of them may lead to what is heavy and seldom shown at once.
 */
export const groups = [
  // What a visitor needs to sign in.
  { name: 'first', tags: ['$initial' as const], priority: 90 },
  { name: (id: string, graph: Graph) => (isStyles(id, graph) ? 'styles' : null), priority: 85 },
  { name: (id: string, graph: Graph) => (FRAME.test(id) || nameOfShared(id, graph) === 'frame' ? 'frame' : null), priority: 70 },
  { name: (id: string, graph: Graph) => (nameOfShared(id, graph) === 'more' ? 'more' : null), priority: 69 },
  { name: 'zod', test: /node_modules\/zod\/|kernel\/contract\/.*\?whole$/, priority: 65 },
  { name: 'icons', test: ICON, minShareCount: 2, priority: 61 },
  { name: 'usual-fields', test: USUAL_FIELDS, priority: 61 },
  { name: 'fields', test: COMPONENT, minShareCount: 12, priority: 60 },
  { name: 'pickers', test: PICKERS, priority: 58 },
  // Of calendars and of times.
  { name: 'date-styles', test: /@mantine\/dates\/styles\.css$/, priority: 56 },
  { name: 'dates', test: DATES, priority: 55 },
  { name: 'times', test: TIMES, priority: 54 },
  { name: 'form', test: FORM, priority: 51 },
  { name: 'numbers', test: NUMBERS, priority: 50 },
  { name: nameOfSheet, minShareCount: 2, priority: 39, includeDependenciesRecursively: false },
  ...Object.keys(EVERYDAY).map((name, at) => ({
    name: (id: string, graph: Graph) => (isOwn(name, id, graph) ? name : null),
    priority: 30 - at,
  })),
  // Small: each alone would be a request for less than its headers.
  {
    name: (id: string, graph: Graph) => (DOCUMENTS.test(id) && !WITH_SCHEMAS.test(id) && isLight(id, graph) ? 'documents' : null),
    minShareCount: 8,
    includeDependenciesRecursively: false,
    priority: 11,
  },
  {
    name: (id: string, graph: Graph) => (isOfPeople(id, graph) ? 'people' : null),
    minShareCount: 3,
    maxModuleSize: 4000,
    includeDependenciesRecursively: false,
    priority: 10,
  },
];
