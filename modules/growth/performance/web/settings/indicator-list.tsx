import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useState, type ReactNode } from 'react';
import { Button, Checkbox, Select, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { choices } from '@talaan/kernel/web/forms/choices.ts';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { MEASURE_NAMES } from '../../contract/codes.ts';
import {
  addIndicator,
  changeIndicator,
  exportIndicators,
  INDICATOR_KINDS,
  listIndicators,
  type Indicator,
} from '../../contract/indicators.ts';
import { listMfos } from '../../contract/umfos.ts';
import { pathOf } from './path-of.ts';
import { ActiveBadge, activeFilter } from './mfo-list.tsx';

const columns: ListColumn<Indicator>[] = [
  { key: 'indicator', title: 'Indicator', kind: 'name', sort: 'indicator' },
  { key: 'mfo', title: 'MFO', kind: 'text', sort: 'mfo', phone: true },
  { key: 'kind', title: 'Kind', kind: 'word', render: ({ kind }) => INDICATOR_KINDS[kind] },
  { key: 'measure', title: 'Measure', kind: 'word', render: ({ measure }) => MEASURE_NAMES[measure] },
  { key: 'uses', title: 'Used', kind: 'count' },
  { key: 'active', title: 'State', kind: 'state', render: ({ active }) => <ActiveBadge active={active} /> },
];

/** The bank from which success indicators are taken. */
export function IndicatorList({ parts }: { parts: ReactNode }) {
  const { linkTo, search, change } = useAddress();
  const [isNew, setNew] = useState(false);
  const id = Number(search.get('indicator')) || undefined;
  const close = () => (isNew ? setNew(false) : change({ indicator: null }));
  return (
    <ListScreen
      title="SPMIS settings"
      intro="The bank from which success indicators are taken."
      endpoint={listIndicators}
      rows="indicators"
      exportAs={exportIndicators}
      columns={columns}
      filters={[activeFilter, selectFilter({ name: 'kind', label: 'Kind', main: true, options: choices(INDICATOR_KINDS) })]}
      searchLabel="Search indicator or MFO"
      open={(row) => linkTo({ indicator: row.id })}
      parts={parts}
      main={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setNew(true)}>
          Add an indicator
        </Button>
      }
      above={(answer) => {
        const indicator = answer?.indicators.find((one) => one.id === id);
        return (isNew || indicator) && <IndicatorDialog indicator={isNew ? undefined : indicator} onClose={close} />;
      }}
      empty={{ title: 'No indicators yet', description: 'Success indicators of the budget programs.' }}
    />
  );
}

function IndicatorDialog({ indicator, onClose }: { indicator: Indicator | undefined; onClose: () => void }) {
  const mfos = useCall(listMfos, { query: { per_page: 100 } }).data?.univ_mfos ?? [];
  return (
    <Dialog title={indicator ? 'Change an indicator' : 'Add an indicator'} size="form" onClose={onClose}>
      <FormShell
        endpoint={indicator ? changeIndicator : addIndicator}
        params={pathOf(indicator)}
        initial={{
          mfo_id: indicator ? String(indicator.mfo_id) : (null as string | null),
          kind: indicator?.kind ?? 'OUTPUT',
          measure: indicator?.measure ?? 'COUNT',
          indicator: indicator?.indicator ?? '',
          active: indicator?.active ?? true,
        }}
        body={(values) => ({ ...values, mfo_id: Number(values.mfo_id) })}
        draft={`indicator:${indicator?.id ?? 'new'}`}
        submit={indicator ? 'Save' : 'Add'}
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            <SearchSelect
              label="MFO"
              required
              data={mfos.map(({ id, code, fullname }) => ({ value: String(id), label: `${code} ${fullname}` }))}
              {...form.getInputProps('mfo_id')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <Select label="Kind" required allowDeselect={false} data={choices(INDICATOR_KINDS)} {...form.getInputProps('kind')} />
              <Select label="Measure" required allowDeselect={false} data={choices(MEASURE_NAMES)} {...form.getInputProps('measure')} />
            </SimpleGrid>
            <Textarea label="Indicator" required autosize minRows={2} {...form.getInputProps('indicator')} />
            <Checkbox label="Offered for new targets" {...form.getInputProps('active', { type: 'checkbox' })} />
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
