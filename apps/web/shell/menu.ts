import { PAYROLL_GROUPS, type Group } from '@talaan/kernel/contract/groups.ts';
import { applicantMenu, isOffered, type Visitor } from '@talaan/kernel/web/guard.ts';
import type { MenuGroup, MenuPlace, Screen } from '@talaan/kernel/web/screen.ts';
import { say } from '@talaan/kernel/contract/say.ts';

/** In which order the groups stand for whom: the first line one of whose views somebody has. What a person works at stands first. */
const ORDERS: readonly { views: readonly Group[]; groups: readonly MenuGroup[] }[] = [
  {
    views: ['ADMIN'],
    groups: [
      'Settings',
      'Accounts',
      'People',
      'Attendance',
      'Leave',
      'Plantilla',
      'Recruitment',
      'Development',
      'Documents',
      'Property',
      'Payroll',
      'My office',
      'Me',
    ],
  },
  {
    views: ['EDATSADMIN', 'PERSONNELS'],
    groups: [
      'People',
      'Attendance',
      'Leave',
      'Plantilla',
      'Recruitment',
      'Development',
      'Documents',
      'Property',
      'Payroll',
      'My office',
      'Me',
      'Settings',
      'Accounts',
    ],
  },
  {
    views: ['PROPERTYCUSTODIAN'],
    groups: [
      'Property',
      'Payroll',
      'My office',
      'Documents',
      'People',
      'Attendance',
      'Leave',
      'Plantilla',
      'Recruitment',
      'Development',
      'Me',
      'Settings',
      'Accounts',
    ],
  },
  {
    views: ['PAYROLL', 'PAYROLLACCOUNTING', 'PAYROLLCASHIER', 'PAYROLLAUDIT'],
    groups: [
      'Payroll',
      'My office',
      'Documents',
      'Property',
      'People',
      'Attendance',
      'Leave',
      'Plantilla',
      'Recruitment',
      'Development',
      'Me',
      'Settings',
      'Accounts',
    ],
  },
  {
    views: ['EDATSDEPTHEAD', 'EDATSDEPTSETTING'],
    groups: [
      'My office',
      'Documents',
      'Property',
      'Payroll',
      'Recruitment',
      'Development',
      'Plantilla',
      'People',
      'Attendance',
      'Leave',
      'Me',
      'Settings',
      'Accounts',
    ],
  },
  {
    views: ['JOBPOST', 'RSP', 'APPLICANTS', 'COMMITTEE', 'RAI'],
    groups: [
      'Recruitment',
      'Development',
      'Plantilla',
      'Documents',
      'Property',
      'Payroll',
      'People',
      'Attendance',
      'Leave',
      'My office',
      'Me',
      'Settings',
      'Accounts',
    ],
  },
  {
    views: ['COE', 'PDS-CHECKING', 'NOSINOSA', 'JO', 'PLANTILLA', ...PAYROLL_GROUPS],
    groups: [
      'Documents',
      'Property',
      'Payroll',
      'People',
      'Plantilla',
      'Recruitment',
      'Development',
      'Attendance',
      'Leave',
      'My office',
      'Me',
      'Settings',
      'Accounts',
    ],
  },
  {
    views: ['LDADMIN', 'LDCOMSEC', 'LDDPCSEC', 'SPMISADMIN'],
    groups: [
      'Development',
      'My office',
      'Documents',
      'Property',
      'Payroll',
      'Recruitment',
      'People',
      'Attendance',
      'Leave',
      'Plantilla',
      'Me',
      'Settings',
      'Accounts',
    ],
  },
];
const ORDER_OF_OTHERS: readonly MenuGroup[] = [
  'Me',
  'My office',
  'Documents',
  'Property',
  'Payroll',
  'Recruitment',
  'Development',
  'People',
  'Attendance',
  'Leave',
  'Plantilla',
  'Settings',
  'Accounts',
];

export interface Section {
  group: MenuGroup;
  screens: Screen[];
  /** The sub-groups, in which the less usual is folded away. */
  folded: { title: NonNullable<MenuPlace['under']>; screens: Screen[] }[];
}

/**
 * The menu of somebody: the screens that stand above the groups, and the groups, narrowed by what was typed. Applicants have few screens,
 * all in the first level.
 */
export function menuFor(screens: readonly Screen[], visitor: Visitor, typed = ''): { top: Screen[]; sections: Section[] } {
  const wanted = typed.trim().toLowerCase();
  const open = screens.filter((screen) => isOffered(screen, visitor));
  if (visitor.applicant_only && visitor.allowed_views.length === 0)
    return { top: applicantMenu(open).filter(({ title }) => `${title} ${say(title)}`.toLowerCase().includes(wanted)), sections: [] };
  const shown = open
    .filter(
      ({ menu, title }) =>
        menu &&
        (!menu.whileSettingUp || visitor.setting_up) &&
        `${menu.group} ${title} ${say(menu.group)} ${say(title)}`.toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => one.menu!.order - other.menu!.order);
  const sections = orderFor(visitor)
    .map((group) =>
      sectionOf(
        group,
        shown.filter(({ menu }) => menu?.group === group),
      ),
    )
    .filter((section) => screensOf(section).length > 0);
  return { top: shown.filter(({ menu }) => menu?.group === 'Top'), sections };
}

/** All screens of a group, folded away or not. */
export function screensOf({ screens, folded }: Section): Screen[] {
  return [...screens, ...folded.flatMap((part) => part.screens)];
}

function orderFor({ allowed_views: views }: Visitor): readonly MenuGroup[] {
  return ORDERS.find((order) => order.views.some((view) => views.includes(view)))?.groups ?? ORDER_OF_OTHERS;
}

/** Where all of a group would be folded away, nothing is. */
function sectionOf(group: MenuGroup, screens: Screen[]): Section {
  if (screens.every(({ menu }) => menu?.under)) return { group, screens, folded: [] };
  const titles = [...new Set(screens.flatMap(({ menu }) => menu?.under ?? []))];
  return {
    group,
    screens: screens.filter(({ menu }) => !menu?.under),
    folded: titles.map((title) => ({ title, screens: screens.filter(({ menu }) => menu?.under === title) })),
  };
}
