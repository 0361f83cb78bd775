import { useRef } from 'react';
import { useHotkeys } from '@mantine/hooks';

/** '/' goes to the search box; j, k and the arrows walk the rows' links, which Enter opens. */
export function useListKeys() {
  const list = useRef<HTMLDivElement>(null);
  const walk = (step: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const now = links.findIndex((link) => link === document.activeElement);
    links[Math.max(0, Math.min(links.length - 1, now + step))]?.focus();
  };
  useHotkeys([
    ['/', () => list.current?.querySelector<HTMLElement>('[data-list-search]')?.focus()],
    ['j', () => walk(1)],
    ['k', () => walk(-1)],
    ['ArrowDown', () => walk(1)],
    ['ArrowUp', () => walk(-1)],
  ]);
  return list;
}
