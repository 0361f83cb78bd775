import { NumberInput, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { OfficePicker } from '@talaan/organization/web/office-picker.tsx';
import { addResearcher, correctResearcher, findResearchPeople, listResearchers, type ResearcherRow } from '../contract.ts';
import { ProjectFields, type TypedProject } from './project-fields.tsx';

interface ResearcherDialogProps {
  /** Null for a new one. */
  researcher: ResearcherRow | null;
  version?: number | undefined;
  onClose: () => void;
}

export function ResearcherDialog({ researcher, version, onClose }: ResearcherDialogProps) {
  const isNew = researcher === null;
  const initial = {
    personnel_id: researcher?.personnel_id ?? null,
    office_id: researcher?.unit_id ?? null,
    discipline: researcher?.discipline ?? '',
    orcid: researcher?.orcid ?? '',
    role: researcher?.role ?? '',
    units_released: (researcher?.units_released ?? 0) as number | string,
    honorarium_class: researcher?.honorarium_class ?? '',
    from: researcher?.from ?? null,
    to: researcher?.to ?? null,
    projects: (researcher?.projects ?? []).map((project, line): TypedProject => ({ ...project, line })),
    reason: '',
  };
  return (
    <Dialog onClose={onClose} size="form" title={researcher?.fullname ?? 'Add a researcher'}>
      <FormShell
        endpoint={isNew ? addResearcher : correctResearcher}
        params={isNew ? {} : { id: researcher.id }}
        initial={initial}
        version={version}
        body={({ personnel_id, office_id, units_released, from, projects, ...values }) => ({
          ...values,
          projects: projects.map(({ title, role, funder }) => ({ title, role, funder })),
          ...(isNew ? { personnel_id: personnel_id ?? 0 } : {}),
          office_id: office_id ?? 0,
          units_released: units_released === '' ? Number.NaN : Number(units_released),
          from: from ?? '',
        })}
        draft={`researcher:${researcher?.id ?? 'new'}`}
        submit={isNew ? 'Add' : 'Save'}
        success="The researcher was saved."
        alsoRefresh={[listResearchers]}
        onDone={onClose}
      >
        {(form) => (
          <>
            {isNew && (
              <RemotePicker
                label="Person"
                required
                endpoint={findResearchPeople}
                rows="personnel"
                option={personOption}
                value={form.getValues().personnel_id}
                onChange={(id) => form.setFieldValue('personnel_id', id)}
                error={form.errors.personnel_id}
              />
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <OfficePicker label="Research unit" required placeholder="Choose" {...form.getInputProps('office_id')} />
              <TextInput label="Discipline" required {...form.getInputProps('discipline')} />
              <TextInput label="Role" description="Such as study leader" {...form.getInputProps('role')} />
              <TextInput label="ORCID iD" description="0000-0002-1825-0097" inputMode="numeric" {...form.getInputProps('orcid')} />
              <NumberInput label="Units released" min={0} max={30} allowDecimal={false} {...form.getInputProps('units_released')} />
              <TextInput label="Honorarium class" {...form.getInputProps('honorarium_class')} />
              <DateField label="Since" required {...form.getInputProps('from')} />
              <DateField label="Until" description="The last day; empty while it continues" {...form.getInputProps('to')} />
            </SimpleGrid>
            <ProjectFields
              projects={form.getValues().projects}
              errors={form.errors}
              onChange={(projects) => form.setFieldValue('projects', projects)}
            />
            {!isNew && (
              <Textarea
                label="Reason"
                description="The reason of the correction; not needed to set a last day"
                autosize
                {...form.getInputProps('reason')}
              />
            )}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
