import { ActionIcon, Group, Highlight, Stack, Text, type RenderTreeNodePayload } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { IconBuildingCommunity, IconChevronRight } from '@tabler/icons-react';
import type { CampusNode, OfficeNode } from '../../rules/office-tree.ts';

export interface NodeProps {
  payload: RenderTreeNodePayload;
  term: string;
  /** One of the two is there. */
  office: OfficeNode | undefined;
  campus: CampusNode | undefined;
  onSelect: () => void;
}

/** A campus or an office as a line of the tree. */
export function OfficeRow({ payload: { elementProps, expanded, hasChildren, node, tree }, term, office, campus, onSelect }: NodeProps) {
  const { onClick: _, className, ...props } = elementProps;
  const name = office?.fullname ?? campus?.name ?? '';
  return (
    <Group
      {...props}
      className={`${className} office-row`}
      draggable={office ? props.draggable : false}
      wrap="nowrap"
      gap={4}
      onClick={(event) => {
        event.stopPropagation();
        onSelect();
      }}
    >
      <FoldButton {...{ node, name, expanded, hasChildren, tree }} />
      {campus && <IconBuildingCommunity size={18} aria-hidden />}
      <Stack gap={0} flex={1} miw={0}>
        <Group gap={6} wrap="nowrap">
          <Highlight highlight={term ? term.split(/\s+/) : []} component="span" size="sm" fw={campus ? 600 : 500} lineClamp={2}>
            {name}
          </Highlight>
          {office && !office.is_active && <StatusBadge tone="past">Closed</StatusBadge>}
        </Group>
        {office && (
          <Text size="xs" c="dimmed" truncate>
            {[office.acronym, office.head && `${office.head.name}, ${office.head.title}${office.head.is_acting ? ' (in charge)' : ''}`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
      </Stack>
      <Text size="sm" c="dimmed" className="office-count" aria-label={`${office?.everybody ?? campus?.everybody} people`}>
        {office?.everybody ?? campus?.everybody}
      </Text>
    </Group>
  );
}

type FoldProps = Pick<RenderTreeNodePayload, 'node' | 'expanded' | 'hasChildren' | 'tree'> & { name: string };

/** For the mouse; the keyboard opens and closes by the arrows. */
export function FoldButton({ node, name, expanded, hasChildren, tree }: FoldProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      tabIndex={-1}
      aria-label={`${expanded ? 'Close' : 'Open'} ${name}`}
      className={hasChildren ? undefined : 'office-leaf'}
      onClick={(event) => {
        event.stopPropagation();
        tree.toggleExpanded(node.value);
      }}
    >
      <IconChevronRight size={16} className={expanded ? 'office-opened' : undefined} />
    </ActionIcon>
  );
}
