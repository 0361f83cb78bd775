import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useMayFollow } from '@talaan/kernel/web/calls/may-follow.ts';
import type { Answer } from '@talaan/kernel/web/calls/call.ts';
import { CardFrame } from '@talaan/kernel/web/pages/card-frame.tsx';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { Proportion } from '@talaan/kernel/web/pages/proportion.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { countVacancies } from '../../contract/vacancies.ts';

type Unit = Answer<typeof countVacancies>['units'][number];

const SHOWN = 8;
const LIST = '/plantilla/items';

/** Funded items without an incumbent, by college or office; each leads to its items. */
export function Card() {
  const answer = useCall(countVacancies, {});
  const mayFollow = useMayFollow()(LIST);
  return (
    <CardFrame title="Vacant items" more={mayFollow ? { label: 'Plantilla items', to: LIST } : undefined} answer={answer}>
      {({ units }) => <Vacancies units={units} mayFollow={mayFollow} />}
    </CardFrame>
  );
}

function Vacancies({ units, mayFollow }: { units: readonly Unit[]; mayFollow: boolean }) {
  const vacant = units.filter((unit) => unit.vacant > 0);
  const shown = vacant.slice(0, SHOWN);
  const rest = vacant.slice(SHOWN);
  const left = rest.reduce((sum, unit) => sum + unit.vacant, 0);
  const full = units.length - vacant.length;
  return (
    <Stack gap={0}>
      {vacant.length === 0 && <Text size="sm">0 vacant: every funded item is held.</Text>}
      {shown.map((unit) => (
        <UnitLine key={unit.id} unit={unit} most={shown[0]!.vacant} mayFollow={mayFollow} />
      ))}
      <Text size="xs" c="dimmed" mt="xs">
        {[
          rest.length > 0 && `${left} more in ${count(rest.length, 'unit')}`,
          vacant.length > 0 && full > 0 && `0 vacant in ${count(full, 'unit')}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}

function UnitLine({ unit, most, mayFollow }: { unit: Unit; most: number; mayFollow: boolean }) {
  const { id, name, acronym, campus, vacant, items, with_units: withUnits } = unit;
  const line = (
    <Group gap="sm" wrap="nowrap">
      <Text span size="sm" w={116} truncate flex="none" title={name}>
        {acronym}{' '}
        <Text span size="xs" c="dimmed">
          {campus}
        </Text>
      </Text>
      <Proportion value={vacant} most={most} />
      <Text span size="sm" w={72} ta="end" flex="none">
        {vacant} of {items}
        <VisuallyHidden>
          {' '}
          {items === 1 ? 'funded item' : 'funded items'} vacant, {name}
        </VisuallyHidden>
      </Text>
    </Group>
  );
  if (!mayFollow) return <div className="dashboard-line">{line}</div>;
  return (
    <Link to={`${LIST}?office=${id}&status=VACANT_FUNDED${withUnits ? '' : '&own=1'}`} className="menu-line dashboard-line">
      {line}
    </Link>
  );
}
