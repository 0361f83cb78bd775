import { isOptionsGroup, type ComboboxParsedItem, type OptionsFilter } from '@mantine/core';

/** One that can be chosen. */
export interface FoundOption {
  value: string;
  label: string;
}

/** The options in their order, those of groups too. */
export function flatten(options: readonly ComboboxParsedItem[]): (FoundOption & { disabled?: boolean })[] {
  return options.flatMap((option) => (isOptionsGroup(option) ? flatten(option.items) : [option]));
}

/** The first option that a text finds and that may be chosen. */
export function firstFound(options: ComboboxParsedItem[], filter: OptionsFilter, typed: string): FoundOption | undefined {
  return flatten(filter({ options, search: typed, limit: Infinity })).find(({ disabled }) => !disabled);
}

/** The same filter, by which a text does not find again what is chosen: Enter would take it away. */
export function withoutChosen(filter: OptionsFilter, chosen: readonly string[]): OptionsFilter {
  const isNew = ({ value }: { value: string }) => !chosen.includes(value);
  return ({ options, search, limit }) => {
    if (search.trim() === '') return filter({ options, search, limit });
    const others = options.flatMap((one) => (isOptionsGroup(one) ? { ...one, items: one.items.filter(isNew) } : isNew(one) ? one : []));
    return filter({ options: others, search, limit });
  };
}

interface Typed {
  typed: string;
  /** What the field says while nothing is typed: the name of what is chosen. */
  rest: string;
}

/** Whether something is sought: what stands there is neither empty nor the name of what is chosen. */
export function isSought({ typed, rest }: Typed): boolean {
  return typed.trim() !== '' && typed !== rest;
}

/**
 * What Enter does in a field that is searched: `send` the form, as in any other field; `take` what is marked, the first if
 * nobody moved the mark; or `wait` for what is found, as the options that are shown belong to an earlier text.
 */
export function meaningOfEnter({
  isLoading,
  isMoved,
  ...field
}: Typed & { isLoading: boolean; isMoved: boolean }): 'send' | 'take' | 'wait' {
  if (!isSought(field)) return 'send';
  return isLoading && !isMoved ? 'wait' : 'take';
}
