import { SimpleGrid, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addCampus, DEFAULT_ZONE, editCampus, readBrand, type Campus } from '../../contract/campuses.ts';
import { BrandFields } from './brand-fields.tsx';

const BLANK = { name: '', acronym: '', address: '', zone: DEFAULT_ZONE, colour: null as string | null, logo_id: null as string | null };
const ZONES_SHOWN = 30;

interface CampusDialogProps {
  /** Undefined for a new one. */
  campus: Campus | undefined;
  version?: number | undefined;
  onClose: () => void;
}

/** Adds a campus, or edits the one given. */
export function CampusDialog({ campus, version, onClose }: CampusDialogProps) {
  const { id, ...initial } = campus ?? { ...BLANK, id: undefined };
  return (
    <Dialog onClose={onClose} title={campus ? `Edit ${campus.name}` : 'Add campus'} size="form">
      <FormShell
        endpoint={campus ? editCampus : addCampus}
        params={(campus ? { id } : {}) as never}
        initial={initial}
        version={version}
        draft={`campus:${id ?? 'new'}`}
        submit={campus ? 'Save' : 'Add campus'}
        success="The campus has been saved."
        alsoRefresh={[readBrand]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput label="Name" required {...form.getInputProps('name')} />
              <TextInput label="Short form" required {...form.getInputProps('acronym')} />
            </SimpleGrid>
            <TextInput label="Address" description="As letterheads print it" {...form.getInputProps('address')} />
            <SearchSelect
              label="Time zone"
              data={Intl.supportedValuesOf('timeZone')}
              limit={ZONES_SHOWN}
              nothingFoundMessage="No such zone"
              {...form.getInputProps('zone')}
            />
            <BrandFields colour={form.getInputProps('colour')} logo={form.getInputProps('logo_id')} />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
