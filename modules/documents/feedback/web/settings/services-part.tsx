import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus, IconWriting } from '@tabler/icons-react';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { addPaperAnswer, addService, exportServices, listServices, readPaperForm, type Service } from '../../contract/settings.ts';
import { PaperAnswerDialog } from './paper-answer-dialog.tsx';
import { ServiceDialog } from './service-dialog.tsx';

const columns: ListColumn<Service>[] = [
  { key: 'name', title: 'Service', kind: 'name', sort: 'name' },
  { key: 'is_external', title: 'Kind', kind: 'item', phone: true, render: (row) => (row.is_external ? 'External' : 'Internal') },
  { key: 'office', title: 'Office', kind: 'acronym', phone: true, render: (row) => row.office ?? 'Any' },
  { key: 'types', title: 'Document types', kind: 'name', render: (row) => row.types.join(', ') || '—' },
  {
    key: 'is_active',
    title: 'State',
    kind: 'item',
    render: (row) => (row.is_active ? <StatusBadge tone="neutral">In use</StatusBadge> : <StatusBadge tone="past">Not in use</StatusBadge>),
  },
];

/** The services of the Citizen’s Charter; the one that is changed, or a paper that is typed in, is in the address. */
export function ServicesPart({ parts }: { parts: ReactNode }) {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('service');
  const options = useCall(readPaperForm, {}).data;
  const services = useCall(listServices, { query: { per_page: 999 } }, { enabled: asked !== null && asked !== 'new' }).data?.services;
  const close = () => change({ service: null, paper: null });
  const shown = services?.find(({ id }) => String(id) === asked);
  return (
    <>
      <ListScreen
        title="Feedback modules"
        intro="The services of the Citizen’s Charter that clients rate, and the document types that are transactions of each."
        parts={parts}
        endpoint={listServices}
        rows="services"
        exportAs={exportServices}
        columns={columns}
        open={(row) => linkTo({ service: row.id })}
        searchLabel="Search services"
        filters={[
          selectFilter({
            name: 'external',
            label: 'Kind',
            main: true,
            options: [
              { value: '1', label: 'External' },
              { value: '0', label: 'Internal' },
            ],
          }),
        ]}
        actions={
          <ForCallers of={addPaperAnswer}>
            <Button variant="default" leftSection={<IconWriting size={16} />} onClick={() => change({ paper: 1 })}>
              Type in an answer
            </Button>
          </ForCallers>
        }
        main={
          <ForCallers of={addService}>
            <Button leftSection={<IconPlus size={16} />} onClick={() => change({ service: 'new' })}>
              Add a service
            </Button>
          </ForCallers>
        }
        empty={{
          title: 'No services yet',
          description: 'Add the services as the Citizen’s Charter names them: clients choose from them when they rate.',
        }}
      />
      {options && asked === 'new' && <ServiceDialog service={null} types={options.types} onClose={close} />}
      {options && shown && <ServiceDialog key={shown.id} service={shown} types={options.types} onClose={close} />}
      {options && search.get('paper') && <PaperAnswerDialog options={options} onClose={close} />}
    </>
  );
}
