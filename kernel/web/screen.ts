import type { ComponentType } from 'react';
import type { ReadAhead } from './calls/read-ahead.ts';
import type { DefaultGroup, Group } from '../contract/groups.ts';

/** One screen of the specification: where it is, who may open it, how the menu shows it, and its code. */
export interface Screen {
  /** As in the specification, with parameters as `{id}` and optional ones as `{view?}`. */
  path: string;
  /** One name for the menu, the heading, the breadcrumb and the tab. */
  title: string;
  group: Group | DefaultGroup;
  /** Who else opens it, to read what they oversee (decision 99). */
  readers?: readonly Group[];
  /** As `readers`, where the role reaches a campus or the university: a list that is of no use to who reads single offices, such as a head. */
  overseers?: readonly Group[];
  /** Set where all that it does applies to the whole university: a role over a part of it does not open it. */
  reach?: 'university';
  /** Absent where the menu hides it. */
  menu?: MenuPlace;
  /**
   * Set where also an account that is only an applicant opens it; of the default groups it opens no other (decision 231). `order` is the
   * place in the menu of applicants, which has no groups.
   */
  applicants?: { order?: number };
  /** Its code is kept on a person’s own device, so that it opens without a network, with what was last seen. */
  offline?: true;
  /**
   * The path of the screen that it belongs to, where its address does not say it. Of several it belongs to the one from which it was opened, else to
   * the first that one may open.
   */
  above?: string | readonly string[];
  /** What one does there, in the words by which Ctrl-K offers it: `Import a device file`. */
  action?: string;
  /**
   * Loaded when the screen is first opened. `keepForms` of one that is `offline` fetches what its forms load and read when they are opened, so that
   * they can be filled in where they never were before.
   */
  load: () => Promise<{ Screen: ComponentType; readAhead?: ReadAhead; keepForms?: () => Promise<unknown> }>;
}

/** Where the menu shows a screen. */
export interface MenuPlace {
  group: MenuGroup;
  /** Among the others of its group, with gaps; the smallest first. */
  order: number;
  /** Folded away within its group, under this heading. */
  under?: 'Set-up' | 'More';
  /** Only until all of the set-up is done or put away. */
  whileSettingUp?: true;
}

/** The groups of the menu; `Top` stands above them, without a heading. */
export type MenuGroup =
  | 'Top'
  | 'Me'
  | 'My office'
  | 'People'
  | 'Attendance'
  | 'Leave'
  | 'Plantilla'
  | 'Recruitment'
  | 'Development'
  | 'Documents'
  | 'Property'
  | 'Payroll'
  | 'Settings'
  | 'Accounts';
