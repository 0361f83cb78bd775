import { speakPlainly } from '@talaan/kernel/web/forms/speak-plainly.ts';
import { schemaOf } from '../../contract/field-schemas.ts';
import type { Field, Typed } from '../../contract/field.ts';

speakPlainly();

/** What is wrong with what was typed into a field, as its schema says it. Comes with Zod: loaded when something is typed. */
export function faultOf(field: Field, typed: Typed): string | undefined {
  return schemaOf(field).safeParse(typed).error?.issues[0]?.message;
}
