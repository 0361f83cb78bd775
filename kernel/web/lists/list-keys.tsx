import { useRef } from 'react';
import { useWindowEvent } from '@mantine/hooks';
import type { NamedKeys } from '../dialogs/keys-dialog.tsx';
import { takesKeys, useNamedKeys } from '../dialogs/keys-help.tsx';

const KEYS: NamedKeys = [
  [['j', '↓'], 'Next row'],
  [['k', '↑'], 'Row before'],
  [['Enter'], 'Open the row'],
  [['x'], 'Select the row'],
  [['a', 'd', 'r'], 'In requests: approve, disapprove, return'],
  [['/'], 'Search; a pasted column of numbers lists just those'],
  [['f'], 'Filters'],
  [['v'], 'Views, one after the other'],
  [['e'], 'Export'],
  [['[', ']'], 'Page before, next page'],
];

/** The keys of every list: its element, and the dialog that names them. `further` are those of this one, given the place of the row in focus. */
export function useListKeys(further: Readonly<Record<string, (place: number) => void>>) {
  const list = useRef<HTMLDivElement>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const here = () => links().findIndex((link) => link === document.activeElement);
  const walk = (step: number) => {
    const all = links();
    all[Math.max(0, Math.min(all.length - 1, here() + step))]?.focus();
  };
  const select = () => links()[here()]?.closest('tr, .row-card')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  const find = (mark: string) => list.current?.querySelector<HTMLElement>(`[data-list-${mark}]:not([disabled])`);
  const nextView = () => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[data-view-tab]') ?? [])];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const shown = tabs.findIndex((tab) => tab.hasAttribute('aria-current'));
    tabs[at < 0 ? shown : (at + 1) % tabs.length]?.focus();
  };
  const acts: Record<string, () => void> = {
    '/': () => find('search')?.focus(),
    f: () => find('filters')?.click(),
    v: nextView,
    e: () => find('export')?.click(),
    '[': () => find('previous')?.click(),
    ']': () => find('next')?.click(),
    j: () => walk(1),
    k: () => walk(-1),
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    x: select,
  };
  useWindowEvent('keydown', (event) => {
    const own = further[event.key];
    const act = acts[event.key] ?? (own && (() => own(here())));
    if (!act || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return;
    event.preventDefault();
    act();
  });
  return { list, help: useNamedKeys('Keys of a list', KEYS) };
}
