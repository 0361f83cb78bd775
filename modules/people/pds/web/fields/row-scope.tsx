import { useMemo, type ReactNode } from 'react';
import type { SectionName } from '../../contract/sections.ts';
import type { SheetRow } from '../../contract/sheet-view.ts';
import { RowContext } from './row-context.ts';

/** Whatever stands within is about this row. */
export function RowScope({ section, row, children }: { section: SectionName; row: SheetRow; children: ReactNode }) {
  const value = useMemo(() => ({ section, row }), [section, row]);
  return <RowContext value={value}>{children}</RowContext>;
}
