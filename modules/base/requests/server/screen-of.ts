/** The screen of a record, from `/coe/{id}` or, where the record is that of its owner, `/pds/checking/{owner}`. */
export function screenOf(screen: string, recordId: number, ownerId: number | null): string {
  return screen.replace('{id}', String(recordId)).replace('{owner}', String(ownerId));
}
