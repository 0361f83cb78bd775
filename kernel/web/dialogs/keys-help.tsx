import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { NamedKeys } from './keys-dialog.tsx';
import { openedLater } from '../shown-later.ts';

export const KeysDialog = openedLater(async () => (await import('./keys-dialog.tsx')).KeysDialog);

/** What shows the keys of the screen; the last one is that of what lies on top. */
const helpers: (() => void)[] = [];

/** What `?` does while this is on the screen. */
export function useKeysHelp(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const help = () => latest.current();
    helpers.push(help);
    return () => void helpers.splice(helpers.indexOf(help), 1);
  }, []);
}

/** The same with the one dialog of keys, which belongs beside what has them. */
export function useNamedKeys(title: string, keys: NamedKeys): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useKeysHelp(() => setOpen(true));
  return isOpen && <KeysDialog title={title} keys={keys} onClose={() => setOpen(false)} />;
}

/** Shows the keys of what is on the screen; false where it has none of its own. */
export function showKeys(): boolean {
  const help = helpers.at(-1);
  help?.();
  return help !== undefined;
}

/** Where keys are typed, or mean something of their own. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.isContentEditable || target.closest('textarea, select, [role=dialog], [role=menu], [role=listbox]') !== null;
}
