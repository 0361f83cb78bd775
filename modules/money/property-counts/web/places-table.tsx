import { Progress, Table, Text } from '@mantine/core';
import type { CampaignRecord } from '../contract/campaigns.ts';

/** How many of the cards of each room were found anywhere. */
export function PlacesTable({ places }: { places: CampaignRecord['places'] }) {
  if (places.length === 0) return <Text size="sm">No card is in this count: nothing of this fund cluster was acquired up to its day.</Text>;
  return (
    <Table.ScrollContainer minWidth={320} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table verticalSpacing={6} horizontalSpacing={8} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Office</Table.Th>
            <Table.Th>Room</Table.Th>
            <Table.Th ta="right">Found</Table.Th>
            <Table.Th w="30%">Progress</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {places.map(({ office_id: id, office, office_name: name, room, cards, counted }) => (
            <Table.Tr key={`${id} ${room}`}>
              <Table.Td title={name}>{office}</Table.Td>
              <Table.Td>{room || 'No room on the card'}</Table.Td>
              <Table.Td ta="right">
                {counted} of {cards}
              </Table.Td>
              <Table.Td>
                <Progress value={(counted / cards) * 100} aria-label={`${office} ${room}: ${counted} of ${cards} found`} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
