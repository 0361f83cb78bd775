import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import './pairs.css';

/** Short facts in two columns, each under its label. What is empty is left out. */
export function Pairs({ pairs }: { pairs: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="pairs">
      {pairs
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="xs" c="dimmed">
              {label}
            </Text>
            <Text component="dd" size="sm">
              {value}
            </Text>
          </div>
        ))}
    </dl>
  );
}
