import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Ref } from 'react';
import { showField, type Fault } from './form-faults.ts';
import { count } from '../format-instant.ts';
import { say } from '../../contract/say.ts';

/** What is to be corrected, in the words that stand under the fields, each a link to its field. */
export function ErrorSummary({ faults, ref }: { faults: readonly Fault[]; ref: Ref<HTMLDivElement> }) {
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={say('{things} to correct', { things: count(faults.length, 'thing') })}
    >
      <List size="sm">
        {faults.map((fault) => (
          <List.Item key={`${fault.label}: ${fault.message}`}>
            <Anchor component="button" type="button" size="sm" ta="start" onClick={() => showField(fault)}>
              {[fault.label, fault.message].filter(Boolean).join(': ')}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
