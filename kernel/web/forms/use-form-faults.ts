import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isOutOfSight, readFaults, type Fault } from './form-faults.ts';

/** More than these are listed on top of the form. */
const FEW = 2;

/**
 * After a refusal the first wrong field has the focus, or the summary on top where a wrong one is out of sight. `isFree` tells that the
 * fields can be focused again.
 */
export function useFormFaults(form: RefObject<HTMLFormElement | null>, isFree: boolean) {
  const summary = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  const [faults, setFaults] = useState<Fault[]>([]);

  // A corrected field leaves the list.
  useEffect(() => {
    if (!form.current) return;
    const place = form.current;
    const observer = new MutationObserver(() => setFaults((listed) => (listed.length === 0 ? listed : readFaults(place))));
    observer.observe(place, { subtree: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [form]);

  // After every rendering: only then are the wrong fields marked.
  useEffect(() => {
    if (!isDue.current || !isFree) return;
    isDue.current = false;
    setTimeout(() => {
      const found = form.current ? readFaults(form.current) : [];
      const isHidden = found.some(isOutOfSight);
      flushSync(() => setFaults(found.length > FEW || isHidden ? found : []));
      (isHidden ? summary.current : found[0]?.field)?.focus();
    });
  });

  return {
    faults,
    summary,
    show: () => {
      isDue.current = true;
    },
  };
}
