import { Group, Select, Stack, TextInput } from '@mantine/core';
import { SearchSelect } from '@talaan/kernel/web/forms/search-select.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { listCampuses } from '@talaan/organization/contract/campuses.ts';
import { listDepartments } from '@talaan/organization/contract/departments.ts';
import type { OfficeChoice, UnknownOffice } from '../../contract/people-import.ts';
import { matchOptions, MAKE } from './match-options.ts';

interface OfficeQuestionProps {
  unknown: UnknownOffice;
  choice: OfficeChoice | undefined;
  onChoice: (choice: OfficeChoice | undefined) => void;
}

/** Which office is meant, or the new one with its acronym and campus. */
export function OfficeQuestion({ unknown, choice, onChoice }: OfficeQuestionProps) {
  const campuses = useCall(listCampuses, {}).data?.campuses ?? [];
  const answer = useCall(listDepartments, { query: { per_page: 999 } });
  const offices = answer.data?.departments ?? [];
  const { key, name, acronym, people } = unknown;
  const everything = offices.map((one) => ({ id: one.id, label: `${one.fullname} (${one.acronym}), ${one.campus}` }));
  const choose = (value: string | null) => {
    if (value === null) onChoice(undefined);
    else if (value === MAKE) onChoice({ key, make: { fullname: name, acronym, campus_id: unknown.campus_id ?? campuses[0]?.id ?? 1 } });
    else onChoice({ key, office_id: Number(value) });
  };
  const make = choice?.make;
  const edit = (change: Partial<NonNullable<OfficeChoice['make']>>) => make && onChoice({ key, make: { ...make, ...change } });
  return (
    <Stack gap="xs">
      <SearchSelect
        label={name === acronym ? name : `${name} (${acronym})`}
        description={people === 1 ? 'an office, in 1 row' : `an office, in ${people} rows`}
        placeholder="Match or make it"
        clearable
        isLoading={answer.isPending}
        data={matchOptions('Make this office', unknown.suggestions, everything)}
        value={make ? MAKE : choice?.office_id ? String(choice.office_id) : null}
        onChange={choose}
        maw={560}
      />
      {make && (
        <Group gap="xs" align="flex-end" pl="md">
          <TextInput
            label="Name"
            required
            value={make.fullname}
            onChange={(event) => edit({ fullname: event.currentTarget.value })}
            flex="1 1 16rem"
            maw={360}
          />
          <TextInput
            label="Acronym"
            required
            value={make.acronym}
            onChange={(event) => edit({ acronym: event.currentTarget.value })}
            w={130}
          />
          <Select
            label="Campus"
            required
            allowDeselect={false}
            data={campuses.map((one) => ({ value: String(one.id), label: one.name }))}
            value={String(make.campus_id)}
            onChange={(campus) => edit({ campus_id: Number(campus) })}
            w={220}
          />
        </Group>
      )}
    </Stack>
  );
}
