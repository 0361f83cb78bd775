import { lazy, type ComponentType } from 'react';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';

/** Whose record is open; every tab is given it, and asks for the rest itself when it is opened. */
export interface RecordPerson {
  id: number;
  idno: string;
  fullname: string;
}

/** A part of the record of a person at `/personnels/{id}`. */
export interface RecordTab {
  /** In the address, as `?tab=name`. */
  name: string;
  label: string;
  /** Whoever holds one of these sees the tab. */
  groups: readonly Group[];
  Tab: ComponentType<{ person: RecordPerson }>;
}

/**
 * Makes a tab whose code loads when it is opened; its file exports `Tab`. A module above personnel exports its own from
 * `web/record-tab.ts`, and apps/web/personnel-record-screen.tsx gives it its place among the others. Within a tab, keep what is
 * looked at in the address beside `tab` (`?tab=…&row=3`); leave `on`, the day as of which the record is shown, to the tab Now.
 */
export function recordTab(
  name: string,
  label: string,
  groups: readonly Group[],
  load: () => Promise<{ Tab: RecordTab['Tab'] }>,
): RecordTab {
  return { name, label, groups, Tab: lazy(async () => ({ default: (await load()).Tab })) };
}

/** Which tabs somebody with these views sees. */
export function tabsFor(tabs: readonly RecordTab[], allowedViews: readonly string[]): RecordTab[] {
  return tabs.filter(({ groups }) => groups.some((group) => opens(group, allowedViews)));
}
