import { Code, List, Stack, Table, Text } from '@mantine/core';
import type { Operation } from '@talaan/kernel/contract/openapi.ts';

/** Who may make a call, what it takes and what it answers. */
export function CallDetails({ operation }: { operation: Operation }) {
  const access = operation['x-access'];
  return (
    <Stack gap="sm">
      <Text size="sm">
        Open to:{' '}
        <b>
          {Array.isArray(access) ? `holders of ${access.join(' or ')}` : access === 'public' ? 'everybody' : 'everyone who is signed in'}
        </b>
      </Text>
      {operation.parameters.length > 0 && <Parameters parameters={operation.parameters} />}
      {operation.requestBody && <Contents title="Takes" content={operation.requestBody.content} />}
      {Object.entries(operation.responses).map(([status, answer]) =>
        answer.content ? (
          <Contents key={status} title={`${status}: ${answer.description}`} content={answer.content} />
        ) : (
          <Text key={status} size="sm">
            {status}: {answer.description}
          </Text>
        ),
      )}
    </Stack>
  );
}

function Parameters({ parameters }: { parameters: Operation['parameters'] }) {
  return (
    <Table.ScrollContainer minWidth={400}>
      <Table aria-label="Parameters">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Parameter</Table.Th>
            <Table.Th>In</Table.Th>
            <Table.Th>Shape</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parameters.map(({ name, in: place, required, schema }) => (
            <Table.Tr key={name}>
              <Table.Td>
                <Code>{name}</Code>
                {required ? ' (required)' : ''}
              </Table.Td>
              <Table.Td>{place}</Table.Td>
              <Table.Td>
                <Code>{JSON.stringify(schema)}</Code>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Contents({ title, content }: { title: string; content: Record<string, { schema?: unknown }> }) {
  return (
    <Stack gap={4}>
      <Text size="sm">{title}</Text>
      <List size="sm" listStyleType="none">
        {Object.entries(content).map(([type, { schema }]) => (
          <List.Item key={type}>
            {type}
            {schema !== undefined && (
              <Code block tabIndex={0}>
                {JSON.stringify(schema, null, 2)}
              </Code>
            )}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}
