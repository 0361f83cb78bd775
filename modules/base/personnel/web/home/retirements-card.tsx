import { Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { useToday } from '@talaan/kernel/web/calls/clock.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import { listRetirements } from '../../contract/headcount.ts';
import { RETIREMENT_COLUMNS } from '../retirement-columns.ts';

const SHOWN = 6;

/** Who reaches the compulsory age within twelve months; each leads to the record. */
export function Card() {
  const today = useToday();
  const answer = useCall(listRetirements, {});
  const until = Temporal.PlainDate.from(today).add({ months: 12 }).toString();
  return (
    <CardFrame
      title="Retiring within 12 months"
      more={{ label: 'All who retire', to: `/personnels/list?retires_by=${until}&sort=retires_on&columns=${RETIREMENT_COLUMNS}` }}
      answer={answer}
    >
      {({ personnels, total }) =>
        total === 0 ? (
          <Text size="sm">No one turns 65 within 12 months.</Text>
        ) : (
          <Stack gap={0}>
            <Text size="xs" c="dimmed">
              {count(total, 'person', 'people')} of 65 by {longDate(until)}
            </Text>
            {personnels.slice(0, SHOWN).map(({ id, fullname, avatar, position, office, retires_on }) => (
              <Link key={id} to={`/personnels/${id}`} className="menu-line dashboard-line">
                <Group justify="space-between" gap="xs" wrap="nowrap">
                  <Text size="sm" fw={500} truncate>
                    <NamedFace fullname={fullname} avatar={avatar} office={office} />
                  </Text>
                  <Text size="sm" flex="none" c={retires_on <= today ? 'red' : undefined}>
                    {longDate(retires_on)}
                  </Text>
                </Group>
                <Text size="xs" c="dimmed" truncate>
                  {position} · {office}
                </Text>
              </Link>
            ))}
            {total > SHOWN && (
              <Text size="xs" c="dimmed">
                And {total - SHOWN} later
              </Text>
            )}
          </Stack>
        )
      }
    </CardFrame>
  );
}
