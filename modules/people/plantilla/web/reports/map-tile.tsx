import { Anchor, Card, Flex, Group, Text, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import { count } from '@talaan/kernel/web/format-instant.ts';
import type { MapOffice } from '../../contract/reports.ts';
import './plantilla-map.css';

export type Colour = 'vacancy' | 'retirement';

interface MapTileProps {
  office: MapOffice;
  colour: Colour;
  on: string | undefined;
}

/** One office: its numbers written on it, in stronger colour the more of its items are vacant or about to be. */
export function MapTile({ office, colour, on }: MapTileProps) {
  const { filled, vacant_funded: vacant, vacant_unfunded: unfunded, frozen, anticipated, retire_1, retire_3, retire_5 } = office;
  const all = filled + vacant + unfunded + frozen;
  const share = colour === 'vacancy' ? (vacant + unfunded) / Math.max(all, 1) : retire_5 / Math.max(filled, 1);
  const to = (filter: string) => `/plantilla/items?office=${office.id}&own=1&${filter}${on ? `&on=${on}` : ''}`;
  return (
    <Card
      withBorder
      padding="sm"
      className="map-tile"
      data-heat={heatOf(share)}
      data-colour={colour}
      component="section"
      aria-label={office.fullname}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Tooltip label={office.fullname}>
          <Text fw={600} size="sm">
            {office.acronym}
          </Text>
        </Tooltip>
        <Text size="xs">{count(all, 'item')}</Text>
      </Group>
      <div className="map-bar" aria-hidden>
        <span className="map-filled" style={{ flexGrow: filled }} />
        <span className="map-vacant" style={{ flexGrow: vacant }} />
        <span className="map-closed" style={{ flexGrow: unfunded + frozen }} />
      </div>
      <Flex wrap="wrap" columnGap="sm" align="center">
        <Figure to={to('status=FILLED')} value={filled} label="filled" />
        <Figure to={to('status=VACANT_FUNDED')} value={vacant} label="vacant" />
        {unfunded > 0 && <Figure to={to('status=VACANT_UNFUNDED')} value={unfunded} label="unfunded" />}
        {frozen > 0 && <Figure to={to('status=FROZEN')} value={frozen} label="frozen" />}
        {anticipated > 0 && <Figure to={to('status=ANTICIPATED')} value={anticipated} label="anticipated" />}
      </Flex>
      <Text size="xs">
        {retire_5 === 0 ? (
          'No one retires within 5 years'
        ) : (
          <>
            Retire in 1 year <Number to={to('retire=1')} value={retire_1} />, 3 <Number to={to('retire=3')} value={retire_3} />, 5{' '}
            <Number to={to('retire=5')} value={retire_5} />
          </>
        )}
      </Text>
      {office.months_vacant !== null && (
        <Text size="xs">
          Vacant up to{' '}
          <Anchor component={Link} to={to('status=VACANT_FUNDED&sort=vacant_since')} inherit className="map-number">
            {office.months_vacant === 0 ? 'a month' : count(office.months_vacant, 'month')}
          </Anchor>
        </Text>
      )}
    </Card>
  );
}

function Figure({ to, value, label }: { to: string; value: number; label: string }) {
  return (
    <Text size="sm">
      {value === 0 ? (
        `0 ${label}`
      ) : (
        <Anchor component={Link} to={to} inherit className="map-number">
          <b>{value}</b>&nbsp;{label}
        </Anchor>
      )}
    </Text>
  );
}

function Number({ to, value }: { to: string; value: number }) {
  if (value === 0) return <>0</>;
  return (
    <Anchor component={Link} to={to} fw={600} inherit className="map-number">
      {value}
    </Anchor>
  );
}

/** 0 to 4: none, up to a tenth, a quarter, a half, more. */
function heatOf(share: number): number {
  return [0, 0.1, 0.25, 0.5].filter((least) => share > least).length;
}
