import { useLayoutEffect, useRef } from 'react';
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

/** The head of a column that the list can be sorted by: the word, and beside it the direction. */
export function SortHead({ title, name, sort, onSort }: SortHeadProps) {
  const button = useRef<HTMLButtonElement>(null);
  const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  // The table draws the cell around it and takes no attributes for that.
  useLayoutEffect(() => button.current?.closest('th')?.setAttribute('aria-sort', direction), [direction]);
  const Icon = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton
      ref={button}
      className="sort-head"
      data-active={direction !== 'none' || undefined}
      onClick={() => onSort(direction === 'ascending' ? `-${name}` : name)}
    >
      <span className="cut-text">{title}</span>
      <Icon size={14} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
