import { useEffect, useRef, useState } from 'react';
import {
  defaultOptionsFilter,
  getParsedComboboxData,
  MultiSelect,
  Select,
  type ComboboxParsedItem,
  type MultiSelectProps,
  type OptionsFilter,
  type SelectProps,
} from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { firstFound, flatten, withoutChosen } from './first-found.ts';
import { useFirstFound } from './use-first-found.ts';

interface Searched {
  /** Whether options may still come for what was typed; Enter then waits for them. */
  isLoading?: boolean | undefined;
}

type Controlled =
  | 'defaultValue'
  | 'defaultSearchValue'
  | 'dropdownOpened'
  | 'allowDeselect'
  | 'onOptionSubmit'
  | 'selectFirstOptionOnChange';

const parse = (data: SelectProps['data']) => getParsedComboboxData(data) as ComboboxParsedItem[];

/** Chooses one of many options by typing, with the keys of `useFirstFound`. */
export function SearchSelect(props: Omit<SelectProps, Controlled> & Searched) {
  const { data, value = null, onChange, filter = defaultOptionsFilter as OptionsFilter, isLoading = false, ...others } = props;
  const { searchable = true, defaultDropdownOpened = false, searchValue, onSearchChange, ...select } = others;
  const options = parse(data);
  const rest = flatten(options).find((option) => option.value === value)?.label ?? '';
  const [typed, setTyped] = useUncontrolled({ value: searchValue, finalValue: rest, onChange: onSearchChange });
  const [isOpen, setOpen] = useState(defaultDropdownOpened);
  const keys = useFirstFound({
    typed,
    setTyped,
    rest,
    isLoading,
    first: (text) => firstFound(options, filter, text),
    take: (option) => {
      setOpen(false);
      if (option.value === value) setTyped(rest);
      else onChange?.(option.value, option);
    },
  });
  // What is typed takes the place of what is chosen, also where that came after the field had the focus.
  const input = useRef<HTMLInputElement>(null);
  const isAtRest = searchable && rest !== '' && typed === rest;
  useEffect(() => {
    if (isAtRest && document.activeElement === input.current) input.current?.select();
  }, [isAtRest]);
  // Mantine forgets the mark in the moment after its list has opened.
  const [hasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    const moment = setTimeout(() => setOpened(isOpen));
    return () => clearTimeout(moment);
  }, [isOpen]);
  return (
    <Select
      {...select}
      {...keys}
      selectFirstOptionOnChange={keys.selectFirstOptionOnChange && hasOpened}
      searchable={searchable}
      data={data}
      filter={filter}
      value={value}
      onChange={onChange}
      allowDeselect={false}
      onOptionSubmit={(option) => {
        if (option === value) setTyped(rest);
      }}
      dropdownOpened={isOpen}
      onDropdownOpen={() => {
        setOpen(true);
        select.onDropdownOpen?.();
      }}
      onDropdownClose={() => {
        setOpen(false);
        select.onDropdownClose?.();
      }}
      onFocus={(event) => {
        input.current = event.currentTarget;
        if (isAtRest) event.currentTarget.select();
        select.onFocus?.(event);
      }}
    />
  );
}

/** Chooses several of many options by typing, with the same keys; what is chosen is not found again. */
export function SearchMultiSelect(props: Omit<MultiSelectProps, Controlled> & Searched) {
  const { data, value = [], onChange, filter: given = defaultOptionsFilter as OptionsFilter, isLoading = false, ...others } = props;
  const { searchValue, onSearchChange, ...select } = others;
  const options = parse(data);
  const filter = withoutChosen(given, value);
  const [typed, setTyped] = useUncontrolled({ value: searchValue, finalValue: '', onChange: onSearchChange });
  const keys = useFirstFound({
    typed,
    setTyped,
    rest: '',
    isLoading,
    first: (text) => firstFound(options, filter, text),
    take: (option) => {
      setTyped('');
      onChange?.([...value, option.value]);
    },
  });
  return <MultiSelect {...select} {...keys} searchable data={data} filter={filter} value={value} onChange={onChange} />;
}
