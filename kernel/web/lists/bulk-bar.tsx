import { useState } from 'react';
import { shownLater } from '../shown-later.ts';
import type { BulkBarProps } from './shown-bar.tsx';

const ShownBar = shownLater(async () => (await import('./shown-bar.tsx')).ShownBar<unknown>);

/** What can be done with the selected rows; fetched once there are some. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const [isWanted, setWanted] = useState(false);
  if (props.selected.length > 0 && !isWanted) setWanted(true);
  return isWanted && <ShownBar {...(props as unknown as BulkBarProps<unknown>)} />;
}
