import { useEffect, useRef, useState } from 'react';
import { CloseButton, Kbd, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { listedNumbers } from '../../contract/list.ts';
import { SEARCH_DELAY, SEARCH_FROM } from '../search-terms.ts';
import { say } from '../../contract/say.ts';

interface SearchBoxProps {
  label: string;
  term: string | undefined;
  /** How many rows there are, which is told beside a list of numbers. */
  found?: number | undefined;
  onTerm: (term: string | undefined) => void;
}

/** What the box keeps where filters take the room of its line. */
const LEAST_PX = 160;

/** Starts after more than 2 characters, 100 ms after the last key (specification, section 5), and with fewer by Enter. */
export function SearchBox({ label, term, found, onTerm }: SearchBoxProps) {
  const [typed, setTyped] = useState(term ?? '');
  const sent = useRef(term);
  const send = (text: string, from: number) => {
    sent.current = text.length >= from ? text : undefined;
    if (sent.current !== term) onTerm(sent.current);
  };
  const search = useDebouncedCallback((text: string) => send(text, SEARCH_FROM), SEARCH_DELAY);
  const type = (text: string) => {
    setTyped(text);
    search(text.trim());
  };
  useEffect(() => {
    // The address changed by a link or by going back, not by typing.
    if (term !== sent.current) setTyped(term ?? '');
    sent.current = term;
  }, [term]);
  const numbers = term === undefined ? undefined : listedNumbers(term);
  const clear = <CloseButton size="sm" aria-label={say('Clear the search')} onClick={() => type('')} />;
  return (
    <TextInput
      data-list-search
      wrapperProps={{ 'data-least': LEAST_PX }}
      type="search"
      aria-label={label}
      placeholder={label}
      flex="1 1 8rem"
      miw={0}
      maw={{ base: '100%', sm: 300 }}
      value={typed}
      leftSection={<IconSearch size={16} />}
      rightSectionWidth={numbers ? 96 : undefined}
      rightSection={
        numbers && found !== undefined ? (
          <>
            <Text size="xs" c="dimmed">
              {say('{found} of {length}', { found, length: numbers.length })}
            </Text>
            {clear}
          </>
        ) : typed ? (
          clear
        ) : (
          <Kbd size="xs" visibleFrom="md">
            /
          </Kbd>
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        search.cancel();
        send(typed.trim(), 1);
      }}
      // A row is pressed before the search began: begun later, it would lead back from there.
      onBlur={() => search.flush()}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text').trim();
        // A field of one line would join the lines of a column without a blank.
        if (!/[\n\t]/.test(pasted)) return;
        event.preventDefault();
        type(`${typed} ${pasted.replaceAll(/\s+/g, ' ')}`.trim());
      }}
    />
  );
}
