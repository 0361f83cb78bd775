import { useState } from 'react';
import { NavLink } from '@mantine/core';
import {
  IconBeach,
  IconBuildingCommunity,
  IconCalendarTime,
  IconChevronDown,
  IconChevronRight,
  IconSettings,
  IconSitemap,
  IconFiles,
  IconPackages,
  IconReportMoney,
  IconSchool,
  IconUserPlus,
  IconUser,
  IconUsers,
  IconUserShield,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import type { MenuGroup as GroupName } from '@talaan/kernel/web/screen.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { screensOf, type Section } from './menu.ts';
import { MenuRow, WaitingCount, currentAt, type CurrentEntry } from './menu-row.tsx';
import type { Waiting } from './use-menu-counts.ts';

const ICONS: Record<Exclude<GroupName, 'Top'>, TablerIcon> = {
  Me: IconUser,
  'My office': IconBuildingCommunity,
  People: IconUsers,
  Attendance: IconCalendarTime,
  Leave: IconBeach,
  Plantilla: IconSitemap,
  Recruitment: IconUserPlus,
  Development: IconSchool,
  Documents: IconFiles,
  Property: IconPackages,
  Payroll: IconReportMoney,
  Settings: IconSettings,
  Accounts: IconUserShield,
};

interface MenuGroupProps {
  section: Section;
  current: CurrentEntry;
  counts: ReadonlyMap<string, Waiting>;
  isOpen: boolean;
  /** While the menu is searched, what is folded away shows too. */
  isSearched: boolean;
  onToggle: () => void;
}

/** A group that opens and closes; where it has one entry alone, that entry. */
export function MenuGroup({ section, current, counts, isOpen, isSearched, onToggle }: MenuGroupProps) {
  const all = screensOf(section);
  const Icon = ICONS[section.group as keyof typeof ICONS];
  const isShown = isOpen || isSearched;
  if (all.length === 1 && !isSearched)
    return <MenuRow screen={all[0]!} current={currentAt(all[0]!, current)} waiting={counts.get(all[0]!.path)} Icon={Icon} />;
  return (
    <NavLink
      component="button"
      label={say(section.group)}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      rightSection={<EndOfHead isOpen={isShown} waiting={sumOf(all.map(({ path }) => counts.get(path)))} />}
      disableRightSectionRotation
      className="menu-group"
      childrenOffset={20}
      opened
      aria-expanded={isShown}
      onClick={onToggle}
    >
      {isShown && (
        <>
          {section.screens.map((screen) => (
            <MenuRow key={screen.path} screen={screen} current={currentAt(screen, current)} waiting={counts.get(screen.path)} />
          ))}
          {section.folded.map((part) => (
            <FoldedRows key={part.title} part={part} current={current} counts={counts} isSearched={isSearched} />
          ))}
        </>
      )}
    </NavLink>
  );
}

type FoldedRowsProps = Pick<MenuGroupProps, 'current' | 'counts' | 'isSearched'> & { part: Section['folded'][number] };

/** The less usual screens of a group, closed until one of them is open or they are asked for. */
function FoldedRows({ part: { title, screens }, current, counts, isSearched }: FoldedRowsProps) {
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || isSearched || screens.some((screen) => screen === current.screen);
  return (
    <NavLink
      component="button"
      label={say(title)}
      rightSection={<EndOfHead isOpen={isOpen} waiting={sumOf(screens.map(({ path }) => counts.get(path)))} />}
      disableRightSectionRotation
      className="menu-row"
      childrenOffset={12}
      opened
      aria-expanded={isOpen}
      onClick={() => setWanted(!isOpen)}
    >
      {isOpen &&
        screens.map((screen) => (
          <MenuRow key={screen.path} screen={screen} current={currentAt(screen, current)} waiting={counts.get(screen.path)} />
        ))}
    </NavLink>
  );
}

/** Whether it is open, and while it is closed the sum of what it holds. */
function EndOfHead({ isOpen, waiting }: { isOpen: boolean; waiting: Waiting }) {
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      {!isOpen && <WaitingCount {...waiting} />}
      <Chevron size={14} stroke={1.75} aria-hidden />
    </>
  );
}

function sumOf(counts: readonly (Waiting | undefined)[]): Waiting {
  return {
    waiting: counts.reduce((sum, one) => sum + (one?.waiting ?? 0), 0),
    late: counts.reduce((sum, one) => sum + (one?.late ?? 0), 0),
    over: [...new Set(counts.flatMap((one) => one?.over || []))].join(', '),
  };
}
