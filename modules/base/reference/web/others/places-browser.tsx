import { useState } from 'react';
import { Button, Card, Code, Group, List, ScrollArea, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { listEditions, type Place } from '../../contract/psgc.ts';
import { AddressPicker, NOWHERE, usePlaces, type Address } from '../address-picker.tsx';

/** The places of the Philippines with their codes, as addresses use them; they come by editions and are not edited. */
export function PlacesBrowser() {
  const [address, setAddress] = useState<Address>(NOWHERE);
  const places = usePlaces(address);
  const path = pathOf(address, places);
  const [title, below] = belowOf(address, places);
  return (
    <Stack gap="md">
      <Editions />
      <AddressPicker value={address} onChange={setAddress} />
      {path.length > 0 && (
        <Group gap="xs" aria-live="polite">
          <Text fw={500}>
            {path
              .toReversed()
              .map(({ name }) => name)
              .join(', ')}
          </Text>
          <Code>{path.at(-1)!.code}</Code>
        </Group>
      )}
      {below.length > 0 && (
        <Card withBorder padding="sm">
          <Text size="sm" fw={500} mb="xs">
            {count(below.length, ...title)}
          </Text>
          <ScrollArea.Autosize mah={420} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': title[1] }}>
            <List listStyleType="none" spacing={4} size="sm">
              {below.map(({ code, name }) => (
                <List.Item key={code}>
                  <Group gap="sm" wrap="nowrap">
                    <Code>{code}</Code>
                    <span>{name}</span>
                  </Group>
                </List.Item>
              ))}
            </List>
          </ScrollArea.Autosize>
        </Card>
      )}
    </Stack>
  );
}

/** What the places are taken from, and where the next edition comes in. */
function Editions() {
  const editions = useCall(listEditions, {}).data?.editions ?? [];
  return (
    <Stack gap="xs">
      <List size="sm" c="dimmed" spacing={2}>
        {editions.map(({ name, as_of: asOf, source }) => (
          <List.Item key={name}>
            {name}, as of {longDate(asOf)}: {source}.
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        Forms offer the places of today. Addresses keep the code and the name of their day.
      </Text>
      <Button component={Link} to="/personnel_setting/places/import" variant="default" w="fit-content">
        Import the next edition
      </Button>
    </Stack>
  );
}

type Places = ReturnType<typeof usePlaces>;

/** The picked places, the largest first. */
function pathOf(address: Address, { regions, provinces, cities, barangays }: Places): Place[] {
  const picked = [
    regions.find(({ code }) => code === address.region),
    provinces.find(({ code }) => code === address.province),
    cities.find(({ code }) => code === address.city),
    barangays.find(({ code }) => code === address.barangay),
  ];
  return picked.filter((place) => place !== undefined);
}

/** What lies right below the smallest picked place. */
function belowOf({ region, province, city, barangay }: Address, places: Places): [title: [one: string, many: string], below: Place[]] {
  if (barangay) return [['place', 'places'], []];
  if (city) return [['barangay', 'barangays'], places.barangays];
  if (province || (region && places.provinces.length === 0)) return [['city or municipality', 'cities and municipalities'], places.cities];
  if (region) return [['province', 'provinces'], places.provinces];
  return [['region', 'regions'], places.regions];
}
