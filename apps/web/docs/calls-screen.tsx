import { Accordion, Badge, Code, Container, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { readOpenApi, type Operation } from '@talaan/kernel/contract/openapi.ts';
import { LoadFailed, NothingHere } from '@talaan/kernel/web/empty-state.tsx';
import { Page } from '@talaan/kernel/web/page.tsx';
import { useCall } from '@talaan/kernel/web/use-call.ts';
import { CallDetails } from './call-details.tsx';

interface DescribedCall {
  method: string;
  path: string;
  operation: Operation;
}

/** Every call of the product by its first word, made from the contracts that the server answers by. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const term = search.get('term') ?? '';
  const { data, error, refetch } = useCall(readOpenApi, {});
  const calls = listCalls(data?.paths ?? {}).filter(({ path, operation }) =>
    `${path} ${operation.summary}`.toLowerCase().includes(term.toLowerCase()),
  );
  const rooms = Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '');
  return (
    <Container size="lg" py="lg" component="main">
      <Page
        title="Calls"
        intro={
          <>
            What other programs may ask of Talaan. As a file for tools: <Code>/api/openapi.json</Code>
          </>
        }
      >
        {error ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Stack>
            <TextInput
              aria-label="Find a call"
              placeholder="Find a call"
              leftSection={<IconSearch size={16} />}
              value={term}
              onChange={({ currentTarget: { value } }) => setSearch(value ? { term: value } : {}, { replace: true })}
            />
            {data && calls.length === 0 && (
              <NothingHere title="No call is named so" description="Search by a word of its path or sentence." />
            )}
            {[...rooms].map(([room, found]) => (
              <Stack key={room} gap="xs">
                <Title order={2} size="h4">
                  {room}
                </Title>
                <Accordion variant="contained" order={3} keepMounted={false}>
                  {found.map((call) => (
                    <CallItem key={`${call.method} ${call.path}`} {...call} />
                  ))}
                </Accordion>
              </Stack>
            ))}
          </Stack>
        )}
      </Page>
    </Container>
  );
}

function CallItem({ method, path, operation }: DescribedCall) {
  return (
    <Accordion.Item value={`${method} ${path}`}>
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
