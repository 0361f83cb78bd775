import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

interface SortHeadProps {
  title: string;
  /** The server's name of the sort. */
  name: string;
  /** The sort of the list: `name`, or `-name` from the end. */
  sort: string | undefined;
  onSort: (sort: string) => void;
}

export function directionOf(name: string, sort: string | undefined): 'ascending' | 'descending' | 'none' {
  if (sort === `-${name}`) return 'descending';
  return sort === name ? 'ascending' : 'none';
}

/** The head of a column that the list can be sorted by: the word, and beside it the direction; its cell says it as `aria-sort`. */
export function SortHead({ title, name, sort, onSort }: SortHeadProps) {
  const direction = directionOf(name, sort);
  const Icon = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton
      className="sort-head"
      data-active={direction !== 'none' || undefined}
      onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}
    >
      <span className="cut-text">{title}</span>
      <Icon size={14} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
