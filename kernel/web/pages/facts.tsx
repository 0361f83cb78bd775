import type { ReactNode } from 'react';
import { Box, DataList } from '@mantine/core';
import './facts.css';
import { say } from '../../contract/say.ts';

export type Fact = readonly [label: string, value: ReactNode];

const PARTS = { root: 'facts-list', item: 'facts-pair' };

/** Labels and their values, of a record, in a drawer or a dialog. What is empty is left out; a dash is given where its absence matters. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box className="facts">
      <DataList labelWidth={160} gap="xs" classNames={PARTS}>
        {facts
          .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
          .map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{say(label)}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
      </DataList>
    </Box>
  );
}
