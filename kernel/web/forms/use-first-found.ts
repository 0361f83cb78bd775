import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isSought, meaningOfEnter, type FoundOption } from './first-found.ts';

interface SearchedField {
  typed: string;
  setTyped: (typed: string) => void;
  /** What the field says while nothing is typed: the name of what is chosen. */
  rest: string;
  /** Whether what was typed is still being searched. */
  isLoading: boolean;
  /** The first option that a text finds. */
  first: (typed: string) => FoundOption | undefined;
  take: (option: FoundOption) => void;
}

/**
 * The keys of every field in which options are searched. The first that is found is marked, and Enter takes what is marked; while
 * it is still searched, Enter takes the first when it comes, also where one has gone on by Tab, unless the text is changed. Tab
 * and a click elsewhere take nothing; Escape says again what was chosen. For Mantine's Select and MultiSelect.
 */
export function useFirstFound({ typed, setTyped, rest, isLoading, first, take }: SearchedField) {
  const input = useRef<HTMLInputElement>(null);
  // The text whose first option is waited for.
  const entered = useRef<string>(null);
  const isMoved = useRef(false);
  const choose = (text: string): boolean => {
    const shown = findShown(input.current!, isMoved.current ? MARKED : OPEN);
    if (shown) {
      shown.click();
      return true;
    }
    const found = first(text);
    if (found) take(found);
    return found !== undefined;
  };
  useEffect(() => {
    if (entered.current === null || isLoading) return;
    const text = entered.current;
    entered.current = null;
    if (!choose(text) && document.activeElement !== input.current) setTyped(rest);
  });
  return {
    searchValue: typed,
    onSearchChange: (text: string) => {
      // A field that is left would forget what is waited for.
      if (entered.current === null) setTyped(text);
    },
    selectFirstOptionOnChange: isSought({ typed, rest }) && !isLoading,
    onInput: () => {
      entered.current = null;
      isMoved.current = false;
    },
    // Before the keys of Mantine: the keys of a phone have no code, by which it knows Enter, and it marks the first of an earlier text.
    onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
      input.current = event.currentTarget;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isMoved.current = true;
      if (event.key === 'Escape') {
        entered.current = null;
        setTyped(rest);
      }
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      const meaning = meaningOfEnter({ typed, rest, isLoading, isMoved: isMoved.current });
      if (meaning === 'send') return;
      event.preventDefault();
      if (meaning === 'wait') entered.current = typed;
      if (meaning === 'wait' || choose(typed)) event.stopPropagation();
    },
  };
}

/** What Mantine says of its options. */
const OPEN = '[data-combobox-option]:not([data-combobox-disabled])';
const MARKED = '[data-combobox-selected]';

/** The first such option of the list of a field; null while the list is closed. */
function findShown(input: HTMLInputElement, option: string): HTMLElement | null {
  const list = input.getAttribute('aria-controls');
  return list === null ? null : document.querySelector<HTMLElement>(`#${CSS.escape(list)} ${option}`);
}
