import { ActionIcon, Group, Highlight, Stack, Text, Tree, useTree, type RenderTreeNodePayload } from '@mantine/core';
import { StatusBadge } from '@talaan/kernel/web/status-badge.tsx';
import { IconBuildingCommunity, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { campusValue, listNodes, officeOf, officeValue, treeData, type CampusNode, type OfficeNode } from './build-tree.ts';
import './office-tree.css';

interface OfficeTreeProps {
  campuses: readonly CampusNode[];
  /** Words that were searched: all branches are open and the words marked. */
  term: string;
  selected: number | null;
  onSelect: (id: number) => void;
  /** Dropping an office on another asks for this; absent where the tree is of another day. */
  onMove?: (id: number, parentId: number | null) => void;
}

/** The tree of the university. Arrow keys walk and open, Enter shows an office; a mouse may drag one below another. */
export function OfficeTree({ campuses, term, selected, onSelect, onMove }: OfficeTreeProps) {
  const data = useMemo(() => treeData(campuses), [campuses]);
  const nodes = useMemo(() => listNodes(campuses), [campuses]);
  const [opened, setOpened] = useState<Record<string, boolean>>(() => ({
    ...Object.fromEntries(
      campuses.flatMap(({ id, units }) => [campusValue(id), ...units.map((unit) => officeValue(unit.id))].map((value) => [value, true])),
    ),
    ...Object.fromEntries((nodes.get(selected ?? 0)?.above ?? []).map((value) => [value, true])),
  }));
  const everything = useMemo(
    () =>
      Object.fromEntries([...nodes.values()].flatMap(({ above, node }) => [...above, officeValue(node.id)].map((value) => [value, true]))),
    [nodes],
  );
  const tree = useTree({
    expandedState: term ? everything : opened,
    onExpandedStateChange: setOpened,
    selectedState: selected === null ? [] : [officeValue(selected)],
  });
  const select = (value: string) => {
    const id = officeOf(value);
    if (id === null) tree.toggleExpanded(value);
    else onSelect(id);
  };
  const openOnEnter = (event: KeyboardEvent<HTMLElement>) => {
    const value = (event.target as HTMLElement).dataset['value'];
    if (event.key === 'Enter' && value) select(value);
  };
  const campusOf = (value: string) => {
    const id = officeOf(value);
    return id === null ? Number(value.replace('campus ', '')) : nodes.get(id)?.node.campus_id;
  };
  return (
    <Tree
      aria-label="Offices"
      className="office-tree"
      data={data}
      tree={tree}
      levelOffset="md"
      expandOnClick={false}
      allowRangeSelection={false}
      onKeyDown={openOnEnter}
      allowDrop={({ draggedNode, targetNode }) => officeOf(draggedNode) !== null && campusOf(draggedNode) === campusOf(targetNode)}
      onDragDrop={
        onMove &&
        (({ draggedNode, targetNode }) => {
          const id = officeOf(draggedNode);
          if (id !== null) onMove(id, officeOf(targetNode));
        })
      }
      renderNode={(payload) => (
        <Row
          payload={payload}
          term={term}
          office={nodes.get(officeOf(payload.node.value) ?? 0)?.node}
          campus={campuses.find(({ id }) => campusValue(id) === payload.node.value)}
          onSelect={() => select(payload.node.value)}
        />
      )}
    />
  );
}

interface RowProps {
  payload: RenderTreeNodePayload;
  term: string;
  office: OfficeNode | undefined;
  campus: CampusNode | undefined;
  onSelect: () => void;
}

function Row({ payload: { elementProps, expanded, hasChildren, node, tree }, term, office, campus, onSelect }: RowProps) {
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
