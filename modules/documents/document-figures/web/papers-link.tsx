import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';

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

/** A number of papers that leads to them; 0 leads nowhere, as does any for executives who do not track documents. */
export function PapersLink({ count, of, filter, what }: PapersLinkProps) {
  const mayFollow = useMayFollow();
  const to = papersOf(of, filter);
  if (count === 0 || !mayFollow(to))
    return (
      <Text span size="sm" c={count === 0 ? 'dimmed' : undefined}>
        {count}
      </Text>
    );
  return (
    <Anchor component={Link} to={to} size="sm" underline="always" aria-label={`${count} ${what}`}>
      {count}
    </Anchor>
  );
}
