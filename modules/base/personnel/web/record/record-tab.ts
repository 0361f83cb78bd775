import type { ComponentType, ReactNode } from 'react';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { opens } from '@talaan/kernel/contract/groups.ts';
import { shownLater } from '@talaan/kernel/web/shown-later.ts';

/** Whose record is open; every tab is given it, and asks for the rest itself when it is opened. */
export interface RecordPerson {
  id: number;
  idno: string;
  fullname: string;
}

/** The tabs of a record, in their order. What modules contribute stands under one of them, beside other parts where there are several. */
export const RECORD_TABS = {
  overview: 'Overview',
  career: 'Career',
  'data-sheet': 'Data sheet',
  documents: 'Documents',
  time: 'Attendance and leave',
  privacy: 'Privacy and log',
} as const;

/** A part of the record of a person at `/personnels/{id}`. */
export interface RecordTab {
  under: keyof typeof RECORD_TABS;
  /** In the address, as `?tab=name`. */
  name: string;
  label: string;
  /** Among the other parts; the smallest first. */
  place: number;
  /** Anyone who holds one of these sees the tab. */
  groups: readonly Group[];
  /** `meanwhile` is shown until its code is there. */
  Tab: ComponentType<{ person: RecordPerson; meanwhile?: ReactNode }>;
}

export const recordTabs = anyPoint<RecordTab>('tabs of the personnel record');

/**
 * Makes a tab whose code loads when it is opened; its file exports `Tab`. A module contributes it at `recordTabs` in its
 * `web/module.ts`. Within a tab, keep what is looked at in the address beside `tab` (`?tab=…&row=3`); leave `on`, the day as of
 * which the record is shown, to the overview.
 */
export function recordTab(
  tab: Omit<RecordTab, 'Tab'> & { load: () => Promise<{ Tab: ComponentType<{ person: RecordPerson }> }> },
): RecordTab {
  const { load, ...rest } = tab;
  return { ...rest, Tab: shownLater(async () => (await load()).Tab) };
}

/** Which tabs somebody with these views sees. */
export function tabsFor(tabs: readonly RecordTab[], allowedViews: readonly string[]): RecordTab[] {
  return tabs.filter(({ groups }) => groups.some((group) => opens(group, allowedViews)));
}
