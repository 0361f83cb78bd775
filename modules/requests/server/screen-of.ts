/** The screen of a record, from `/coe/{id}`. */
export function screenOf(screen: string, recordId: number): string {
  return screen.replace('{id}', String(recordId));
}
