import { useState, type ReactNode } from 'react';
import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { useAddress } from '@talaan/kernel/web/calls/use-address.ts';
import { useSend } from '@talaan/kernel/web/calls/use-call.ts';
import { confirm } from '@talaan/kernel/web/dialogs/confirm.tsx';
import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { DateField } from '@talaan/kernel/web/forms/date-field.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { personOption } from '@talaan/kernel/web/forms/person-option.tsx';
import { RemotePicker } from '@talaan/kernel/web/forms/pickers.tsx';
import { ListScreen, type ListColumn } from '@talaan/kernel/web/lists/list-screen.tsx';
import { NamedFace } from '@talaan/kernel/web/named-face.tsx';
import {
  addPastRating,
  changePastRating,
  exportPastRatings,
  listPastRatings,
  removePastRating,
  type PastRatingRow,
} from '../../contract/past-ratings.ts';
import { findRatedPeople } from '../../contract/settings.ts';
import { ADJECTIVES, LEVELS } from '../../rules/levels.ts';
import { formatRating } from '../../rules/rating.ts';
import { RatingBadge } from '../form/rating-badge.tsx';

const columns: ListColumn<PastRatingRow>[] = [
  { key: 'fullname', title: 'Name', kind: 'name', sort: 'fullname', render: (row) => <NamedFace {...row} /> },
  { key: 'office', title: 'Office', kind: 'acronym' },
  {
    key: 'from',
    title: 'Period',
    kind: 'text',
    sort: 'from',
    phone: true,
    render: ({ from, to }) => `${longDate(from)} to ${longDate(to)}`,
  },
  { key: 'final', title: 'Rating', kind: 'text', phone: true, render: (row) => <RatingBadge {...row} /> },
  { key: 'paper', title: 'Paper', kind: 'text' },
  { key: 'idno', title: 'Employee no.', kind: 'number', startsHidden: true },
];

/** Ratings from before the product, entered one by one or imported. */
export function PastList({ parts }: { parts: ReactNode }) {
  const { linkTo, search, change } = useAddress();
  const [isNew, setNew] = useState(false);
  const id = Number(search.get('rating')) || undefined;
  const close = () => (isNew ? setNew(false) : change({ rating: null }));
  return (
    <ListScreen
      title="SPMIS settings"
      endpoint={listPastRatings}
      rows="past_ratings"
      exportAs={exportPastRatings}
      columns={columns}
      searchLabel="Search name, number or paper"
      open={(row) => linkTo({ rating: row.id })}
      parts={parts}
      actions={
        <Button component={Link} to="/spmis/admin/settings/import" variant="default" leftSection={<IconUpload size={16} />}>
          Import
        </Button>
      }
      main={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setNew(true)}>
          Add a rating
        </Button>
      }
      above={(answer) => {
        const rating = answer?.past_ratings.find((one) => one.id === id);
        return (isNew || rating) && <PastDialog rating={isNew ? undefined : rating} onClose={close} />;
      }}
      empty={{
        title: 'No earlier ratings',
        description:
          'Ratings from before Talaan count as those of closed forms. Without them no one has two ratings for study leave or a scholarship in the first year.',
        action: (
          <Button component={Link} to="/spmis/admin/settings/import" variant="default">
            Import a spreadsheet
          </Button>
        ),
      }}
    />
  );
}

function PastDialog({ rating, onClose }: { rating: PastRatingRow | undefined; onClose: () => void }) {
  const removing = useSend(removePastRating, { onDone: onClose });
  const remove = async () => {
    const isSure = await confirm({
      title: 'Delete an earlier rating',
      question: `Delete the rating of ${rating!.fullname} from ${longDate(rating!.from)}?`,
      action: 'Delete',
      danger: true,
    });
    if (isSure) removing.mutate({ params: { id: rating!.id } });
  };
  return (
    <Dialog title={rating ? rating.fullname : 'Enter an earlier rating'} size="form" onClose={onClose}>
      <FormShell
        endpoint={rating ? changePastRating : addPastRating}
        params={rating ? { id: rating.id } : {}}
        initial={{
          personnel_id: null as number | null,
          from: rating?.from ?? (null as string | null),
          to: rating?.to ?? (null as string | null),
          final: rating ? formatRating(rating.final) : '',
          adjective: rating ? ADJECTIVES[rating.level] : (null as string | null),
          paper: rating?.paper ?? '',
        }}
        body={({ personnel_id, ...values }) => ({
          ...values,
          from: values.from ?? '',
          to: values.to ?? '',
          adjective: values.adjective ?? '',
          personnel_id,
        })}
        draft={`past-rating:${rating?.id ?? 'new'}`}
        submit={rating ? 'Save' : 'Enter'}
        success={({ message }) => message}
        onDone={onClose}
      >
        {(form) => (
          <Stack gap="sm">
            {!rating && (
              <RemotePicker
                label="Person"
                required
                endpoint={findRatedPeople}
                rows="personnel"
                option={personOption}
                value={form.getValues().personnel_id}
                onChange={(id) => form.setFieldValue('personnel_id', id)}
                error={form.errors['personnel_id']}
              />
            )}
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <DateField label="First day of the period" required {...form.getInputProps('from')} />
              <DateField label="Last day" required {...form.getInputProps('to')} />
              <TextInput label="Final rating" description="Two decimals, such as 4.28" required {...form.getInputProps('final')} />
              <Select
                label="Adjective"
                description="As the paper has it"
                required
                data={LEVELS.map((level) => ADJECTIVES[level])}
                {...form.getInputProps('adjective')}
              />
            </SimpleGrid>
            <TextInput label="Paper" description="Such as Summary list of ratings, 15 Jul 2025" required {...form.getInputProps('paper')} />
            {rating && (
              <Button variant="subtle" color="red" loading={removing.isPending} onClick={() => void remove()}>
                Delete
              </Button>
            )}
          </Stack>
        )}
      </FormShell>
    </Dialog>
  );
}
