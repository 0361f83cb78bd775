import { Stack, Text } from '@mantine/core';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Figures } from '../contract.ts';
import { FigureCard } from '@talaan/kernel/web/pages/figure-card.tsx';
import { PostLine } from './post-line.tsx';

/** Posts whose nine months are nearly over: after that day no appointment may be issued. */
export function EndingCard({ found }: { found: Figures }) {
  return (
    <FigureCard
      title="Validity that ends within 90 days"
      note="An appointment can be issued until this day; after it the post must be published again."
    >
      {found.ending.length === 0 ? (
        <Text size="sm">No publication ends within 90 days.</Text>
      ) : (
        <Stack gap={6} component="ul" className="figures-list">
          {found.ending.map((post) => (
            <PostLine key={post.id} post={post} said={`${longDate(post.valid_until)} (${post.days_left} days)`} />
          ))}
        </Stack>
      )}
    </FigureCard>
  );
}
