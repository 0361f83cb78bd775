/** Test files that may take more than their budget of the processor, each with its reason. */
export const HEAVY: Readonly<Record<string, string>> = {};
