import { Accordion, Badge, Code, Container, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { readOpenApi, type Operation } from '@talaan/kernel/contract/openapi.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Indexed } from '@talaan/kernel/web/pages/indexed.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { CallDetails } from './call-details.tsx';

interface DescribedCall {
  method: string;
  path: string;
  operation: Operation;
}

/** Every call of the product by its first word, made from the contracts that the server answers by; an index beside closed groups. */
export function Screen() {
  const { search, change } = useAddress();
  const term = search.get('term') ?? '';
  const { data, error, refetch } = useCall(readOpenApi, {});
  const calls = listCalls(data?.paths ?? {}).filter(({ path, operation }) =>
    `${path} ${operation.summary}`.toLowerCase().includes(term.toLowerCase()),
  );
  const rooms = Map.groupBy(
    calls.toSorted((one, other) => roomOf(one).localeCompare(roomOf(other), 'en')),
    roomOf,
  );
  const opened = search.getAll('open');
  const open = (rooms: string[]) => change({ open: rooms }, { replace: true });
  return (
    <Container size="xl" py="lg" component="main">
      <Page
        title="Calls"
        intro={
          <>
            What other programs may ask of Talaan. As a file for tools: <Code>/api/openapi.json</Code>
          </>
        }
      >
        {error && <LoadFailed failure={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton h={320} aria-busy />}
        {!error && data && (
          <Indexed
            label="Groups of calls"
            sections={[...rooms].map(([room, found]) => ({ id: idOf(room), title: room, note: found.length }))}
            onOpen={(id) => open([...new Set([...opened, ...[...rooms.keys()].filter((room) => idOf(room) === id)])])}
          >
            <TextInput
              aria-label="Find a call"
              placeholder="Find a call"
              leftSection={<IconSearch size={16} />}
              value={term}
              onChange={({ currentTarget: { value } }) => change({ term: value }, { replace: true })}
            />
            {calls.length === 0 && <NothingHere title="No call has this name" description="Search by a word of its path or sentence." />}
            <Accordion multiple order={2} keepMounted={false} variant="contained" value={term ? [...rooms.keys()] : opened} onChange={open}>
              {[...rooms].map(([room, found]) => (
                <Room key={room} room={room} found={found} />
              ))}
            </Accordion>
          </Indexed>
        )}
      </Page>
    </Container>
  );
}

function Room({ room, found }: { room: string; found: readonly DescribedCall[] }) {
  return (
    <Accordion.Item value={room} id={idOf(room)}>
      <Accordion.Control>
        <Group justify="space-between" wrap="nowrap" pe="sm">
          <Text fw={500}>{room}</Text>
          <Text size="sm" c="dimmed" flex="none">
            {count(found.length, 'call')}
          </Text>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Accordion variant="contained" order={3} keepMounted={false}>
          {found.map((call) => (
            <CallItem key={`${call.method} ${call.path}`} {...call} />
          ))}
        </Accordion>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function CallItem({ method, path, operation }: DescribedCall) {
  return (
    <Accordion.Item value={`${method}-${path}`}>
      <Accordion.Control>
        <Group gap="sm" wrap="wrap">
          <Badge variant="light" w={70}>
            {method}
          </Badge>
          <Code>{path}</Code>
          <Text size="sm">{operation.summary}</Text>
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <CallDetails operation={operation} />
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function listCalls(paths: Record<string, Record<string, Operation>>): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The first word of its path; a call whose first word is a parameter has a group of its own. */
function roomOf({ operation }: DescribedCall): string {
  const [tag = ''] = operation.tags;
  return tag.startsWith('{') ? 'others' : tag;
}

function idOf(room: string): string {
  return `calls-${room}`;
}
