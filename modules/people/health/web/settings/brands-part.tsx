import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { exportBrands, listBrands, addBrand, type BrandRow } from '../../contract/settings.ts';
import { BrandDialog } from './brand-dialog.tsx';

const last = ({ terms }: BrandRow) => terms.at(-1)!;

const columns: ListColumn<BrandRow>[] = [
  { key: 'name', title: 'Vaccine', kind: 'name', sort: 'name' },
  { key: 'id', title: 'Code', kind: 'word' },
  { key: 'doses', title: 'First series', kind: 'word', phone: true, render: (row) => count(last(row).doses, 'dose') },
  { key: 'least_days', title: 'Least days between', kind: 'count', render: (row) => last(row).least_days },
  { key: 'from_day', title: 'From', kind: 'date', render: (row) => longDate(last(row).from_day) },
  {
    key: 'is_active',
    title: 'State',
    kind: 'item',
    phone: true,
    render: (row) => (row.is_active ? <StatusBadge tone="neutral">In use</StatusBadge> : <StatusBadge tone="past">Not in use</StatusBadge>),
  },
];

/** Vaccines with the terms in force; the one that is changed is in the address. */
export function BrandsPart({ parts }: { parts: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('vaccine');
  const brands = useCall(listBrands, { query: { per_page: 999 } }, { enabled: asked !== null && asked !== 'new' }).data?.brands;
  const shown = brands?.find(({ id }) => id === asked);
  const close = () => change({ vaccine: null });
  return (
    <>
      <ListScreen
        title="Vaccination settings"
        intro="How many doses make the first series of a vaccine. A status is computed by the terms on the day of the first dose."
        parts={parts}
        endpoint={listBrands}
        rows="brands"
        exportAs={exportBrands}
        columns={columns}
        open={(row) => linkTo({ vaccine: row.id })}
        searchLabel="Search vaccines"
        main={
          <ForCallers of={addBrand}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => change({ vaccine: 'new' })}>
              Add a vaccine
            </Button>
          </ForCallers>
        }
        empty={{ title: 'No vaccines yet', description: 'People choose the vaccine of each dose from this list.' }}
      />
      {asked === 'new' && <BrandDialog brand={null} onClose={close} />}
      {shown && <BrandDialog key={shown.id} brand={shown} onClose={close} />}
    </>
  );
}
