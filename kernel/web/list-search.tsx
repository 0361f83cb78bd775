import { useEffect, useRef, useState } from 'react';
import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { SEARCH_DELAY, SEARCH_FROM } from './pickers.tsx';

interface SearchBoxProps {
  label: string;
  term: string | undefined;
  onTerm: (term: string | undefined) => void;
}

/** Starts after more than 2 characters, 100 ms after the last key (specification, section 5). */
export function SearchBox({ label, term, onTerm }: SearchBoxProps) {
  const [typed, setTyped] = useState(term ?? '');
  const sent = useRef(term);
  const search = useDebouncedCallback((text: string) => {
    sent.current = text.length >= SEARCH_FROM ? text : undefined;
    if (sent.current !== term) onTerm(sent.current);
  }, SEARCH_DELAY);
  const type = (text: string) => {
    setTyped(text);
    search(text.trim());
  };
  useEffect(() => {
    // The address changed by a link or by going back, not by typing.
    if (term !== sent.current) setTyped(term ?? '');
    sent.current = term;
  }, [term]);
  const clear = <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />;
  return (
    <TextInput
      data-list-search
      type="search"
      aria-label={label}
      placeholder={label}
      flex="1 1 12rem"
      miw={0}
      maw={{ base: '100%', sm: 300 }}
      value={typed}
      leftSection={<IconSearch size={16} />}
      rightSection={
        typed ? (
          clear
        ) : (
          <Kbd size="xs" visibleFrom="md">
            /
          </Kbd>
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
