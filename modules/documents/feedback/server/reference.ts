import type { Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';
import { MODULE_TITLES } from '../rules/modules.ts';

const SETTINGS = {
  intro_en:
    'This form measures how clients are served by government offices. Your answers help us to serve better. What you answer is kept without your name.',
  intro_fil:
    'Sinusukat ng form na ito ang karanasan ng mga kliyente sa mga tanggapan ng gobyerno. Makatutulong ang iyong sagot upang mapabuti ang aming serbisyo. Itatabi ito nang walang pangalan.',
  valid_days: 60,
  ask_percent: 100,
};

/** The modules that feedback is about; one that is new is on, and what the university set stays. */
export async function loadReference(client: Connection): Promise<void> {
  await client.query(
    `insert into feedback.module (code, title) select m.key, m.value from jsonb_each_text($1::jsonb) m
     on conflict (code) do update set title = excluded.title where feedback.module.title <> excluded.title`,
    [JSON.stringify(MODULE_TITLES)],
  );
  await client.query(
    `insert into feedback.setting (intro_en, intro_fil, valid_days, ask_percent)
     select s.intro_en, s.intro_fil, s.valid_days, s.ask_percent from jsonb_populate_record(null::feedback.setting, $1::jsonb) s
     on conflict (id) do nothing`,
    [JSON.stringify(SETTINGS)],
  );
}
