import { Alert, Anchor, List, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { formatDay } from '@talaan/kernel/web/format-instant.ts';
import { SEARCH_DELAY } from '@talaan/kernel/web/search-terms.ts';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { findSimilar, type SimilarDocument } from '../../contract/register.ts';
import type { DocumentValues } from './document-values.ts';

/** Papers of the last weeks that may be this one; the clerk looks at them in another tab, and goes on or stops. */
export function PerhapsBefore({ values, office }: { values: DocumentValues; office: number }) {
  const { kind, reference_no, subject, sender_name, sender_office, paper_date, came_on } = values;
  const isInternal = kind === 'INTERNAL';
  const [asked] = useDebouncedValue(
    JSON.stringify({
      reference_no: reference_no.trim(),
      subject: subject.trim(),
      ...(!isInternal && { sender_name: sender_name.trim(), sender_office: sender_office.trim() }),
      date: paper_date ?? (kind === 'EXTERNAL_IN' ? came_on : null) ?? undefined,
    }),
    SEARCH_DELAY,
  );
  const query = JSON.parse(asked) as { reference_no: string; subject: string };
  const isAsked = query.reference_no !== '' || query.subject !== '';
  const found = useCall(findSimilar, { query: { office, ...query } }, { enabled: isAsked, search: true }).data?.documents ?? [];
  return (
    <div role="status">
      {isAsked && found.length > 0 && (
        <Alert color="yellow" icon={<IconCopy size={18} />} title="Perhaps registered before">
          <Text size="sm">Look whether it is the same paper before you save.</Text>
          <List size="sm" mt={4}>
            {found.map((one) => (
              <List.Item key={one.tracking_no}>
                <Similar {...one} acting={office} />
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}

function Similar({ id, tracking_no, office, acting, subject, registered_at, is_same_number }: SimilarDocument & { acting: number }) {
  const because = is_same_number ? 'same number of the paper' : 'same sender, subject and date';
  if (id === null || registered_at === null) return `${tracking_no}, ${office}: ${because}`;
  return (
    <>
      <Anchor href={`/dts/documents/${id}?office=${acting}`} target="_blank" size="sm" underline="always">
        {tracking_no}
      </Anchor>
      {`, ${office}, ${formatDay(registered_at)}: ${subject} (${because})`}
    </>
  );
}
