import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Facts } from '@talaan/kernel/web/pages/facts.tsx';
import { say } from '@talaan/kernel/contract/say.ts';
import { TRANSPORTS, type Trip } from '../../contract/trips.ts';
import { describeDays } from '../../rules/trip-days.ts';

/** What a trip is, for those who read and those who decide it. */
export function TripFacts({ trip }: { trip: Trip }) {
  return (
    <Facts
      facts={[
        [say('When'), describeDays(trip)],
        [say('Where'), trip.is_abroad ? say('{destination} (abroad)', { destination: trip.destination }) : trip.destination],
        [say('Purpose'), trip.purpose],
        [say('Who'), <Travelers key="who" trip={trip} />],
        [say('Transport'), TRANSPORTS[trip.transport]],
        [say('Expenses'), trip.expenses],
        [say('Basis'), trip.basis],
        [say('Authority to travel abroad'), trip.is_abroad && (trip.foreign_authority || say('Not yet entered; needed before approval'))],
        [
          say('Travel order'),
          trip.code && (
            <Anchor component={Link} to={`/verify/${trip.code}`}>
              {trip.order_no}
            </Anchor>
          ),
        ],
      ]}
    />
  );
}

function Travelers({ trip }: { trip: Trip }) {
  return (
    <Stack gap={2}>
      {trip.travelers.map(({ personnel_id, fullname, office }) => (
        <Text key={personnel_id} size="sm">
          {fullname}
          {office && (
            <Text span size="xs" c="dimmed">
              {`, ${office}`}
            </Text>
          )}
        </Text>
      ))}
    </Stack>
  );
}
