import { Dialog } from '@talaan/kernel/web/dialogs/dialog.tsx';
import { FormShell } from '@talaan/kernel/web/forms/form-shell.tsx';
import { addProgramme, changeProgramme, listProgrammes, readProgramme, type Programme } from '../../contract/programmes.ts';
import { programmeBody, ProgrammeFieldset, typedProgramme } from './programme-fields.tsx';
import { SessionFields, type TypedSession } from './session-fields.tsx';

interface ProgrammeDialogProps {
  /** Null for a new one. */
  programme: Programme | null;
  version?: number | undefined;
  onClose: () => void;
}

export function ProgrammeDialog({ programme, version, onClose }: ProgrammeDialogProps) {
  const isNew = programme === null;
  const initial = {
    ...typedProgramme(programme),
    sessions: (programme?.sessions ?? []).map(({ id, date, from_minute, to_minute, topic }, line): TypedSession => ({
      line,
      id,
      date,
      from_minute,
      to_minute,
      topic,
    })),
  };
  return (
    <Dialog onClose={onClose} size="form" title={isNew ? 'Add a training' : 'Change the training'}>
      <FormShell
        endpoint={isNew ? addProgramme : changeProgramme}
        params={isNew ? {} : { id: programme.id }}
        initial={initial}
        version={version}
        body={({ sessions, ...values }) => ({
          ...programmeBody(values),
          sessions: sessions.map(({ id, date, from_minute, to_minute, topic }) => ({
            id,
            date: date ?? '',
            from_minute: from_minute ?? Number.NaN,
            to_minute: to_minute ?? Number.NaN,
            topic,
          })),
        })}
        draft={`training:${programme?.id ?? 'new'}`}
        submit={isNew ? 'Add' : 'Save'}
        success="The training was saved."
        alsoRefresh={[listProgrammes, readProgramme]}
        onDone={onClose}
      >
        {(form) => (
          <>
            <ProgrammeFieldset form={form} />
            <SessionFields
              sessions={form.getValues().sessions}
              firstDay={form.getValues().first_day}
              errors={form.errors}
              onChange={(sessions) => form.setFieldValue('sessions', sessions)}
            />
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
