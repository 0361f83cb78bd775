import { useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef, useResizeObserver } from '@mantine/hooks';

/** Of the things of a line, which is measured by its `data-fits`; the others stand in it in any case. */
const FITS = '[data-fits]';
/** What a thing that gives way, such as a search box, keeps: `data-least`, in px. */
const LEAST = 'least';

/**
 * How many of these, the most important first, one line has room for. `line` goes on the line, `data-fits` with the key on each of
 * them; a key says what the thing shows, so that it is measured anew when that changes.
 */
export function useFitting(keys: readonly string[]) {
  const line = useRef<HTMLDivElement>(null);
  const [box, { width }] = useResizeObserver<HTMLDivElement>();
  const widths = useRef(new Map<string, number>());
  const [fitting, setFitting] = useState({ fits: keys.length });
  const said = keys.join('\n');
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
    let room = width || element.clientWidth;
    const measured = new Map<HTMLElement, number>();
    for (const child of element.children as HTMLCollectionOf<HTMLElement>) {
      // What is open over the page takes no room.
      if (getComputedStyle(child).position === 'absolute') continue;
      if (!child.dataset[LEAST]) measured.set(child, child.offsetWidth);
      if (child.matches(FITS)) widths.current.set(child.dataset['fits']!, child.offsetWidth);
      else room -= (Number(child.dataset[LEAST]) || child.offsetWidth) + gap;
    }
    // One that was not in sight yet is shown to be measured.
    let count = 0;
    for (const key of said.split('\n')) {
      room -= (widths.current.get(key) ?? 0) + gap;
      if (room < -gap) break;
      count += 1;
    }
    if (count !== fitting.fits) setFitting({ fits: count });
    // A typeface that arrives late makes each of them narrower or wider, also those that are not in sight.
    const observer = new ResizeObserver(() => {
      if ([...measured].every(([child, before]) => child.offsetWidth === before)) return;
      widths.current.clear();
      setFitting(({ fits }) => ({ fits }));
    });
    for (const child of measured.keys()) observer.observe(child);
    return () => observer.disconnect();
  }, [said, width, fitting]);
  return { line: useMergedRef(line, box), ...fitting };
}
