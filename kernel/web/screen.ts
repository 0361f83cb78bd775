import type { ComponentType } from 'react';
import type { DefaultGroup, Group } from '../contract/groups.ts';

/** One screen of the specification: where it is, who may open it, how the menu shows it, and its code. */
export interface Screen {
  /** As in the specification, with parameters as `{id}` and optional ones as `{view?}`. */
  path: string;
  title: string;
  group: Group | DefaultGroup;
  /** Under which heading the menu shows it; absent where the menu hides it. */
  menu?: MenuSection;
  /** Loaded when the screen is first opened. */
  load: () => Promise<{ Screen: ComponentType }>;
}

/** The groups of the sidebar, in their order, each with one icon. */
export type MenuSection = 'Home' | 'My work' | 'Attendance' | 'My department' | 'Personnel' | 'Plantilla' | 'Settings';
