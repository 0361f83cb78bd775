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
  const [observer, { width }] = useResizeObserver<HTMLDivElement>();
  const widths = useRef(new Map<string, number>());
  const [fits, setFits] = useState(keys.length);
  const said = keys.join('\n');
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
    let room = width || element.clientWidth;
    for (const child of element.children as HTMLCollectionOf<HTMLElement>) {
      // What is open over the page takes no room.
      if (getComputedStyle(child).position === 'absolute') continue;
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
    if (count !== fits) setFits(count);
  }, [said, width, fits]);
  return { line: useMergedRef(line, observer), fits };
}
