import { useState } from 'react';
import { Select, Stack, Text } from '@mantine/core';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { PreviewRow } from '../../../contract/field-edits.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import { FormShell } from '../../forms/form-shell.tsx';
import { count } from '../../format-instant.ts';
import { useLoaded } from '../../use-loaded.ts';
import type { BulkFields, BulkForm, BulkValues } from './bulk-fields.ts';
import { EditDone } from './edit-done.tsx';
import { EditPreview } from './edit-preview.tsx';
import { EditsOfToday } from './edits-of-today.tsx';
import type { Told } from './use-undo.ts';

export interface EditFieldProps {
  /** What can be edited, of one module or several. */
  of: readonly BulkFields[];
  list: Pick<Endpoint, 'path'>;
  /** What the list is asked beside its filters. */
  query: Record<string, unknown>;
  ids: readonly number[];
  onClose: () => void;
}

interface Chosen {
  of: BulkFields;
  field: string;
}

/** One field of chosen rows: what it becomes, what that does with each row, and what became of them. */
export function EditFieldDialog({ of, list, query, ids, onClose }: EditFieldProps) {
  const all = of.flatMap((one) => Object.entries(one.calls.fields).map(([field, title]) => ({ of: one, field, title })));
  const [chosen, setChosen] = useState<Chosen>();
  const [values, setValues] = useState<BulkValues>();
  const [rows, setRows] = useState<readonly PreviewRow[]>();
  const [told, setTold] = useState<Told>();
  const title = all.find((one) => one.of === chosen?.of && one.field === chosen.field)?.title;
  if (told)
    return (
      <Dialog title={told.edit === null ? 'Edit field' : `${title ?? 'Field'} changed`} size="form" onClose={onClose}>
        <EditDone told={told} list={list} onUndone={setTold} onClose={onClose} />
      </Dialog>
    );
  if (chosen && values && rows)
    return (
      <Dialog title={`${title}: ${count(ids.length, 'row')}`} size="paper" onClose={onClose}>
        <EditPreview
          of={chosen.of}
          given={{ field: chosen.field, ...values }}
          rows={rows}
          list={list}
          onBack={() => setRows(undefined)}
          onDone={setTold}
        />
      </Dialog>
    );
  return (
    <Dialog title={`Edit a field of ${count(ids.length, 'row')}`} size="form" onClose={onClose}>
      <Stack gap="md">
        <Select
          label="Field"
          required
          allowDeselect={false}
          placeholder="Choose the field"
          data={all.map((one, at) => ({ value: String(at), label: one.title }))}
          value={chosen ? String(all.findIndex((one) => one.of === chosen.of && one.field === chosen.field)) : null}
          onChange={(at) => {
            setChosen(all[Number(at)]);
            setValues(undefined);
          }}
        />
        {chosen && title && (
          <ValueForm
            key={`${chosen.of.calls.edit.path} ${chosen.field}`}
            chosen={chosen}
            title={title}
            query={query}
            ids={ids}
            values={values}
            onPreview={(given, previewed) => {
              setValues(given);
              setRows(previewed);
            }}
          />
        )}
        {!chosen && of.map((one) => <EditsOfToday key={one.calls.edit.path} of={one} list={list} onUndone={setTold} />)}
      </Stack>
    </Dialog>
  );
}

interface ValueFormProps {
  chosen: Chosen;
  title: string;
  query: Record<string, unknown>;
  ids: readonly number[];
  values: BulkValues | undefined;
  onPreview: (values: BulkValues, rows: readonly PreviewRow[]) => void;
}

/** The value, as the single form takes it, with what is asked beside it. */
function ValueForm(props: ValueFormProps) {
  const form = useLoaded<BulkForm>(props.chosen.of.load);
  return form && <LoadedForm {...props} form={form} />;
}

function LoadedForm({ chosen, title, query, ids, values, onPreview, form: { fields, asked } }: ValueFormProps & { form: BulkForm }) {
  const { blank, Field } = fields[chosen.field]!;
  const [given, setGiven] = useState<BulkValues>();
  const initial: BulkValues = values ?? { value: blank, asked: asked?.blank(query) ?? {} };
  return (
    <FormShell
      endpoint={chosen.of.calls.preview}
      initial={initial}
      body={(entered) => {
        setGiven(entered);
        return { field: chosen.field, ...entered, ids } as never;
      }}
      draft={`field-edit:${chosen.of.calls.edit.path}:${chosen.field}`}
      submit="Preview"
      success={null}
      onDone={(answer) => given && onPreview(given, answer.rows)}
    >
      {(shell) => (
        <Stack gap="sm">
          <Field
            label={title}
            value={shell.getValues().value as never}
            onChange={(value) => shell.setFieldValue('value', value)}
            error={shell.errors['value']}
          />
          {asked && <asked.Fields form={shell} />}
          <Text size="sm" c="dimmed">
            Nothing is written before you have seen what becomes of each row.
          </Text>
        </Stack>
      )}
    </FormShell>
  );
}
