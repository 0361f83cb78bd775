import { useState } from 'react';
import { Button, Card, Group, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import type { Lookup, LookupRow } from '@talaan/kernel/contract/lookup.ts';
import { ForCallers } from '@talaan/kernel/web/pages/for-callers.tsx';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { countListUses } from '../../contract/lists.ts';
import { useExtraFields } from './extra-fields.ts';
import { NameDialog } from './name-dialog.tsx';
import { NameRow } from './name-row.tsx';
import { RetireDialog } from './retire-dialog.tsx';

/** From here on a list is long enough to be searched. */
const LONG = 12;

type Dialog = { what: 'name' | 'retire'; row?: LookupRow } | undefined;

interface ListEditorProps {
  lookup: Lookup;
  name: string;
  /** Tells how often its names are used, where another module keeps the list. */
  usesOf?: typeof countListUses;
}

/** One list of names: add, rename, order, retire, restore, remove. */
export function ListEditor({ lookup, name, usesOf = countListUses }: ListEditorProps) {
  const answer = useCall(lookup.list, { query: { all: 1 } });
  const fields = useExtraFields(lookup);
  const uses = useCall(usesOf, { params: { list: name } }).data?.uses ?? [];
  const [term, setTerm] = useState('');
  const [dialog, setDialog] = useState<Dialog>();
  const rows = (answer.data as Record<string, LookupRow[]> | undefined)?.[lookup.key];
  const shown = rows?.filter((row) => `${row.name} ${row.code}`.toLowerCase().includes(term.trim().toLowerCase()));
  const close = () => setDialog(undefined);
  return (
    <Stack gap="sm" component="section" aria-label={lookup.title}>
      <Group justify="space-between">
        <Group gap="xs" align="baseline">
          <Title order={2}>{lookup.title}</Title>
          {rows && (
            <Text size="sm" c="dimmed">
              {count(rows.length, 'name')}
            </Text>
          )}
        </Group>
        <ForCallers of={lookup.add}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setDialog({ what: 'name' })}>
            Add {lookup.named}
          </Button>
        </ForCallers>
      </Group>
      {rows && rows.length > LONG && (
        <TextInput
          aria-label="Search this list"
          placeholder="Search this list"
          leftSection={<IconSearch size={16} />}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
      )}
      <Card withBorder padding="sm">
        {answer.isError && !rows ? (
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        ) : !shown || !fields ? (
          <Stack gap="xs" p="sm" aria-busy>
            {[1, 2, 3, 4, 5].map((key) => (
              <Skeleton key={key} h={36} />
            ))}
          </Stack>
        ) : shown.length === 0 ? (
          <NothingHere title="Nothing matches" description="Change the search, or add the name." />
        ) : (
          shown.map((row) => (
            <Card.Section key={row.id} withBorder px="sm" py={4}>
              <NameRow
                lookup={lookup}
                fields={fields}
                row={row}
                place={rows!.indexOf(row) + 1}
                last={rows!.length}
                uses={uses.find(({ id }) => id === row.id)}
                onRename={() => setDialog({ what: 'name', row })}
                onRetire={() => setDialog({ what: 'retire', row })}
              />
            </Card.Section>
          ))
        )}
      </Card>
      {dialog?.what === 'name' && fields && <NameDialog lookup={lookup} fields={fields} row={dialog.row} onClose={close} />}
      {dialog?.what === 'retire' && dialog.row && <RetireDialog lookup={lookup} row={dialog.row} onClose={close} />}
    </Stack>
  );
}
