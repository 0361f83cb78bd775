import { Box, Group, Highlight, Text } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { PersonAvatar } from '@talaan/kernel/web/person-avatar.tsx';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import type { OfficeNode } from '../../rules/office-tree.ts';
import { FoldButton, type NodeProps } from './office-row.tsx';

/** A campus or an office as a box of the organization chart; `isOverColumns` where what is right under it stands beside each other. */
export function ChartBox({ payload, term, office, campus, onSelect, isOverColumns }: NodeProps & { isOverColumns: boolean }) {
  const { onClick: _, className, ...props } = payload.elementProps;
  const name = office?.fullname ?? campus?.name ?? '';
  const people = office?.everybody ?? campus?.everybody ?? 0;
  const words = term ? term.split(/\s+/) : [];
  return (
    <Box
      {...props}
      className={`${className} chart-box`}
      data-over-columns={isOverColumns || undefined}
      draggable={office ? props.draggable : false}
      onClick={(event) => {
        event.stopPropagation();
        onSelect();
      }}
    >
      <Group gap={4} wrap="nowrap">
        {campus && <IconBuildingCommunity size={18} aria-hidden />}
        <Highlight highlight={words} component="span" size="sm" fw={600} truncate flex={1}>
          {office?.acronym ?? name}
        </Highlight>
        {office && !office.is_active && <StatusBadge tone="past">Closed</StatusBadge>}
        <Text size="xs" c="dimmed" className="office-count" aria-label={people === 1 ? '1 person' : `${people} people`}>
          {people}
        </Text>
        {payload.hasChildren && <FoldButton {...payload} name={name} />}
      </Group>
      {office && (
        <Highlight highlight={words} size="xs" lineClamp={3} title={name}>
          {name}
        </Highlight>
      )}
      {office && <HeadLine head={office.head} acronym={office.acronym} words={words} />}
    </Box>
  );
}

function HeadLine({ head, acronym, words }: { head: OfficeNode['head']; acronym: string; words: string[] }) {
  if (!head) {
    return (
      <Text size="xs" c="dimmed">
        No head
      </Text>
    );
  }
  return (
    <Group gap={6} wrap="nowrap" mt={2} title={`${head.name}, ${head.title}`}>
      <PersonAvatar fullname={head.name} avatar={head.avatar} office={acronym} size={22} />
      <Highlight highlight={words} size="xs" lineClamp={3}>
        {head.is_acting ? `${head.name} (in charge)` : head.name}
      </Highlight>
    </Group>
  );
}
