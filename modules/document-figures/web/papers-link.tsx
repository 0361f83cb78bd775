import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

/** Which papers a figure counts: of an office with its units, registered in a period. */
export interface Counted {
  office: string | null;
  from: string;
  to: string;
}

/** The address of the list of papers that a figure counts. */
export function papersOf({ office, from, to }: Counted, filter: Record<string, string>): string {
  return `/dts/document-list?${new URLSearchParams({ ...(office && { within: office }), from, to, ...filter }).toString()}`;
}

interface PapersLinkProps {
  count: number;
  of: Counted;
  filter: Record<string, string>;
  /** What they are, for readers of the screen. */
  what: string;
}

/** A number of papers that leads to them; 0 leads nowhere. */
export function PapersLink({ count, of, filter, what }: PapersLinkProps) {
  if (count === 0)
    return (
      <Text span size="sm" c="dimmed">
        0
      </Text>
    );
  return (
    <Anchor component={Link} to={papersOf(of, filter)} size="sm" underline="always" aria-label={`${count} ${what}`}>
      {count}
    </Anchor>
  );
}
