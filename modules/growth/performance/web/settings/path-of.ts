/** The number of the record in the path of a call where one is changed; nothing in that of a new one. */
export function pathOf(record: { id: number } | undefined): Record<string, never> {
  return (record ? { id: record.id } : {}) as Record<string, never>;
}
