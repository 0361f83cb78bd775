import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Summary } from '../contract.ts';
import type { Counted } from './papers-link.tsx';

/** The way to the table of a figure, which can be exported and printed. */
export function ReportLink({ to, of: { office, from, to: until }, by }: { to: string; of: Counted; by?: Summary }) {
  const query = new URLSearchParams({ ...(by && { by }), ...(office && { office }), from, to: until });
  return (
    <Anchor component={Link} to={`${to}?${query.toString()}`} size="sm">
      Table, export and print
    </Anchor>
  );
}
