import { Tree } from '@mantine/core';
import { useMemo, type KeyboardEvent } from 'react';
import { leadingOffice, type CampusNode } from '../../rules/office-tree.ts';
import { ChartBox } from './chart-box.tsx';
import { OfficeRow } from './office-row.tsx';
import { campusValue, listNodes, officeOf, officeValue, treeData } from './tree-nodes.ts';
import type { OpenBranches } from './use-open-branches.ts';
import './office-chart.css';
import './office-tree.css';

interface OfficeTreeProps {
  campuses: readonly CampusNode[];
  branches: OpenBranches;
  /** Drawn as an organization chart instead of lines. */
  isChart: boolean;
  /** Words that were searched, which are marked. */
  term: string;
  onSelect: (id: number) => void;
  /** Dropping an office on another asks for this; absent where the tree is of another day. */
  onMove: ((id: number, parentId: number | null) => void) | undefined;
}

/** The tree of the university. Arrow keys walk and open, Enter shows an office; a mouse may drag one below another. */
export function OfficeTree({ campuses, branches: { tree }, isChart, term, onSelect, onMove }: OfficeTreeProps) {
  const data = useMemo(() => treeData(campuses), [campuses]);
  const nodes = useMemo(() => listNodes(campuses), [campuses]);
  const overColumns = useMemo(() => new Set(campuses.flatMap(listOverColumns)), [campuses]);
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
      aria-label={isChart ? 'Organization chart' : 'Offices'}
      className={isChart ? 'office-chart' : 'office-tree'}
      style={isChart ? { '--chart-columns': mostColumns(campuses) } : undefined}
      data={data}
      tree={tree}
      levelOffset={isChart ? 0 : 'md'}
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
      renderNode={(payload) => {
        const { value } = payload.node;
        const shown = {
          payload,
          term,
          office: nodes.get(officeOf(value) ?? 0)?.node,
          campus: campuses.find(({ id }) => campusValue(id) === value),
          onSelect: () => select(value),
        };
        return isChart ? <ChartBox {...shown} isOverColumns={overColumns.has(value)} /> : <OfficeRow {...shown} />;
      }}
    />
  );
}

function mostColumns(campuses: readonly CampusNode[]): number {
  return Math.max(...campuses.map((campus) => (leadingOffice(campus) ?? campus).units.length));
}

/** A campus and the office that leads it: what is right under them stands beside each other. */
function listOverColumns(campus: CampusNode): string[] {
  const leading = leadingOffice(campus);
  return [campusValue(campus.id), ...(leading ? [officeValue(leading.id)] : [])];
}
