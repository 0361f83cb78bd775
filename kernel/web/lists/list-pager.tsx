import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatTotal } from '../format-instant.ts';
import { say } from '../../contract/say.ts';

interface ListPagerProps {
  total: number | undefined;
  /** There are more rows than the total. */
  more?: boolean | undefined;
  page: number;
  perPage: number;
  onTurn: (page: number) => void;
}

const count = new Intl.NumberFormat('en-PH');

/** Which rows of how many, and the way to the others. */
export function ListPager({ total, more = false, page, perPage, onTurn }: ListPagerProps) {
  if (total === undefined || (page - 1) * perPage >= total) return null;
  const pages = Math.ceil(total / perPage);
  return (
    <Group gap={4} wrap="nowrap" flex="none">
      <Text size="sm" c="dimmed" aria-live="polite" me={4}>
        {say('{first}–{last} of {total}', {
          first: count.format((page - 1) * perPage + 1),
          last: count.format(Math.min(page * perPage, total)),
          total: formatTotal(total, more),
        })}
      </Text>
      {(pages > 1 || more) && (
        <>
          <ActionIcon
            variant="default"
            size={32}
            disabled={page === 1}
            aria-label={say('Go to the previous page')}
            data-list-previous
            onClick={() => onTurn(page - 1)}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={32}
            disabled={page === pages && !more}
            aria-label={say('Go to the next page')}
            data-list-next
            onClick={() => onTurn(page + 1)}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </>
      )}
    </Group>
  );
}
