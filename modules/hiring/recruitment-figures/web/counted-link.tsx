import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';

/** A number of applications that leads to them; 0 leads nowhere. */
export function CountedLink({ count, filter, what }: { count: number; filter: Record<string, string>; what: string }) {
  if (count === 0)
    return (
      <Text span size="sm" c="dimmed">
        0
      </Text>
    );
  return (
    <Anchor component={Link} to={applicationsOf(filter)} size="sm" underline="always" aria-label={`${count} ${what}`}>
      {count}
    </Anchor>
  );
}

/** The address of the list of applications that a figure counts. */
export function applicationsOf(filter: Record<string, string>): string {
  return `/rsp/figures/applications?${new URLSearchParams(filter).toString()}`;
}
