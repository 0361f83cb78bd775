import { useState } from 'react';
import { Anchor, Card, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { openedLater } from '@talaan/kernel/web/shown-later.ts';
import { CONDITIONS, PAPER_TYPES } from '../../contract/fields.ts';
import type { OwnItem } from '../../contract/own.ts';
import { ConditionBadge, ItemBadge } from '../badges.tsx';
import { ItemPicture } from './item-picture.tsx';
import { Pairs } from './pairs.tsx';

const PaperDialog = openedLater(async () => (await import('./paper-dialog.tsx')).PaperDialog);

/** One item that one holds: what it is, on which paper, and what can be done with it. */
export function HeldItem({ item }: { item: OwnItem }) {
  const [isPaperOpen, setPaperOpen] = useState(false);
  const { id, article, brand, model, serial, description, state, condition, links } = item;
  const paper = `${item.paper_type} ${item.paper_number}`;
  const named = [[brand, model].filter(Boolean).join(' '), serial && say('serial no. {serial}', { serial }), description]
    .filter(Boolean)
    .join(', ');
  return (
    <Card withBorder component="article" aria-label={`${article} ${item.property_no}`}>
      <Stack gap="sm">
        <Group gap="sm" wrap="nowrap" align="flex-start">
          <ItemPicture
            id={id}
            hasPhoto={item.has_photo}
            label={say('Photo of {article} {property_no}', { article, property_no: item.property_no })}
          />
          <Stack gap={4} flex={1} miw={0}>
            <Text fw={600}>{article}</Text>
            {named && (
              <Text size="sm" c="dimmed">
                {named}
              </Text>
            )}
            {(state !== 'ACKNOWLEDGED' || condition !== 'SERVICEABLE') && (
              <Group gap={6}>
                {state !== 'ACKNOWLEDGED' && <ItemBadge state={state} short />}
                {condition !== 'SERVICEABLE' && <ConditionBadge condition={condition} />}
              </Group>
            )}
          </Stack>
        </Group>
        <Pairs
          pairs={[
            [
              say('Property number'),
              <span key="number" className="whole-number">
                {item.property_no}
              </span>,
            ],
            [say('Paper'), <PaperName key="paper" item={item} onOpen={() => setPaperOpen(true)} />],
            [say('Cost'), formatPesos(item.amount)],
            [say('Held since'), longDate(item.held_since)],
            [say('Useful life'), count(item.life_years, 'year')],
            [say('Acquired'), longDate(item.acquired_on)],
            [say('Condition'), say(CONDITIONS[condition])],
            [say('Place'), item.location || '—'],
            [say('Used by'), item.user],
          ]}
        />
        {state === 'DISPUTED' && <Text size="sm">{say('You disputed it: {note}', { note: item.note })}</Text>}
        {links.length > 0 && (
          <Group gap="md" component="nav" aria-label={say('What you can do with {property_no}', { property_no: item.property_no })}>
            {links.map(({ name, label, link }) => (
              <Anchor key={name} component={Link} to={link} size="sm" py={4}>
                {say(label)}
              </Anchor>
            ))}
          </Group>
        )}
      </Stack>
      {isPaperOpen && (
        <PaperDialog paper={{ id: item.paper_id, name: paper, isPrinted: item.is_printed }} onClose={() => setPaperOpen(false)} />
      )}
    </Card>
  );
}

/** One of earlier times is on paper alone, unless its signed copy was kept. */
function PaperName({ item, onOpen }: { item: OwnItem; onOpen: () => void }) {
  const { paper_type: type, paper_number: number, is_printed: isPrinted, has_signed_copy: hasCopy } = item;
  const name = (
    <>
      {type} <span className="whole-number">{number}</span>
    </>
  );
  if (!isPrinted && !hasCopy) return <span title={say(PAPER_TYPES[type])}>{name}</span>;
  return (
    <Anchor component="button" type="button" size="sm" ta="start" onClick={onOpen} title={say(PAPER_TYPES[type])}>
      {name}
    </Anchor>
  );
}
