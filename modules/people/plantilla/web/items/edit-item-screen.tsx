import { Skeleton, Stack, TextInput } from '@mantine/core';
import { useNavigate, useParams } from 'react-router';
import { LoadFailed } from '@talaan/kernel/web/empty-state.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { Page } from '@talaan/kernel/web/pages/page.tsx';
import { useCall } from '@talaan/kernel/web/calls/use-call.ts';
import { editItem, listItems, readItem, type ItemRecord } from '../../contract/items.ts';
import { factsOf, ItemFields, type ItemValues } from './item-fields.tsx';

export function Screen() {
  const id = Number(useParams().id);
  const answer = useCall(readItem, { params: { id } });
  const item = answer.data?.item;
  return (
    <Page
      title="Edit plantilla item"
      intro={item && `${item.item_number} · ${item.position}. Its position changes by reclassification alone.`}
    >
      <Stack maw={760}>
        {item ? (
          <EditForm key={id} item={item} version={answer.data?.version} />
        ) : answer.isError ? (
          <LoadFailed failure={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <Skeleton h={480} />
        )}
      </Stack>
    </Page>
  );
}

function EditForm({ item, version }: { item: ItemRecord; version: number | undefined }) {
  const navigate = useNavigate();
  const back = () => navigate(`/plantilla/items/${item.id}`);
  return (
    <FormShell
      endpoint={editItem}
      params={{ id: item.id }}
      version={version}
      initial={{ ...valuesOf(item), change_authority: '' }}
      body={(values) => ({ ...factsOf(values), change_authority: values.change_authority })}
      draft={`plantilla-item:${item.id}`}
      submit="Save"
      success={`Item ${item.item_number} was saved.`}
      alsoRefresh={[listItems]}
      onDone={back}
      onCancel={back}
    >
      {(form) => (
        <>
          <TextInput label="Item number" required {...form.getInputProps('item_number')} />
          <ItemFields form={form} />
          <TextInput
            label="Authority of this change"
            description="What allows the correction: order, NOSCA, memorandum"
            required
            {...form.getInputProps('change_authority')}
          />
        </>
      )}
    </FormShell>
  );
}

function valuesOf(item: ItemRecord): ItemValues {
  const { own_standards: own } = item;
  return {
    item_number: item.item_number,
    old_item_number: item.old_item_number,
    parenthetical_title: item.parenthetical_title,
    office_id: item.office_id,
    level_id: item.level_id,
    coverage_id: item.coverage_id,
    attribution: item.attribution,
    area_code: item.area_code,
    area_type: item.area_type,
    authority: item.authority,
    authority_date: item.authority_date,
    education: own.education ?? '',
    experience_years: own.experience_years ?? '',
    training_hours: own.training_hours ?? '',
    eligibility: own.eligibility ?? '',
    competency: own.competency ?? '',
  };
}
