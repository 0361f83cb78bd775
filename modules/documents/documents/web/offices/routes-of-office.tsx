import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { readOfficeSettings } from '../../contract/offices.ts';

/** The types of papers that usually come to the office, and the office hours that it has for each. */
export function RoutesOfOffice({ routes }: Pick<Answer<typeof readOfficeSettings>, 'routes'>) {
  if (routes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No usual route names this office. It has one working day for each paper that comes.
      </Text>
    );
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Type</Table.Th>
          <Table.Th>Stop</Table.Th>
          <Table.Th>Time</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {routes.map((route) => (
          <Table.Tr key={`${route.type_id} ${route.stop}`}>
            <Table.Td>
              <Anchor component={Link} to={`/dts/edit-document-types/${route.type_id}`} size="sm">
                {route.type}
              </Anchor>
            </Table.Td>
            <Table.Td>
              {route.stop} of {route.stops}
            </Table.Td>
            <Table.Td>{count(route.limit_minutes / 60, 'office hour')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
