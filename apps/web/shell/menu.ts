import { mayOpen, type Visitor } from '@talaan/kernel/web/guard.ts';
import type { MenuSection, Screen } from '@talaan/kernel/web/screen.ts';

/** The order of the sidebar. */
const SECTIONS: MenuSection[] = ['Home', 'My work', 'Attendance', 'My department', 'Personnel', 'Plantilla', 'Settings'];

export interface Section {
  title: MenuSection;
  screens: Screen[];
}

/** The sidebar of somebody: his screens by section, narrowed by what he typed. */
export function menuFor(screens: readonly Screen[], visitor: Visitor, typed = ''): Section[] {
  const wanted = typed.trim().toLowerCase();
  const shown = screens.filter(
    (screen) => screen.menu && mayOpen(screen, visitor) && `${screen.menu} ${screen.title}`.toLowerCase().includes(wanted),
  );
  return SECTIONS.map((title) => ({ title, screens: shown.filter((screen) => screen.menu === title) })).filter(
    (section) => section.screens.length > 0,
  );
}
