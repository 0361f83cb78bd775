import { Button } from '@mantine/core';
import type { PostingRow } from '../../contract/charges.ts';

/** Opens what a row of the ledger comes from. */
export function WhyButton({ row, onClick }: { row: PostingRow; onClick: () => void }) {
  return (
    <Button size="compact-sm" variant="subtle" miw={52} aria-label={`Why: ${row.fullname}, row ${row.id}`} onClick={onClick}>
      Why
    </Button>
  );
}
