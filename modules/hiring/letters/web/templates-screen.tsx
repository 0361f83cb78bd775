import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { selectFilter } from '@talaan/kernel/web/lists/filters/list-filters.ts';
import { listAhead } from '@talaan/kernel/web/lists/list-ahead.ts';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { addTemplate, exportTemplates, listTemplates, readTemplate, type TemplateRow } from '../contract/templates.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { TemplateDialog } from './template-dialog.tsx';

const columns: ListColumn<TemplateRow>[] = [
  { key: 'name', title: 'Name', kind: 'name', sort: 'name' },
  { key: 'subject', title: 'Subject', kind: 'text', phone: true },
  { key: 'retired_on', title: 'Not offered since', kind: 'date', render: (row) => (row.retired_on ? longDate(row.retired_on) : '—') },
];

export const readAhead = listAhead(listTemplates);

/** Ready letters to applicants; the one that is looked at is in the address. */
export function Screen() {
  const { search, change, linkTo } = useAddress();
  const asked = search.get('letter');
  return (
    <ListScreen
      title="Letter templates"
      endpoint={listTemplates}
      rows="templates"
      exportAs={exportTemplates}
      columns={columns}
      open={(row) => linkTo({ letter: row.id })}
      searchLabel="Search by name or subject"
      filters={[selectFilter({ name: 'all', label: 'Show', any: 'Offered', main: true, options: [{ value: '1', label: 'All' }] })]}
      main={
        <ForCallers of={addTemplate}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => change({ letter: 'new' })}>
            Add a letter
          </Button>
        </ForCallers>
      }
      above={() => asked && <AskedTemplate asked={asked} onClose={() => change({ letter: null })} />}
      empty={{ title: 'No letter templates yet', description: 'Letters that are written to applicants again and again.' }}
    />
  );
}

/** The one that the address names, as it is now. */
function AskedTemplate({ asked, onClose }: { asked: string; onClose: () => void }) {
  const isNew = asked === 'new';
  const found = useCall(readTemplate, { params: { id: Number(asked) } }, { enabled: !isNew }).data;
  if (isNew) return <TemplateDialog template={null} onClose={onClose} />;
  return found && <TemplateDialog key={asked} template={found.template} version={found.version} onClose={onClose} />;
}
