import { useTree, type UseTreeReturnType } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { CampusNode } from '../../rules/office-tree.ts';
import { campusValue, listNodes, officeValue } from './tree-nodes.ts';

interface Shown {
  campuses: readonly CampusNode[];
  /** Words that were searched: all branches are open. */
  term: string;
  selected: number | null;
  /** At first the campuses alone are open: on a narrow screen one opens a branch at a time. */
  startsNarrow: boolean;
}

export interface OpenBranches {
  tree: UseTreeReturnType;
  isOpen: (value: string) => boolean;
  isAllOpen: boolean;
  openAll: () => void;
  /** Back to how they are at first. */
  closeAll: () => void;
}

/** Which branches of the offices are open, in the tree and in the chart alike: at first the campuses and what is right below them. */
export function useOpenBranches({ campuses, term, selected, startsNarrow }: Shown): OpenBranches {
  const [cameFor] = useState(selected);
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const { first, everything } = useMemo(() => {
    const nodes = listNodes(campuses);
    const ofCampuses = campuses.map(({ id }) => campusValue(id));
    const ofTops = campuses.flatMap(({ units }) => units.map(({ id }) => officeValue(id)));
    return {
      first: open([...ofCampuses, ...(startsNarrow ? [] : ofTops), ...(nodes.get(cameFor ?? 0)?.above ?? [])]),
      everything: open([
        ...ofCampuses,
        ...[...nodes.values()].filter(({ node }) => node.units.length > 0).map(({ node }) => officeValue(node.id)),
      ]),
    };
  }, [campuses, startsNarrow, cameFor]);
  const expandedState = term ? everything : { ...first, ...changed };
  const tree = useTree({
    expandedState,
    // The tree says all of its state, also when it is first shown: only what was pressed is kept.
    onExpandedStateChange: (next) => {
      const pressed = Object.entries(next).filter(([value, isOpen]) => isOpen !== Boolean(expandedState[value]));
      if (!term && pressed.length > 0) setChanged({ ...changed, ...Object.fromEntries(pressed) });
    },
    selectedState: selected === null ? [] : [officeValue(selected)],
  });
  return {
    tree,
    isOpen: (value) => Boolean(expandedState[value]),
    isAllOpen: Object.keys(everything).every((value) => expandedState[value]),
    openAll: () => setChanged(everything),
    closeAll: () => setChanged(Object.fromEntries(Object.keys(everything).map((value) => [value, Boolean(first[value])]))),
  };
}

function open(values: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(values.map((value) => [value, true]));
}
